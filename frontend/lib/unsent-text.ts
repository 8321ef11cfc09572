import { useEffect, useEffectEvent } from 'react';

type Send = () => Promise<boolean>;

const senders = new Set<Send>();

/** Registers how text that is typed but not yet sent gets to the server; `send` tells whether it has arrived. */
export function useUnsentText(send: Send): void {
  const sendNow = useEffectEvent(send);

  useEffect(() => {
    const sender = () => sendNow();
    senders.add(sender);
    return () => {
      senders.delete(sender);
    };
  }, []);
}

/** Sends everything that is typed but not yet sent, and tells whether all of it has arrived. */
export async function sendUnsentText(): Promise<boolean> {
  const arrived = await Promise.all([...senders].map((send) => send()));
  return arrived.every(Boolean);
}
