/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
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

export class TypedDocumentString<TResult, TVariables>
  extends String
  implements DocumentTypeDecoration<TResult, TVariables>
{
  __apiType?: NonNullable<DocumentTypeDecoration<TResult, TVariables>['__apiType']>;
  private value: string;
  public __meta__?: Record<string, any> | undefined;

  constructor(value: string, __meta__?: Record<string, any> | undefined) {
    super(value);
    this.value = value;
    this.__meta__ = __meta__;
  }

  override toString(): string & DocumentTypeDecoration<TResult, TVariables> {
    return this.value;
  }
}
export const ReminderStateFragmentDoc = new TypedDocumentString(`
    fragment ReminderState on Reminder {
  isOn
  hasEnded
  time
  weekdays
  way
  isOnThisDevice
}
    `, {"fragmentName":"ReminderState"}) as unknown as TypedDocumentString<ReminderStateFragment, unknown>;
export const ReminderDocument = new TypedDocumentString(`
    query Reminder {
  offers {
    mail
    pushKey
  }
  waysIn {
    address
    isAddressConfirmed
  }
  reminder {
    ...ReminderState
  }
}
    fragment ReminderState on Reminder {
  isOn
  hasEnded
  time
  weekdays
  way
  isOnThisDevice
}`) as unknown as TypedDocumentString<ReminderQuery, ReminderQueryVariables>;
export const SetReminderDocument = new TypedDocumentString(`
    mutation SetReminder($input: ReminderInput!) {
  setReminder(input: $input) {
    ...ReminderState
  }
}
    fragment ReminderState on Reminder {
  isOn
  hasEnded
  time
  weekdays
  way
  isOnThisDevice
}`) as unknown as TypedDocumentString<SetReminderMutation, SetReminderMutationVariables>;
export const EndReminderDocument = new TypedDocumentString(`
    mutation EndReminder {
  endReminder {
    ...ReminderState
  }
}
    fragment ReminderState on Reminder {
  isOn
  hasEnded
  time
  weekdays
  way
  isOnThisDevice
}`) as unknown as TypedDocumentString<EndReminderMutation, EndReminderMutationVariables>;
export const AddPushDeviceDocument = new TypedDocumentString(`
    mutation AddPushDevice($input: PushDeviceInput!) {
  addPushDevice(input: $input) {
    ...ReminderState
  }
}
    fragment ReminderState on Reminder {
  isOn
  hasEnded
  time
  weekdays
  way
  isOnThisDevice
}`) as unknown as TypedDocumentString<AddPushDeviceMutation, AddPushDeviceMutationVariables>;
export const RemovePushDeviceDocument = new TypedDocumentString(`
    mutation RemovePushDevice {
  removePushDevice {
    ...ReminderState
  }
}
    fragment ReminderState on Reminder {
  isOn
  hasEnded
  time
  weekdays
  way
  isOnThisDevice
}`) as unknown as TypedDocumentString<RemovePushDeviceMutation, RemovePushDeviceMutationVariables>;