import { isAppleTouch } from '../lib/apple-touch.ts';
import { AppError, toFailure } from '../lib/failure.ts';
import { PUSH_OWNER } from '../lib/signed-in-marker.ts';
import { within } from '../lib/within.ts';
import { client } from '../session/client.ts';
import { lastKnownUserId } from '../session/use-current-user.ts';
import { AddPushDeviceDocument, RemovePushDeviceDocument } from './reminder.generated.ts';
import { NO_PUSH } from './reminder.wording.ts';

// In some browsers subscribing never settles, for instance in a profile without a push service.
const SUBSCRIBE_LIMIT_MS = 15_000;
const TOO_SLOW =
  'Dein Browser hat sich nicht bei seinem Push-Dienst angemeldet. Bitte versuche es später noch einmal.';

export type PushSupport = 'possible' | keyof typeof NO_PUSH;

/** Whether this browser supports push, or the reason why not. */
export function pushSupport(): PushSupport {
  const canPush = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
  if (!canPush) return isAppleTouch() ? 'installFirst' : 'missing';
  return Notification.permission === 'denied' ? 'denied' : 'possible';
}

/** Notes whether the signed-in person has switched the reminder on in this browser. */
export function storePushOwner(isOwner: boolean): void {
  try {
    if (isOwner) localStorage.setItem(PUSH_OWNER, String(lastKnownUserId()));
    else localStorage.removeItem(PUSH_OWNER);
  } catch {
    // Without storage this browser is not registered again after its session has ended.
  }
}

/** Whether the signed-in person has switched the reminder on in this browser. */
export function isPushOwner(): boolean {
  try {
    return localStorage.getItem(PUSH_OWNER) === String(lastKnownUserId());
  } catch {
    return false;
  }
}

async function subscription(applicationServerKey: string): Promise<PushSubscription> {
  const { pushManager } = await navigator.serviceWorker.ready;
  const options = { userVisibleOnly: true, applicationServerKey };
  try {
    return await pushManager.subscribe(options);
  } catch (error) {
    // A subscription with another key blocks the new subscription.
    const old = await pushManager.getSubscription();
    if (!old) throw error;
    await old.unsubscribe();
    return pushManager.subscribe(options);
  }
}

/** Subscribes this browser after a click, and registers the subscription; rejects with an `AppError`. */
export async function addThisDevice(pushKey: string): Promise<void> {
  if ((await Notification.requestPermission()) !== 'granted') throw new AppError('PUSH', NO_PUSH.denied);
  const register = async () => {
    const subscribed = await within(SUBSCRIBE_LIMIT_MS, subscription(pushKey), null);
    if (!subscribed) throw new AppError('PUSH', TOO_SLOW);
    const { endpoint = '', keys = {} } = subscribed.toJSON();
    const input = { endpoint, p256dh: keys.p256dh ?? '', auth: keys.auth ?? '' };
    await client.mutate({ mutation: AddPushDeviceDocument, variables: { input } });
    storePushOwner(true);
  };
  try {
    await register();
  } catch (error) {
    if (toFailure(error).code !== 'CONFLICT') throw error;
    // Another account may still own this subscription; a new subscription has a new endpoint.
    await (await knownSubscription())?.unsubscribe();
    await register();
  }
}

/** The subscription of this browser, if any. */
export async function knownSubscription(): Promise<PushSubscription | null> {
  if (pushSupport() !== 'possible') return null;
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
}

export async function removeThisDevice(): Promise<void> {
  await client.mutate({ mutation: RemovePushDeviceDocument });
  await (await knownSubscription())?.unsubscribe();
  storePushOwner(false);
}
