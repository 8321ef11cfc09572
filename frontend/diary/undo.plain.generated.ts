/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
/** A deleted answer that is to come back. */
export type RestoreAnswerInput = {
  /** The text that it had; 1 to 10,000 Unicode code points after trimming. */
  content: string;
  /** Which answer. */
  id: string | number;
};

export type RestoreAnswerMutationVariables = Exact<{
  input: RestoreAnswerInput;
}>;


export type RestoreAnswerMutation = { restoreAnswer: { id: string } };

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

export const RestoreAnswerDocument = new TypedDocumentString(`
    mutation RestoreAnswer($input: RestoreAnswerInput!) {
  restoreAnswer(input: $input) {
    id
  }
}
    `) as unknown as TypedDocumentString<RestoreAnswerMutation, RestoreAnswerMutationVariables>;