/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type DisplacedDraftQueryVariables = Exact<{ [key: string]: never; }>;


export type DisplacedDraftQuery = { displacedDraft: { content: string, updatedAt: string | null } };

export type DiscardDisplacedDraftMutationVariables = Exact<{
  updatedAt: string;
}>;


export type DiscardDisplacedDraftMutation = { discardDisplacedDraft: boolean };


export const DisplacedDraftDocument = {"__meta__":{"documentId":"sha256:a8a0a95a9660ddbc8f02b081ac7170f2d5d6c764649b2883e17589ffda1e165e","operationName":"DisplacedDraft"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DisplacedDraft"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"displacedDraft"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DraftFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DraftFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Draft"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<DisplacedDraftQuery, DisplacedDraftQueryVariables>;
export const DiscardDisplacedDraftDocument = {"__meta__":{"documentId":"sha256:1ec65e46e823806c198af212a149de60e43eeaefeeeab7981a5866859b004cdf","operationName":"DiscardDisplacedDraft"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DiscardDisplacedDraft"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"updatedAt"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTime"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"discardDisplacedDraft"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"updatedAt"},"value":{"kind":"Variable","name":{"kind":"Name","value":"updatedAt"}}}]}]}}]} as unknown as DocumentNode<DiscardDisplacedDraftMutation, DiscardDisplacedDraftMutationVariables>;