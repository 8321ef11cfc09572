import { useEffect, useEffectEvent } from 'react';
import { type Listed, outbox } from './local-outbox.ts';

/** Reports once which texts the local outbox holds of the person. */
export function useLocalOutbox(person: string, onListed: (found: Listed[]) => void): void {
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
