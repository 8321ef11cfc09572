import { bodyOf } from '../graphql/prefetched.ts';
import {
  PushDeviceDocument,
  type PushDeviceQuery,
  RenewPushDeviceDocument,
} from './subscribe-again.plain.generated.ts';

function post(body: string): Promise<Response> {
  return fetch('/graphql', {
    method: 'POST',
    credentials: 'same-origin',
    headers: { 'Content-Type': 'application/json' },
    body,
  });
}

/** Registers a new subscription after the browser has revoked the old one, if the old one was of this session. */
export async function subscribeAgain(
  { pushManager }: ServiceWorkerRegistration,
  { newSubscription, oldSubscription }: PushSubscriptionChangeEvent,
): Promise<void> {
  const { data }: { data?: PushDeviceQuery } = await (await post(bodyOf(PushDeviceDocument, {}))).json();
  // Somebody else may have signed in since.
  if (!data?.me?.reminder.isOnThisDevice) return;
  const next = newSubscription ?? (oldSubscription && (await pushManager.subscribe(oldSubscription.options)));
  if (!next) return;
  const { endpoint, keys } = next.toJSON();
  await post(
    bodyOf(RenewPushDeviceDocument, { input: { endpoint, p256dh: keys?.p256dh, auth: keys?.auth } }),
  );
}
