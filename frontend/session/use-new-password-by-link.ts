import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { plainRequest } from '../graphql/plain-request.ts';
import { useLinkForm } from '../ui/use-link-form.ts';
import { queryUser } from './use-current-user.ts';

/** A form that sets a new password by the link in a mail. */
export function useNewPasswordByLink<Data extends object>(
  operation: TypedDocumentNode<Data, { token: string; password: string }>,
) {
  return useLinkForm({
    rule: async () => (await import('../../bff/account/account.rules.ts')).tokenAndPasswordRule,
    send: (values) => plainRequest(operation, values),
    // All sessions have ended, including this browser's.
    onReply: () => void queryUser(),
  });
}
