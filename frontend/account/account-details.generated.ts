/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** How an account was created; `LOCAL` also once it has got a password. */
export type Provider =
  /** By signing in with an Apple account. */
  | 'APPLE'
  /** By signing in with a Google account. */
  | 'GOOGLE'
  /** With e-mail address and password. */
  | 'LOCAL'
  /** By signing in at the OpenID Connect provider of this instance. */
  | 'OIDC';

/** How a reminder comes. */
export type ReminderChannel =
  /** By mail to the confirmed address. */
  | 'MAIL'
  /** As a notice on the devices that are registered for it, while they are signed in. */
  | 'PUSH';

/** A day of the week. */
export type Weekday =
  /** The fifth. */
  | 'FRIDAY'
  /** The first day of the week. */
  | 'MONDAY'
  /** The sixth. */
  | 'SATURDAY'
  /** The last. */
  | 'SUNDAY'
  /** The fourth. */
  | 'THURSDAY'
  /** The second. */
  | 'TUESDAY'
  /** The third. */
  | 'WEDNESDAY';

export type DiscloseAccountMutationVariables = Exact<{
  currentPassword?: string | null | undefined;
}>;


export type DiscloseAccountMutation = { discloseAccount: { account: { username: string | null, addressConfirmedAt: string | null, pendingAddress: string | null, name: string | null, provider: Provider, createdAt: string, lastLoginAt: string | null, lastUsedAt: string | null, termsVersion: string | null, formerAddresses: Array<string>, newDeviceMailedAt: string | null, signInMethodsMailedAt: string | null, timeZone: string | null, hasMemories: boolean, hasStreak: boolean, hasSecurityMails: boolean, hasPassword: boolean, recoveryCodeCreatedAt: string | null, pushServices: Array<string>, storage: { usedBytes: number, maxBytes: number }, consents: Array<{ version: string, consentedAt: string }>, sessions: Array<{ browser: string, signedInAt: string | null, lastUsedAt: string, isCurrent: boolean }>, passkeys: Array<{ name: string, createdAt: string, lastUsedAt: string | null, isBackedUp: boolean }>, identities: Array<{ provider: Provider, createdAt: string }>, reminder: { unansweredCount: number, isOn: boolean, hasEnded: boolean, time: string, weekdays: Array<Weekday>, channel: ReminderChannel | null, isOnThisDevice: boolean }, imports: Array<{ importedAt: string, entries: number, firstDay: string, lastDay: string, undoableUntil: string }>, apiTokens: Array<{ name: string, scopes: Array<string>, createdAt: string, expiresAt: string, lastUsedAt: string | null, lastUsedBy: string | null }> } } };


export const DiscloseAccountDocument = {"__meta__":{"documentId":"sha256:a3562c9f9cf654b599720421e66c5fb160fd499d00f41da6535c2102b0e2a8fa","operationName":"DiscloseAccount"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DiscloseAccount"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"currentPassword"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"discloseAccount"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"currentPassword"},"value":{"kind":"Variable","name":{"kind":"Name","value":"currentPassword"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"account"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"addressConfirmedAt"}},{"kind":"Field","name":{"kind":"Name","value":"pendingAddress"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"provider"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastLoginAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}},{"kind":"Field","name":{"kind":"Name","value":"termsVersion"}},{"kind":"Field","name":{"kind":"Name","value":"formerAddresses"}},{"kind":"Field","name":{"kind":"Name","value":"newDeviceMailedAt"}},{"kind":"Field","name":{"kind":"Name","value":"signInMethodsMailedAt"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"hasMemories"}},{"kind":"Field","name":{"kind":"Name","value":"hasStreak"}},{"kind":"Field","name":{"kind":"Name","value":"hasSecurityMails"}},{"kind":"Field","name":{"kind":"Name","value":"storage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"usedBytes"}},{"kind":"Field","name":{"kind":"Name","value":"maxBytes"}}]}},{"kind":"Field","name":{"kind":"Name","value":"consents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"consentedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sessions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"browser"}},{"kind":"Field","name":{"kind":"Name","value":"signedInAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}},{"kind":"Field","name":{"kind":"Name","value":"isCurrent"}}]}},{"kind":"Field","name":{"kind":"Name","value":"hasPassword"}},{"kind":"Field","name":{"kind":"Name","value":"passkeys"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}},{"kind":"Field","name":{"kind":"Name","value":"isBackedUp"}}]}},{"kind":"Field","name":{"kind":"Name","value":"identities"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"provider"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"recoveryCodeCreatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"reminder"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReminderState"}},{"kind":"Field","name":{"kind":"Name","value":"unansweredCount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pushServices"}},{"kind":"Field","name":{"kind":"Name","value":"imports"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"importedAt"}},{"kind":"Field","name":{"kind":"Name","value":"entries"}},{"kind":"Field","name":{"kind":"Name","value":"firstDay"}},{"kind":"Field","name":{"kind":"Name","value":"lastDay"}},{"kind":"Field","name":{"kind":"Name","value":"undoableUntil"}}]}},{"kind":"Field","name":{"kind":"Name","value":"apiTokens"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"scopes"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedBy"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReminderState"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Reminder"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isOn"}},{"kind":"Field","name":{"kind":"Name","value":"hasEnded"}},{"kind":"Field","name":{"kind":"Name","value":"time"}},{"kind":"Field","name":{"kind":"Name","value":"weekdays"}},{"kind":"Field","name":{"kind":"Name","value":"channel"}},{"kind":"Field","name":{"kind":"Name","value":"isOnThisDevice"}}]}}]} as unknown as DocumentNode<DiscloseAccountMutation, DiscloseAccountMutationVariables>;