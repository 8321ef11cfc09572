import { client } from '../session/client.ts';
import { inputOf, knownSubscription } from './push.ts';
import { isPushOwner, storePushOwner } from './push-owner.ts';
import { AddPushDeviceDocument, ReminderDocument } from './reminder.generated.ts';

/** Registers this browser's subscription again after its session has ended, for the person who has asked for it here. */
export async function renewDevice(): Promise<void> {
  const subscription = await knownSubscription();
  if (!subscription) return;
  const { data } = await client.query({ query: ReminderDocument, fetchPolicy: 'network-only' });
  const reminder = data?.me?.reminder;
  if (reminder?.channel !== 'PUSH' || !reminder.isOn) return;
  if (reminder.isOnThisDevice) return storePushOwner(true);
  if (isPushOwner())
    await client.mutate({ mutation: AddPushDeviceDocument, variables: { input: inputOf(subscription) } });
}
