/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
/** How an account was created; `local` also once it has got a password. */
export type Provider =
  /** By signing in with an Apple account. */
  | 'apple'
  /** By signing in with a Google account. */
  | 'google'
  /** With e-mail address and password. */
  | 'local';

export type YoungWaysInPartsFragment = { removalToken: string | null, passkeys: Array<{ id: string, name: string, createdAt: string }>, identities: Array<{ provider: Provider, createdAt: string }> };

export type RemoveYoungWaysInMutationVariables = Exact<{
  token: string;
}>;


export type RemoveYoungWaysInMutation = { removeYoungWaysIn: boolean };

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
export const YoungWaysInPartsFragmentDoc = new TypedDocumentString(`
    fragment YoungWaysInParts on YoungWaysIn {
  passkeys {
    id
    name
    createdAt
  }
  identities {
    provider
    createdAt
  }
  removalToken
}
    `, {"fragmentName":"YoungWaysInParts"}) as unknown as TypedDocumentString<YoungWaysInPartsFragment, unknown>;
export const RemoveYoungWaysInDocument = new TypedDocumentString(`
    mutation RemoveYoungWaysIn($token: String!) {
  removeYoungWaysIn(token: $token)
}
    `) as unknown as TypedDocumentString<RemoveYoungWaysInMutation, RemoveYoungWaysInMutationVariables>;