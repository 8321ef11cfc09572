/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** How a reminder comes. */
export type ReminderChannel =
  /** By mail to the confirmed address. */
  | 'MAIL'
  /** As a notice on the devices that are registered for it, while they are signed in. */
  | 'PUSH';

export type QuietOfferQueryVariables = Exact<{ [key: string]: never; }>;


export type QuietOfferQuery = { offers: { mail: boolean, pushKey: string | null }, me: { id: string, username: string | null, isAddressConfirmed: boolean, recoveryCodeCreatedAt: string | null, reminder: { channel: ReminderChannel | null }, consent: { isCurrent: boolean } } | null };

export type RenewConsentMutationVariables = Exact<{
  version: string;
}>;


export type RenewConsentMutation = { renewConsent: { account: { consent: { isCurrent: boolean } } } };


export const QuietOfferDocument = {"__meta__":{"documentId":"sha256:05b9c410a5335db1ed1ece971a69b6a7c26bfd7ab4475db6060becc6f4ff5d83","operationName":"QuietOffer"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"QuietOffer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"offers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mail"}},{"kind":"Field","name":{"kind":"Name","value":"pushKey"}}]}},{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"isAddressConfirmed"}},{"kind":"Field","name":{"kind":"Name","value":"recoveryCodeCreatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"reminder"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"channel"}}]}},{"kind":"Field","name":{"kind":"Name","value":"consent"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isCurrent"}}]}}]}}]}}]} as unknown as DocumentNode<QuietOfferQuery, QuietOfferQueryVariables>;
export const RenewConsentDocument = {"__meta__":{"documentId":"sha256:818191a24b9731008a1cd498c7e268b13be29bb43a06616f522b658fa7188c1a","operationName":"RenewConsent"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RenewConsent"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"renewConsent"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"account"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"consent"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isCurrent"}}]}}]}}]}}]}}]} as unknown as DocumentNode<RenewConsentMutation, RenewConsentMutationVariables>;