/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
/** A way by which a reminder comes. */
export type ReminderWay =
  /** By mail to the confirmed address. */
  | 'mail'
  /** As a notice on the devices that are registered for it, while they are signed in. */
  | 'push';

export type QuietOfferQueryVariables = Exact<{ [key: string]: never; }>;


export type QuietOfferQuery = { offers: { mail: boolean, pushKey: string | null }, waysIn: { address: string | null, isAddressConfirmed: boolean, recoverySheetCreatedAt: string | null }, reminder: { way: ReminderWay | null }, consent: { isCurrent: boolean } };

export type RenewConsentMutationVariables = Exact<{
  version: string;
}>;


export type RenewConsentMutation = { renewConsent: { isCurrent: boolean } };

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

export const QuietOfferDocument = new TypedDocumentString(`
    query QuietOffer {
  offers {
    mail
    pushKey
  }
  waysIn {
    address
    isAddressConfirmed
    recoverySheetCreatedAt
  }
  reminder {
    way
  }
  consent {
    isCurrent
  }
}
    `) as unknown as TypedDocumentString<QuietOfferQuery, QuietOfferQueryVariables>;
export const RenewConsentDocument = new TypedDocumentString(`
    mutation RenewConsent($version: String!) {
  renewConsent(version: $version) {
    isCurrent
  }
}
    `) as unknown as TypedDocumentString<RenewConsentMutation, RenewConsentMutationVariables>;