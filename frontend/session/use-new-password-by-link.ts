import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import { plainRequest } from '../graphql/plain-request.ts';
import { useLinkToken } from '../lib/use-link-token.ts';
import { askForUser } from './use-current-user.ts';
import { usePlainForm } from './use-plain-form.ts';

/** A form that sets a new password by the link of a mail: its token, its state, its reply, and why the link is over, if it is. */
export function useNewPasswordByLink<Data extends object>(
  operation: DocumentTypeDecoration<Data, { token: string; password: string }>,
) {
  const { token, result, finish } = useLinkToken<{ reply: Data } | { over: string }>();
  const plainForm = usePlainForm({
    check: async (entries) =>
      (await import('../../bff/account/account.rules.ts')).tokenAndPasswordRule.safeParse(entries),
    send: async (values) => {
      finish({ reply: await plainRequest(operation, values) });
      // All sessions have ended, this browser's too.
      void askForUser();
    },
    onFailure: ({ fields }, values) => {
      if (fields.token === undefined || values.token !== token) return false;
      finish({ over: fields.token });
      return true;
    },
  });
  const over = result && 'over' in result ? result.over : undefined;
  const reply = result && 'reply' in result ? result.reply : undefined;
  return { ...plainForm, token, over, reply, isOpen: result === null };
}
