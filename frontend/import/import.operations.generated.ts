/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A part of an import. */
export type ImportAnswersInput = {
  /** 1 to 128 entries, in a request of at most 128 kB. */
  entries: Array<ImportedEntryInput>;
  /** A UUID for the import, the same for every part and every retry. */
  importId: string | number;
};

/** An entry of a file. */
export type ImportedEntryInput = {
  /** The text; 1 to 10,000 Unicode code points after trimming. */
  content: string;
  /** When the entry was written; absent, before 1900 or later than now: noon of the day in UTC, but never later than now. */
  createdAt?: string | null | undefined;
  /**
   * The calendar day of the entry: from 1900-01-01 to `today`, each day once an import. A later entry of a day is a retry,
   * which changes nothing.
   */
  day: string;
};

export type AnsweredDaysQueryVariables = Exact<{
  before?: string | null | undefined;
}>;


export type AnsweredDaysQuery = { answeredDays: { nodes: Array<string>, nextBefore: string | null } };

export type AnswerImportsQueryVariables = Exact<{ [key: string]: never; }>;


export type AnswerImportsQuery = { me: { id: string, imports: Array<{ id: string, importedAt: string, entries: number, firstDay: string, lastDay: string, undoableUntil: string }> } | null };

export type ImportAnswersMutationVariables = Exact<{
  input: ImportAnswersInput;
}>;


export type ImportAnswersMutation = { importAnswers: { imported: number, takenDays: Array<string> } };

export type UndoImportMutationVariables = Exact<{
  id: string | number;
}>;


export type UndoImportMutation = { undoImport: { removed: number, kept: number } };


export const AnsweredDaysDocument = {"__meta__":{"documentId":"sha256:346d80c5a6f10ee3653a911d061fc26cccdc843cca7f28e5fee1731e112d06d3","operationName":"AnsweredDays"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AnsweredDays"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"before"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Date"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"answeredDays"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"before"},"value":{"kind":"Variable","name":{"kind":"Name","value":"before"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"}},{"kind":"Field","name":{"kind":"Name","value":"nextBefore"}}]}}]}}]} as unknown as DocumentNode<AnsweredDaysQuery, AnsweredDaysQueryVariables>;
export const AnswerImportsDocument = {"__meta__":{"documentId":"sha256:b376b5926440fe954c906576a35c084392dabdd9b27ad06c844e741d3c1c4bc4","operationName":"AnswerImports"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AnswerImports"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"imports"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"importedAt"}},{"kind":"Field","name":{"kind":"Name","value":"entries"}},{"kind":"Field","name":{"kind":"Name","value":"firstDay"}},{"kind":"Field","name":{"kind":"Name","value":"lastDay"}},{"kind":"Field","name":{"kind":"Name","value":"undoableUntil"}}]}}]}}]}}]} as unknown as DocumentNode<AnswerImportsQuery, AnswerImportsQueryVariables>;
export const ImportAnswersDocument = {"__meta__":{"documentId":"sha256:70cf4aad0ea58c90f15f8be43c53f9eb62b67431582fcd40adc1724f26ff8542","operationName":"ImportAnswers"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ImportAnswers"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ImportAnswersInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"importAnswers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"imported"}},{"kind":"Field","name":{"kind":"Name","value":"takenDays"}}]}}]}}]} as unknown as DocumentNode<ImportAnswersMutation, ImportAnswersMutationVariables>;
export const UndoImportDocument = {"__meta__":{"documentId":"sha256:2d9975f2ff24d8ffae4c198599871976fea39b96a8cb29906930e05561db30e5","operationName":"UndoImport"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UndoImport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"undoImport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removed"}},{"kind":"Field","name":{"kind":"Name","value":"kept"}}]}}]}}]} as unknown as DocumentNode<UndoImportMutation, UndoImportMutationVariables>;