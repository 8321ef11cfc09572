import { useEffect, useEffectEvent } from 'react';
import { type Listed, shelf } from './shelf.ts';

/** Tells once what this browser's shelf holds of the person. */
export function useShelf(person: string, onListed: (found: Listed[]) => void): void {
  const listed = useEffectEvent(onListed);

  useEffect(() => {
    let isStill = true;
    void shelf.list(person).then((found) => {
      if (isStill) listed(found);
    });
    return () => {
      isStill = false;
    };
  }, [person]);
}
