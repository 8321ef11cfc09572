/** Simulates a browser that subscribes to push; the subscriptions are numbered, and the browser may have the first. Returns what is unsubscribed. */
export function stubPushBrowser(hasSubscription: boolean, canSubscribe = true): number[] {
  const ended: number[] = [];
  let count = 0;
  const subscribe = () => {
    count += 1;
    const number = count;
    const { endpoint, ...keys } = registered(number);
    return {
      toJSON: () => ({ endpoint, keys }),
      unsubscribe: async () => {
        ended.push(number);
        current = null;
      },
    };
  };
  let current = hasSubscription ? subscribe() : null;
  const pushManager = {
    getSubscription: async () => current,
    subscribe: async () => {
      if (!canSubscribe) throw new DOMException('Nicht ohne Klick.', 'NotAllowedError');
      current = subscribe();
      return current;
    },
  };
  const registration = { pushManager };
  const stubs = {
    serviceWorker: { ready: Promise.resolve(registration), getRegistration: async () => registration },
    locks: { request: (_name: string, work: () => Promise<void>) => work() },
  };
  for (const [name, value] of Object.entries(stubs))
    Object.defineProperty(navigator, name, { value, configurable: true });
  const Notification = { permission: 'granted', requestPermission: async () => 'granted' };
  Object.assign(globalThis, { PushManager: class {}, Notification });
  return ended;
}

/** Ends the simulation, because other files share the page. */
export function restoreBrowser(): void {
  for (const name of ['serviceWorker', 'locks']) Reflect.deleteProperty(navigator, name);
  for (const name of ['PushManager', 'Notification']) Reflect.deleteProperty(globalThis, name);
}

/** The registration of the subscription with this number, as the browser sends it. */
export function registered(number: number) {
  return { endpoint: `https://push.example/${number}`, p256dh: 'Schlüssel', auth: 'Geheimnis' };
}
