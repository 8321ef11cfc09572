/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** The browser's subscription to pushes, as `PushSubscription.toJSON()` gives it. */
export type PushDeviceInput = {
  /** The browser's authentication secret in base64url. */
  auth: string;
  /** The address at a push service that this instance knows; at most 1,000 characters. */
  endpoint: string;
  /** The browser's public key (P-256) in base64url. */
  p256dh: string;
};

/** The time, the days and the way of a reminder. */
export type ReminderInput = {
  /** The time as `HH:mm`. */
  time: string;
  /** The way: `push` where `offers.pushKey` is set, `mail` where mail is sent and the address is confirmed. */
  way: ReminderWay;
  /** At least one day of the week. */
  weekdays: Array<Weekday>;
};

/** A way by which a reminder comes. */
export type ReminderWay =
  /** By mail to the confirmed address. */
  | 'mail'
  /** As a notice on the devices that are registered for it, while they are signed in. */
  | 'push';

/** A day of the week. */
export type Weekday =
  /** The fifth. */
  | 'friday'
  /** The first day of the week. */
  | 'monday'
  /** The sixth. */
  | 'saturday'
  /** The last. */
  | 'sunday'
  /** The fourth. */
  | 'thursday'
  /** The second. */
  | 'tuesday'
  /** The third. */
  | 'wednesday';

export type ReminderStateFragment = { isOn: boolean, hasEnded: boolean, time: string, weekdays: Array<Weekday>, way: ReminderWay | null, isOnThisDevice: boolean };

export type ReminderQueryVariables = Exact<{ [key: string]: never; }>;


export type ReminderQuery = { offers: { mail: boolean, pushKey: string | null }, waysIn: { address: string | null, isAddressConfirmed: boolean }, reminder: { isOn: boolean, hasEnded: boolean, time: string, weekdays: Array<Weekday>, way: ReminderWay | null, isOnThisDevice: boolean } };

export type SetReminderMutationVariables = Exact<{
  input: ReminderInput;
}>;


export type SetReminderMutation = { setReminder: { isOn: boolean, hasEnded: boolean, time: string, weekdays: Array<Weekday>, way: ReminderWay | null, isOnThisDevice: boolean } };

export type EndReminderMutationVariables = Exact<{ [key: string]: never; }>;


export type EndReminderMutation = { endReminder: { isOn: boolean, hasEnded: boolean, time: string, weekdays: Array<Weekday>, way: ReminderWay | null, isOnThisDevice: boolean } };

export type AddPushDeviceMutationVariables = Exact<{
  input: PushDeviceInput;
}>;


export type AddPushDeviceMutation = { addPushDevice: { isOn: boolean, hasEnded: boolean, time: string, weekdays: Array<Weekday>, way: ReminderWay | null, isOnThisDevice: boolean } };

export type RemovePushDeviceMutationVariables = Exact<{ [key: string]: never; }>;


export type RemovePushDeviceMutation = { removePushDevice: { isOn: boolean, hasEnded: boolean, time: string, weekdays: Array<Weekday>, way: ReminderWay | null, isOnThisDevice: boolean } };

export const ReminderStateFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReminderState"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Reminder"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isOn"}},{"kind":"Field","name":{"kind":"Name","value":"hasEnded"}},{"kind":"Field","name":{"kind":"Name","value":"time"}},{"kind":"Field","name":{"kind":"Name","value":"weekdays"}},{"kind":"Field","name":{"kind":"Name","value":"way"}},{"kind":"Field","name":{"kind":"Name","value":"isOnThisDevice"}}]}}]} as unknown as DocumentNode<ReminderStateFragment, unknown>;
export const ReminderDocument = {"__meta__":{"documentId":"sha256:bc2dcb1ec43ff5411e90371363dc175b803f3f0cc8fae31a45c72d868a25d0cc","operationName":"Reminder"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Reminder"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"offers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mail"}},{"kind":"Field","name":{"kind":"Name","value":"pushKey"}}]}},{"kind":"Field","name":{"kind":"Name","value":"waysIn"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"isAddressConfirmed"}}]}},{"kind":"Field","name":{"kind":"Name","value":"reminder"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReminderState"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReminderState"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Reminder"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isOn"}},{"kind":"Field","name":{"kind":"Name","value":"hasEnded"}},{"kind":"Field","name":{"kind":"Name","value":"time"}},{"kind":"Field","name":{"kind":"Name","value":"weekdays"}},{"kind":"Field","name":{"kind":"Name","value":"way"}},{"kind":"Field","name":{"kind":"Name","value":"isOnThisDevice"}}]}}]} as unknown as DocumentNode<ReminderQuery, ReminderQueryVariables>;
export const SetReminderDocument = {"__meta__":{"documentId":"sha256:38c7b113e88b21fac85be1ff5d328f5fc03127cb90b897e51d56cb99b6235a18","operationName":"SetReminder"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetReminder"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ReminderInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setReminder"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReminderState"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReminderState"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Reminder"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isOn"}},{"kind":"Field","name":{"kind":"Name","value":"hasEnded"}},{"kind":"Field","name":{"kind":"Name","value":"time"}},{"kind":"Field","name":{"kind":"Name","value":"weekdays"}},{"kind":"Field","name":{"kind":"Name","value":"way"}},{"kind":"Field","name":{"kind":"Name","value":"isOnThisDevice"}}]}}]} as unknown as DocumentNode<SetReminderMutation, SetReminderMutationVariables>;
export const EndReminderDocument = {"__meta__":{"documentId":"sha256:14d3ade49ff1ee08ae08506bc289f6aefba9887bba0a6e393750ed4b9d3601cb","operationName":"EndReminder"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EndReminder"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endReminder"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReminderState"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReminderState"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Reminder"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isOn"}},{"kind":"Field","name":{"kind":"Name","value":"hasEnded"}},{"kind":"Field","name":{"kind":"Name","value":"time"}},{"kind":"Field","name":{"kind":"Name","value":"weekdays"}},{"kind":"Field","name":{"kind":"Name","value":"way"}},{"kind":"Field","name":{"kind":"Name","value":"isOnThisDevice"}}]}}]} as unknown as DocumentNode<EndReminderMutation, EndReminderMutationVariables>;
export const AddPushDeviceDocument = {"__meta__":{"documentId":"sha256:cff325444a7e764a04b163e2dc8928a7416adc66e58ffbd6c956bb6695ed1fb0","operationName":"AddPushDevice"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddPushDevice"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PushDeviceInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addPushDevice"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReminderState"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReminderState"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Reminder"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isOn"}},{"kind":"Field","name":{"kind":"Name","value":"hasEnded"}},{"kind":"Field","name":{"kind":"Name","value":"time"}},{"kind":"Field","name":{"kind":"Name","value":"weekdays"}},{"kind":"Field","name":{"kind":"Name","value":"way"}},{"kind":"Field","name":{"kind":"Name","value":"isOnThisDevice"}}]}}]} as unknown as DocumentNode<AddPushDeviceMutation, AddPushDeviceMutationVariables>;
export const RemovePushDeviceDocument = {"__meta__":{"documentId":"sha256:7a6734e691cae0c8ee1ee8beb848c9d96301e55cc30b602e1318cc4a88d66a13","operationName":"RemovePushDevice"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemovePushDevice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removePushDevice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReminderState"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReminderState"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Reminder"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isOn"}},{"kind":"Field","name":{"kind":"Name","value":"hasEnded"}},{"kind":"Field","name":{"kind":"Name","value":"time"}},{"kind":"Field","name":{"kind":"Name","value":"weekdays"}},{"kind":"Field","name":{"kind":"Name","value":"way"}},{"kind":"Field","name":{"kind":"Name","value":"isOnThisDevice"}}]}}]} as unknown as DocumentNode<RemovePushDeviceMutation, RemovePushDeviceMutationVariables>;