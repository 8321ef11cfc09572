/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type DevicesQueryVariables = Exact<{ [key: string]: never; }>;


export type DevicesQuery = { sessions: Array<{ id: string, browser: string, lastUsedAt: string, isCurrent: boolean }> };

export type ProgramKeyNamesQueryVariables = Exact<{ [key: string]: never; }>;


export type ProgramKeyNamesQuery = { programKeys: Array<{ id: string, name: string }> };

export type LogOutEverywhereMutationVariables = Exact<{
  endsProgramKeys: boolean;
}>;


export type LogOutEverywhereMutation = { logOutEverywhere: boolean };


export const DevicesDocument = {"__meta__":{"documentId":"sha256:1d2f04c4018d6104f4514ac29cd6c1e75c804d587546a52ce45b8c5625c7abe1","operationName":"Devices"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Devices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sessions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"browser"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}},{"kind":"Field","name":{"kind":"Name","value":"isCurrent"}}]}}]}}]} as unknown as DocumentNode<DevicesQuery, DevicesQueryVariables>;
export const ProgramKeyNamesDocument = {"__meta__":{"documentId":"sha256:9be66ad33bc07aed27fb37e240f202540bc16ed7c5a6c000f0cabb80eae6fdf7","operationName":"ProgramKeyNames"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ProgramKeyNames"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"programKeys"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<ProgramKeyNamesQuery, ProgramKeyNamesQueryVariables>;
export const LogOutEverywhereDocument = {"__meta__":{"documentId":"sha256:072e6aa8e170aee2a12fcd2f5e58ff957ab6e366ca340d1af70e29c2a59f9fdb","operationName":"LogOutEverywhere"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"LogOutEverywhere"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"endsProgramKeys"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"logOutEverywhere"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"endsProgramKeys"},"value":{"kind":"Variable","name":{"kind":"Name","value":"endsProgramKeys"}}}]}]}}]} as unknown as DocumentNode<LogOutEverywhereMutation, LogOutEverywhereMutationVariables>;