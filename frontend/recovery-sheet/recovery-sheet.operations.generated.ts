/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type RecoverySheetQueryVariables = Exact<{ [key: string]: never; }>;


export type RecoverySheetQuery = { waysIn: { address: string | null, hasPassword: boolean, recoverySheetCreatedAt: string | null, passkeys: Array<{ id: string }> } };

export type CreateRecoverySheetMutationVariables = Exact<{
  currentPassword?: string | null | undefined;
}>;


export type CreateRecoverySheetMutation = { createRecoverySheet: { code: string, createdAt: string } };


export const RecoverySheetDocument = {"__meta__":{"documentId":"sha256:d167e18601dc14475906dc2cd5c94652470392545e53c8510034214935e2a66c","operationName":"RecoverySheet"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RecoverySheet"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"waysIn"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"hasPassword"}},{"kind":"Field","name":{"kind":"Name","value":"passkeys"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"recoverySheetCreatedAt"}}]}}]}}]} as unknown as DocumentNode<RecoverySheetQuery, RecoverySheetQueryVariables>;
export const CreateRecoverySheetDocument = {"__meta__":{"documentId":"sha256:443e36e7a2d8dab4690ad5796b761c74287404a5a3b4973173db38b1baf6e08a","operationName":"CreateRecoverySheet"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateRecoverySheet"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"currentPassword"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createRecoverySheet"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"currentPassword"},"value":{"kind":"Variable","name":{"kind":"Name","value":"currentPassword"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]}}]} as unknown as DocumentNode<CreateRecoverySheetMutation, CreateRecoverySheetMutationVariables>;