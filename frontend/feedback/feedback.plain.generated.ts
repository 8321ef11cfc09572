/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
/** A message from the contact page. It is not tied to an account. */
export type SendFeedbackInput = {
  /** The message; 1 to 10,000 Unicode code points. */
  comment: string;
  /** A valid e-mail address for a reply, if wanted. */
  email?: string | null | undefined;
  /** Honeypot, which people never see: a filled one is answered like a success, and nothing is stored. */
  honeypot?: string | null | undefined;
  /** The writer's name, if given. */
  name?: string | null | undefined;
};

export type SendFeedbackMutationVariables = Exact<{
  input: SendFeedbackInput;
}>;


export type SendFeedbackMutation = { sendFeedback: boolean };

export class TypedDocumentString<TResult, TVariables>
  extends String
  implements DocumentTypeDecoration<TResult, TVariables>
{
  __apiType?: NonNullable<DocumentTypeDecoration<TResult, TVariables>['__apiType']>;
  private value: string;
  public __meta__?: Record<string, any> | undefined;

  constructor(value: string, __meta__?: Record<string, any> | undefined) {
    super(value);
    this.value = value;
    this.__meta__ = __meta__;
  }

  override toString(): string & DocumentTypeDecoration<TResult, TVariables> {
    return this.value;
  }
}

export const SendFeedbackDocument = new TypedDocumentString(`
    mutation SendFeedback($input: SendFeedbackInput!) {
  sendFeedback(input: $input)
}
    `) as unknown as TypedDocumentString<SendFeedbackMutation, SendFeedbackMutationVariables>;