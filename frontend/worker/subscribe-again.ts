import { bodyOf } from '../graphql/prefetched.ts';
import { RenewPushDeviceDocument } from './subscribe-again.plain.generated.ts';

/** Registers a new subscription after the browser has revoked the old one. */
export async function subscribeAgain(
  { pushManager }: ServiceWorkerRegistration,
  { newSubscription, oldSubscription }: PushSubscriptionChangeEvent,
): Promise<void> {
  const next = newSubscription ?? (oldSubscription && (await pushManager.subscribe(oldSubscription.options)));
  if (!next) return;
  const { endpoint, keys } = next.toJSON();
  const input = { endpoint, p256dh: keys?.p256dh, auth: keys?.auth };
  await fetch('/graphql', {
    method: 'POST',
    credentials: 'same-origin',
    headers: { 'Content-Type': 'application/json' },
    body: bodyOf(RenewPushDeviceDocument, { input }),
  });
}
