/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type CurrentUserQueryVariables = Exact<{ [key: string]: never; }>;


export type CurrentUserQuery = { me: { id: string, username: string | null, createdAt: string } | null };

export type LogOutMutationVariables = Exact<{ [key: string]: never; }>;


export type LogOutMutation = { logOut: { wasSignedIn: boolean } };


export const CurrentUserDocument = {"__meta__":{"documentId":"sha256:0d0cc4c354c0852b5949539b6a8ed4bd714d58e7485e5eeca1de2ea05ed34249","operationName":"CurrentUser"}} as unknown as DocumentNode<CurrentUserQuery, CurrentUserQueryVariables>;
export const LogOutDocument = {"__meta__":{"documentId":"sha256:36108fc3f33dbff3695d47f3a15348525af81596d97fde706e57f18771916e54","operationName":"LogOut"}} as unknown as DocumentNode<LogOutMutation, LogOutMutationVariables>;