/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A message from the contact page. It is not tied to an account. */
export type SendFeedbackInput = {
  /** The message; 1 to 10,000 Unicode code points after trimming. */
  comment: string;
  /** A valid e-mail address for a reply, if wanted. */
  email?: string | null | undefined;
  /** Honeypot, which people never see: a filled honeypot gets a success response, and nothing is stored. */
  honeypot?: string | null | undefined;
  /** The writer's name, if given; at most 100 Unicode code points. */
  name?: string | null | undefined;
};

export type SendFeedbackMutationVariables = Exact<{
  input: SendFeedbackInput;
}>;


export type SendFeedbackMutation = { sendFeedback: { receivedAt: string } };


export const SendFeedbackDocument = {"__meta__":{"documentId":"sha256:18bf9348b8c8f2a6eb4d7c394618b1f4db7e5a2a0dc654c05bd1b80d840e5aad","operationName":"SendFeedback"}} as unknown as DocumentNode<SendFeedbackMutation, SendFeedbackMutationVariables>;