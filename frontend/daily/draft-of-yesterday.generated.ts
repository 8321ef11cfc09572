/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type DraftOfYesterdayQueryVariables = Exact<{ [key: string]: never; }>;


export type DraftOfYesterdayQuery = { draft: { updatedAt: string | null } };


export const DraftOfYesterdayDocument = {"__meta__":{"documentId":"sha256:410ddcb0b29364973236bd9adaeff83296245dc167424d061174c7abbb9751dc","operationName":"DraftOfYesterday"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DraftOfYesterday"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"draft"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"day"},"value":{"kind":"EnumValue","value":"YESTERDAY"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]}}]} as unknown as DocumentNode<DraftOfYesterdayQuery, DraftOfYesterdayQueryVariables>;