import { useEffect, useEffectEvent } from 'react';
import { type OutboxEntry, outbox } from './local-outbox.ts';

const readings = new Map<string, Promise<OutboxEntry[]>>();

/** The person's outbox, read once for all entries of the diary that appear together. */
function readingOf(person: string): Promise<OutboxEntry[]> {
  const reading = readings.get(person) ?? outbox.list(person);
  readings.set(person, reading);
  queueMicrotask(() => readings.clear());
  return reading;
}

/** Reads the person's outbox once. */
export function useOutboxEntries(person: string, onListed: (found: OutboxEntry[]) => void): void {
  const listed = useEffectEvent(onListed);

  useEffect(() => {
    let isStill = true;
    void readingOf(person).then((found) => {
      if (isStill) listed(found);
    });
    return () => {
      isStill = false;
    };
  }, [person]);
}
