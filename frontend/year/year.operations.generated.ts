/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type DiaryYearFieldsFragment = { year: number, answeredDays: Array<string>, possibleDays: number, earlierYear: number | null, laterYear: number | null };

export type DiaryYearQueryVariables = Exact<{
  year: number;
}>;


export type DiaryYearQuery = { diaryYear: { year: number, answeredDays: Array<string>, possibleDays: number, earlierYear: number | null, laterYear: number | null } };

export const DiaryYearFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DiaryYearFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DiaryYear"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"answeredDays"}},{"kind":"Field","name":{"kind":"Name","value":"possibleDays"}},{"kind":"Field","name":{"kind":"Name","value":"earlierYear"}},{"kind":"Field","name":{"kind":"Name","value":"laterYear"}}]}}]} as unknown as DocumentNode<DiaryYearFieldsFragment, unknown>;
export const DiaryYearDocument = {"__meta__":{"documentId":"sha256:77d8c49b994b66ecdfcbc64b22749d5944582be3914d08613d0bdeba9029081e","operationName":"DiaryYear"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DiaryYear"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"year"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"diaryYear"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"year"},"value":{"kind":"Variable","name":{"kind":"Name","value":"year"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DiaryYearFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DiaryYearFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DiaryYear"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"answeredDays"}},{"kind":"Field","name":{"kind":"Name","value":"possibleDays"}},{"kind":"Field","name":{"kind":"Name","value":"earlierYear"}},{"kind":"Field","name":{"kind":"Name","value":"laterYear"}}]}}]} as unknown as DocumentNode<DiaryYearQuery, DiaryYearQueryVariables>;