/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type AddressStateFragment = { address: string | null, isAddressConfirmed: boolean, pendingAddress: string | null };

export type RequestAddressConfirmationMutationVariables = Exact<{ [key: string]: never; }>;


export type RequestAddressConfirmationMutation = { requestAddressConfirmation: boolean };

export type ChangeAddressMutationVariables = Exact<{
  username: string;
  currentPassword?: string | null | undefined;
}>;


export type ChangeAddressMutation = { changeAddress: { isDone: boolean } };

export const AddressStateFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AddressState"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WaysIn"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"isAddressConfirmed"}},{"kind":"Field","name":{"kind":"Name","value":"pendingAddress"}}]}}]} as unknown as DocumentNode<AddressStateFragment, unknown>;
export const RequestAddressConfirmationDocument = {"__meta__":{"documentId":"sha256:935df57bc95534c845f0109de2b9049bf31446beacb0a8f6cdc6a04460e37db2","operationName":"RequestAddressConfirmation"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RequestAddressConfirmation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestAddressConfirmation"}}]}}]} as unknown as DocumentNode<RequestAddressConfirmationMutation, RequestAddressConfirmationMutationVariables>;
export const ChangeAddressDocument = {"__meta__":{"documentId":"sha256:244c1d34b5e06d31190956a5e6236f75001ab3e071c47b1e71d3f3961847c357","operationName":"ChangeAddress"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangeAddress"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"username"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"currentPassword"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changeAddress"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"username"},"value":{"kind":"Variable","name":{"kind":"Name","value":"username"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"currentPassword"},"value":{"kind":"Variable","name":{"kind":"Name","value":"currentPassword"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isDone"}}]}}]}}]} as unknown as DocumentNode<ChangeAddressMutation, ChangeAddressMutationVariables>;