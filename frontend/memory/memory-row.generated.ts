/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type SetMemoriesMutationVariables = Exact<{
  isOn: boolean;
}>;


export type SetMemoriesMutation = { setMemories: { account: { hasMemories: boolean } } };

export type SetStreakMutationVariables = Exact<{
  isShown: boolean;
}>;


export type SetStreakMutation = { setStreak: { streak: { isShown: boolean } } };


export const SetMemoriesDocument = {"__meta__":{"documentId":"sha256:fc392926e0374e0ade4be78de3d0b722adeba29f15d2b29fdc28a5acde2c6683","operationName":"SetMemories"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetMemories"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"isOn"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setMemories"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"isOn"},"value":{"kind":"Variable","name":{"kind":"Name","value":"isOn"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"account"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasMemories"}}]}}]}}]}}]} as unknown as DocumentNode<SetMemoriesMutation, SetMemoriesMutationVariables>;
export const SetStreakDocument = {"__meta__":{"documentId":"sha256:f35d343cbab6aeaf2f70367952806b5b5b94615b5e3a2c117edc7cae79cf5045","operationName":"SetStreak"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetStreak"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"isShown"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setStreak"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"isShown"},"value":{"kind":"Variable","name":{"kind":"Name","value":"isShown"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"streak"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isShown"}}]}}]}}]}}]} as unknown as DocumentNode<SetStreakMutation, SetStreakMutationVariables>;