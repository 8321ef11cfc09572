/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type WeekQueryVariables = Exact<{ [key: string]: never; }>;


export type WeekQuery = { today: string, answers: { nodes: Array<{ id: string, day: string, isReadable: boolean, content: string }> } };


export const WeekDocument = {"__meta__":{"documentId":"sha256:79200d15de6faaffe7e631cda61fe345a675787765a259ec4ba635362f2ba83b","operationName":"Week"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Week"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"answers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"8"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"AnswerTexts"}},{"kind":"Field","name":{"kind":"Name","value":"isReadable"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"today"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AnswerTexts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Answer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"content"}}]}}]} as unknown as DocumentNode<WeekQuery, WeekQueryVariables>;