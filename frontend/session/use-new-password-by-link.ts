import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import { plainRequest } from '../graphql/plain-request.ts';
import { useLinkToken } from '../lib/use-link-token.ts';
import { askForUser } from './use-current-user.ts';
import { usePlainForm } from './use-plain-form.ts';

/** A form that sets a new password by the link of a mail: its token, its state, and why the link is over, if it is. */
export function useNewPasswordByLink<Data>(
  operation: DocumentTypeDecoration<Data, { token: string; password: string }>,
) {
  const { token, result, finish } = useLinkToken<'done' | { over: string }>();
  const plainForm = usePlainForm({
    check: async (entries) =>
      (await import('../../bff/account/account.rules.ts')).tokenAndPasswordRule.safeParse(entries),
    send: async (values) => {
      await plainRequest(operation, values);
      finish('done');
      // All sessions have ended, this browser's too.
      void askForUser();
    },
    onFailure: ({ fields }, values) => {
      if (fields.token === undefined || values.token !== token) return false;
      finish({ over: fields.token });
      return true;
    },
  });
  const over = typeof result === 'object' ? result?.over : undefined;
  return { ...plainForm, token, over, isDone: result === 'done', isOpen: result === null };
}
