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

/** How a reminder comes. */
export type ReminderChannel =
  /** By mail to the confirmed address. */
  | 'MAIL'
  /** As a notice on the devices that are registered for it, while they are signed in. */
  | 'PUSH';

/** When and how a reminder comes. */
export type SetReminderInput = {
  /** How it comes: `PUSH` where `offers.pushKey` is set, `MAIL` where mail is sent and the address is confirmed. */
  channel: ReminderChannel;
  /** The time as `HH:mm`. */
  time: string;
  /** At least one day of the week. */
  weekdays: Array<Weekday>;
};

/** A day of the week. */
export type Weekday =
  /** The fifth. */
  | 'FRIDAY'
  /** The first day of the week. */
  | 'MONDAY'
  /** The sixth. */
  | 'SATURDAY'
  /** The last. */
  | 'SUNDAY'
  /** The fourth. */
  | 'THURSDAY'
  /** The second. */
  | 'TUESDAY'
  /** The third. */
  | 'WEDNESDAY';

export type ReminderStateFragment = { isOn: boolean, hasEnded: boolean, time: string, weekdays: Array<Weekday>, channel: ReminderChannel | null, isOnThisDevice: boolean };

export type ReminderQueryVariables = Exact<{ [key: string]: never; }>;


export type ReminderQuery = { offers: { mail: boolean, pushKey: string | null }, me: { id: string, isAddressConfirmed: boolean, reminder: { isOn: boolean, hasEnded: boolean, time: string, weekdays: Array<Weekday>, channel: ReminderChannel | null, isOnThisDevice: boolean } } | null };

export type SetReminderMutationVariables = Exact<{
  input: SetReminderInput;
}>;


export type SetReminderMutation = { setReminder: { reminder: { isOn: boolean, hasEnded: boolean, time: string, weekdays: Array<Weekday>, channel: ReminderChannel | null, isOnThisDevice: boolean } } };

export type EndReminderMutationVariables = Exact<{ [key: string]: never; }>;


export type EndReminderMutation = { endReminder: { reminder: { isOn: boolean, hasEnded: boolean, time: string, weekdays: Array<Weekday>, channel: ReminderChannel | null, isOnThisDevice: boolean } } };

export type AddPushDeviceMutationVariables = Exact<{
  input: AddPushDeviceInput;
}>;


export type AddPushDeviceMutation = { addPushDevice: { reminder: { isOn: boolean, hasEnded: boolean, time: string, weekdays: Array<Weekday>, channel: ReminderChannel | null, isOnThisDevice: boolean } } };

export type RemovePushDeviceMutationVariables = Exact<{ [key: string]: never; }>;


export type RemovePushDeviceMutation = { removePushDevice: { reminder: { isOn: boolean, hasEnded: boolean, time: string, weekdays: Array<Weekday>, channel: ReminderChannel | null, isOnThisDevice: boolean } } };

export const ReminderStateFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReminderState"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Reminder"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isOn"}},{"kind":"Field","name":{"kind":"Name","value":"hasEnded"}},{"kind":"Field","name":{"kind":"Name","value":"time"}},{"kind":"Field","name":{"kind":"Name","value":"weekdays"}},{"kind":"Field","name":{"kind":"Name","value":"channel"}},{"kind":"Field","name":{"kind":"Name","value":"isOnThisDevice"}}]}}]} as unknown as DocumentNode<ReminderStateFragment, unknown>;
export const ReminderDocument = {"__meta__":{"documentId":"sha256:55e42aa8d520af63382d1ba058c5e51fa0b552c5c31dbcc39dc9429dab083809","operationName":"Reminder"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Reminder"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"offers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mail"}},{"kind":"Field","name":{"kind":"Name","value":"pushKey"}}]}},{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isAddressConfirmed"}},{"kind":"Field","name":{"kind":"Name","value":"reminder"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReminderState"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReminderState"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Reminder"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isOn"}},{"kind":"Field","name":{"kind":"Name","value":"hasEnded"}},{"kind":"Field","name":{"kind":"Name","value":"time"}},{"kind":"Field","name":{"kind":"Name","value":"weekdays"}},{"kind":"Field","name":{"kind":"Name","value":"channel"}},{"kind":"Field","name":{"kind":"Name","value":"isOnThisDevice"}}]}}]} as unknown as DocumentNode<ReminderQuery, ReminderQueryVariables>;
export const SetReminderDocument = {"__meta__":{"documentId":"sha256:0c1b086c9f4f933fbca887af38fac50be05c7971f14214663e4101a63def0d4e","operationName":"SetReminder"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetReminder"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SetReminderInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setReminder"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reminder"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReminderState"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReminderState"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Reminder"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isOn"}},{"kind":"Field","name":{"kind":"Name","value":"hasEnded"}},{"kind":"Field","name":{"kind":"Name","value":"time"}},{"kind":"Field","name":{"kind":"Name","value":"weekdays"}},{"kind":"Field","name":{"kind":"Name","value":"channel"}},{"kind":"Field","name":{"kind":"Name","value":"isOnThisDevice"}}]}}]} as unknown as DocumentNode<SetReminderMutation, SetReminderMutationVariables>;
export const EndReminderDocument = {"__meta__":{"documentId":"sha256:04af70612b6e2ae02fd47104e3dcea50792d5414a7fb67ff2362afa153703af0","operationName":"EndReminder"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EndReminder"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endReminder"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reminder"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReminderState"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReminderState"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Reminder"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isOn"}},{"kind":"Field","name":{"kind":"Name","value":"hasEnded"}},{"kind":"Field","name":{"kind":"Name","value":"time"}},{"kind":"Field","name":{"kind":"Name","value":"weekdays"}},{"kind":"Field","name":{"kind":"Name","value":"channel"}},{"kind":"Field","name":{"kind":"Name","value":"isOnThisDevice"}}]}}]} as unknown as DocumentNode<EndReminderMutation, EndReminderMutationVariables>;
export const AddPushDeviceDocument = {"__meta__":{"documentId":"sha256:4b03c67f0b6453b391fd51c814c2690952c66b3ad966e93ae64354cfbb2751e3","operationName":"AddPushDevice"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddPushDevice"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AddPushDeviceInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addPushDevice"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reminder"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReminderState"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReminderState"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Reminder"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isOn"}},{"kind":"Field","name":{"kind":"Name","value":"hasEnded"}},{"kind":"Field","name":{"kind":"Name","value":"time"}},{"kind":"Field","name":{"kind":"Name","value":"weekdays"}},{"kind":"Field","name":{"kind":"Name","value":"channel"}},{"kind":"Field","name":{"kind":"Name","value":"isOnThisDevice"}}]}}]} as unknown as DocumentNode<AddPushDeviceMutation, AddPushDeviceMutationVariables>;
export const RemovePushDeviceDocument = {"__meta__":{"documentId":"sha256:4c996d35d60e52d43c16319cd6f7ce81d7d6794913f896ee9dc2a89e49a5112c","operationName":"RemovePushDevice"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemovePushDevice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removePushDevice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reminder"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReminderState"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReminderState"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Reminder"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isOn"}},{"kind":"Field","name":{"kind":"Name","value":"hasEnded"}},{"kind":"Field","name":{"kind":"Name","value":"time"}},{"kind":"Field","name":{"kind":"Name","value":"weekdays"}},{"kind":"Field","name":{"kind":"Name","value":"channel"}},{"kind":"Field","name":{"kind":"Name","value":"isOnThisDevice"}}]}}]} as unknown as DocumentNode<RemovePushDeviceMutation, RemovePushDeviceMutationVariables>;