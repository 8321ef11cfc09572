import { client } from '../session/client.ts';
import { addThisDevice, isPushOwner, knownSubscription, storePushOwner } from './push.ts';
import { ReminderDocument } from './reminder.generated.ts';

/** Registers this browser again if the server no longer knows it, for the person who has asked for it here. */
export async function renewDevice(): Promise<void> {
  // One tab after the other, so that no tab ends the subscription that another tab has just registered.
  await navigator.locks.request('push-device', renew);
}

async function renew(): Promise<void> {
  const { data } = await client.query({ query: ReminderDocument, fetchPolicy: 'network-only' });
  const reminder = data?.me?.reminder;
  if (reminder?.channel !== 'PUSH' || !reminder.isOn) return;
  if (reminder.isOnThisDevice) return storePushOwner(true);
  if (!data?.offers.pushKey || !isPushOwner()) return;
  // The push service may have ended the old subscription without telling this browser.
  await (await knownSubscription())?.unsubscribe();
  await addThisDevice(data.offers.pushKey);
}
