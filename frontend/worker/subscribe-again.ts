const ADD_PUSH_DEVICE = `mutation AddPushDevice($input: PushDeviceInput!) {
  addPushDevice(input: $input) { isOnThisDevice }
}`;

/** Registers the subscription that takes the place of one which the browser has given up. */
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
    body: JSON.stringify({ query: ADD_PUSH_DEVICE, variables: { input } }),
  });
}
