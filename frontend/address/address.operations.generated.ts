/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type AddressStateFragment = { username: string | null, isAddressConfirmed: boolean, pendingAddress: string | null };

export type RequestAddressConfirmationMutationVariables = Exact<{ [key: string]: never; }>;


export type RequestAddressConfirmationMutation = { requestAddressConfirmation: { __typename: 'RequestAddressConfirmationPayload' } };

export type ChangeAddressMutationVariables = Exact<{
  username: string;
  currentPassword?: string | null | undefined;
}>;


export type ChangeAddressMutation = { changeAddress: { account: { username: string | null, isAddressConfirmed: boolean, pendingAddress: string | null } } };

export const AddressStateFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AddressState"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Account"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"isAddressConfirmed"}},{"kind":"Field","name":{"kind":"Name","value":"pendingAddress"}}]}}]} as unknown as DocumentNode<AddressStateFragment, unknown>;
export const RequestAddressConfirmationDocument = {"__meta__":{"documentId":"sha256:dad1c41ed502ccb8389926f336bd2699ce9ecdd6ed7a26635e0e143c00bead19","operationName":"RequestAddressConfirmation"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RequestAddressConfirmation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestAddressConfirmation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<RequestAddressConfirmationMutation, RequestAddressConfirmationMutationVariables>;
export const ChangeAddressDocument = {"__meta__":{"documentId":"sha256:2daf2b794cba730da3e880d22cfa87a8301aac37ec58658d7d77ab544e28f5ff","operationName":"ChangeAddress"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangeAddress"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"username"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"currentPassword"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changeAddress"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"username"},"value":{"kind":"Variable","name":{"kind":"Name","value":"username"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"currentPassword"},"value":{"kind":"Variable","name":{"kind":"Name","value":"currentPassword"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"account"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AddressState"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AddressState"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Account"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"isAddressConfirmed"}},{"kind":"Field","name":{"kind":"Name","value":"pendingAddress"}}]}}]} as unknown as DocumentNode<ChangeAddressMutation, ChangeAddressMutationVariables>;