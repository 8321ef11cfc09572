import { useEffect, useEffectEvent } from 'react';
import { type OutboxEntry, outbox } from './local-outbox.ts';

/** Reads the person's outbox once. */
export function useOutboxEntries(person: string, onListed: (found: OutboxEntry[]) => void): void {
  const listed = useEffectEvent(onListed);

  useEffect(() => {
    let isStill = true;
    void outbox.list(person).then((found) => {
      if (isStill) listed(found);
    });
    return () => {
      isStill = false;
    };
  }, [person]);
}
