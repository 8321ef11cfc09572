import { plainRequest } from '../graphql/plain-request.ts';
import { inputOf, knownSubscription } from './push.ts';
import { AddPushDeviceDocument, ReminderDocument } from './reminder.plain.generated.ts';

/** Registers this browser again where it is subscribed, but in a session that has ended since. */
export async function keepDevice(userId: string): Promise<void> {
  const subscription = await knownSubscription();
  if (!subscription) return;
  const { reminder } = await plainRequest(ReminderDocument, {}, userId);
  if (reminder.way !== 'push' || !reminder.isOn || reminder.isOnThisDevice) return;
  await plainRequest(AddPushDeviceDocument, { input: inputOf(subscription) }, userId);
}
