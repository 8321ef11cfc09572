/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type RecoveryCodeQueryVariables = Exact<{ [key: string]: never; }>;


export type RecoveryCodeQuery = { me: { id: string, username: string | null, recoveryCodeCreatedAt: string | null } | null };

export type CreateRecoveryCodeMutationVariables = Exact<{
  currentPassword?: string | null | undefined;
}>;


export type CreateRecoveryCodeMutation = { createRecoveryCode: { code: string, createdAt: string } };


export const RecoveryCodeDocument = {"__meta__":{"documentId":"sha256:2211224f5880c2b927b3daadc8e8baee9d8707a3033a43aea88aa50d16167015","operationName":"RecoveryCode"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RecoveryCode"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"recoveryCodeCreatedAt"}}]}}]}}]} as unknown as DocumentNode<RecoveryCodeQuery, RecoveryCodeQueryVariables>;
export const CreateRecoveryCodeDocument = {"__meta__":{"documentId":"sha256:3eeec4d41b6db1f412f6d3e423d1f7e2a884136d4fb846d2ebb3a511d9852836","operationName":"CreateRecoveryCode"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateRecoveryCode"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"currentPassword"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createRecoveryCode"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"currentPassword"},"value":{"kind":"Variable","name":{"kind":"Name","value":"currentPassword"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]}}]} as unknown as DocumentNode<CreateRecoveryCodeMutation, CreateRecoveryCodeMutationVariables>;