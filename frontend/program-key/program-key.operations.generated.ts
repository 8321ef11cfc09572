/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A key for a program that is to be made. */
export type NewProgramKeyInput = {
  /** The current password; needed when the last sign-in is older than 15 minutes. */
  currentPassword?: string | null | undefined;
  /** After how many days it ends, 1 to 366. */
  lifetimeDays?: number;
  /** 1 to 60 characters. */
  name: string;
  /** `answers:read`, `answers:write` or both. */
  scopes: Array<string>;
};

export type ProgramKeyPartsFragment = { id: string, name: string, scopes: Array<string>, expiresAt: string, lastUsedAt: string | null, lastUsedBy: string | null };

export type ProgramKeysQueryVariables = Exact<{ [key: string]: never; }>;


export type ProgramKeysQuery = { programKeys: Array<{ id: string, name: string, scopes: Array<string>, expiresAt: string, lastUsedAt: string | null, lastUsedBy: string | null }> };

export type CreateProgramKeyMutationVariables = Exact<{
  input: NewProgramKeyInput;
}>;


export type CreateProgramKeyMutation = { createProgramKey: { key: string, programKey: { id: string, name: string } } };

export type RemoveProgramKeyMutationVariables = Exact<{
  id: string | number;
  currentPassword?: string | null | undefined;
}>;


export type RemoveProgramKeyMutation = { removeProgramKey: Array<{ id: string }> };

export const ProgramKeyPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProgramKeyParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ProgramKey"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"scopes"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedBy"}}]}}]} as unknown as DocumentNode<ProgramKeyPartsFragment, unknown>;
export const ProgramKeysDocument = {"__meta__":{"documentId":"sha256:25806d54757595b3315e5c5e0daee45e84137e65f9d4d6dc5a01f1fed2087b5d","operationName":"ProgramKeys"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ProgramKeys"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"programKeys"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProgramKeyParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProgramKeyParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ProgramKey"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"scopes"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedBy"}}]}}]} as unknown as DocumentNode<ProgramKeysQuery, ProgramKeysQueryVariables>;
export const CreateProgramKeyDocument = {"__meta__":{"documentId":"sha256:59bbf97d944d966f8d163b506900d26a8b9dda870690f5bb7189985ef0ed2291","operationName":"CreateProgramKey"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateProgramKey"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"NewProgramKeyInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createProgramKey"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"programKey"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<CreateProgramKeyMutation, CreateProgramKeyMutationVariables>;
export const RemoveProgramKeyDocument = {"__meta__":{"documentId":"sha256:2f0dfa612e1ce744403ed152781ade1c2d8fcada8429368cf3e82fa2a7131a00","operationName":"RemoveProgramKey"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveProgramKey"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"currentPassword"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeProgramKey"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"currentPassword"},"value":{"kind":"Variable","name":{"kind":"Name","value":"currentPassword"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<RemoveProgramKeyMutation, RemoveProgramKeyMutationVariables>;