import { useLinkToken } from '../lib/use-link-token.ts';
import { type Rule, useForm } from './use-form.ts';

/** The server says that the link is over, and here no code was typed. */
export const NO_CODE_TYPED = { errors: { token: 'Bitte gib den Code ein.' } };

/** A form that uses up the link of a mail: its token, the reply, and why the link is invalid. */
export function useLinkForm<Values extends { token: string }, Reply>(options: {
  rule: () => Promise<Rule<Values>>;
  send: (values: Values) => Promise<Reply>;
  onReply: (reply: Reply) => void;
}) {
  const { token, result, finish } = useLinkToken<{ reply?: Reply; over?: string }>();
  const form = useForm({
    rule: options.rule,
    send: async (values) => {
      const reply = await options.send(values);
      finish({ reply });
      options.onReply(reply);
    },
    onFailure: ({ fields }, values) => {
      if (fields.token === undefined) return undefined;
      if (values?.token === '') return NO_CODE_TYPED;
      if (values?.token !== token) return undefined;
      finish({ over: fields.token });
      return {};
    },
  });
  return { ...form, ...result, token, isOpen: result === null };
}
