/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A part of an import. */
export type ImportAnswersInput = {
  /** 1 to 128 entries, in a request of at most 128 kB. */
  entries: Array<ImportedEntryInput>;
  /** A UUID for the import; every part of it has the same one, also when it is sent again. */
  importId: string | number;
};

/** One entry of a file. */
export type ImportedEntryInput = {
  /** The text; 1 to 10,000 Unicode code points after trimming. */
  content: string;
  /** When it was written; absent, before 1900 or later than now: noon of its day in UTC. */
  createdAt?: string | null | undefined;
  /** The calendar day it belongs to: from 1900-01-01 to `today`, once a request. */
  day: string;
};

export type AnsweredDaysQueryVariables = Exact<{
  from: string;
  to: string;
}>;


export type AnsweredDaysQuery = { answeredDays: Array<string> };

export type AnswerImportsQueryVariables = Exact<{ [key: string]: never; }>;


export type AnswerImportsQuery = { answerImports: Array<{ id: string, importedAt: string, entries: number, firstDay: string, lastDay: string, undoableUntil: string }> };

export type ImportAnswersMutationVariables = Exact<{
  input: ImportAnswersInput;
}>;


export type ImportAnswersMutation = { importAnswers: { imported: number, takenDays: Array<string> } };

export type UndoImportMutationVariables = Exact<{
  id: string | number;
}>;


export type UndoImportMutation = { undoImport: { removed: number, kept: number } };


export const AnsweredDaysDocument = {"__meta__":{"documentId":"sha256:0f23dae7ac889b8a8becb56fe4eda2e60b343e9b478c8b6eb98dfa0ad532d0dd","operationName":"AnsweredDays"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AnsweredDays"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"from"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Date"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"to"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Date"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"answeredDays"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"from"},"value":{"kind":"Variable","name":{"kind":"Name","value":"from"}}},{"kind":"Argument","name":{"kind":"Name","value":"to"},"value":{"kind":"Variable","name":{"kind":"Name","value":"to"}}}]}]}}]} as unknown as DocumentNode<AnsweredDaysQuery, AnsweredDaysQueryVariables>;
export const AnswerImportsDocument = {"__meta__":{"documentId":"sha256:6c813aa72605932e422f3594fb9739f13f2ee648724fe57aec3ffb41f078b544","operationName":"AnswerImports"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AnswerImports"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"answerImports"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"importedAt"}},{"kind":"Field","name":{"kind":"Name","value":"entries"}},{"kind":"Field","name":{"kind":"Name","value":"firstDay"}},{"kind":"Field","name":{"kind":"Name","value":"lastDay"}},{"kind":"Field","name":{"kind":"Name","value":"undoableUntil"}}]}}]}}]} as unknown as DocumentNode<AnswerImportsQuery, AnswerImportsQueryVariables>;
export const ImportAnswersDocument = {"__meta__":{"documentId":"sha256:70cf4aad0ea58c90f15f8be43c53f9eb62b67431582fcd40adc1724f26ff8542","operationName":"ImportAnswers"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ImportAnswers"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ImportAnswersInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"importAnswers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"imported"}},{"kind":"Field","name":{"kind":"Name","value":"takenDays"}}]}}]}}]} as unknown as DocumentNode<ImportAnswersMutation, ImportAnswersMutationVariables>;
export const UndoImportDocument = {"__meta__":{"documentId":"sha256:f0cf9c1dd87fb9581e27d3c0edd5b33c1f7d5a398e56cf8048fbe1035f972580","operationName":"UndoImport"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UndoImport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"undoImport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removed"}},{"kind":"Field","name":{"kind":"Name","value":"kept"}}]}}]}}]} as unknown as DocumentNode<UndoImportMutation, UndoImportMutationVariables>;