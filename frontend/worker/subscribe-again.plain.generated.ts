/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** The browser's subscription to pushes, as `PushSubscription.toJSON()` gives it. */
export type AddPushDeviceInput = {
  /** The browser's authentication secret in base64url. */
  auth: string;
  /** The address at a push service that this instance knows; at most 1,000 characters. */
  endpoint: string;
  /** The browser's public key (P-256) in base64url. */
  p256dh: string;
};

export type RenewPushDeviceMutationVariables = Exact<{
  input: AddPushDeviceInput;
}>;


export type RenewPushDeviceMutation = { addPushDevice: { __typename: 'AddPushDevicePayload' } };

export type PushDeviceQueryVariables = Exact<{ [key: string]: never; }>;


export type PushDeviceQuery = { me: { reminder: { isOnThisDevice: boolean } } | null };


export const RenewPushDeviceDocument = {"__meta__":{"documentId":"sha256:4e1a586ef9d12649354daf562e013863ddafb2371aee09785e794a5b4e5b0fbd","operationName":"RenewPushDevice"}} as unknown as DocumentNode<RenewPushDeviceMutation, RenewPushDeviceMutationVariables>;
export const PushDeviceDocument = {"__meta__":{"documentId":"sha256:f2f26b70bae762bebf5950ffa1d4f419e7eb0b5a2b1f047f266630260fdebf00","operationName":"PushDevice"}} as unknown as DocumentNode<PushDeviceQuery, PushDeviceQueryVariables>;