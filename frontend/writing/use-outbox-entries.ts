import { useEffect, useEffectEvent } from 'react';
import { type OutboxEntry, outbox } from './local-outbox.ts';

const readings = new Map<string, Promise<OutboxEntry[] | null>>();

/** The person's outbox, read once for all entries of the diary that appear together. */
function readingOf(person: string): Promise<OutboxEntry[] | null> {
  const reading = readings.get(person) ?? outbox.list(person);
  readings.set(person, reading);
  queueMicrotask(() => readings.clear());
  return reading;
}

/** Reads the person's outbox once; never calls `onListed` if the browser cannot read. */
export function useOutboxEntries(person: string, onListed: (found: OutboxEntry[]) => void): void {
  const listed = useEffectEvent(onListed);

  useEffect(() => {
    let isStill = true;
    void readingOf(person).then((found) => {
      if (isStill && found) listed(found);
    });
    return () => {
      isStill = false;
    };
  }, [person]);
}
