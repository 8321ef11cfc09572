import { useEffect, useEffectEvent } from 'react';
import { findKeptText, type KeptText } from './kept-texts.ts';

/** Looks for the text that this browser kept for this person and field, once for each; null tells that there is none. */
export function useFindKept(userId: string, field: string, onLooked: (kept: KeptText | null) => void) {
  const looked = useEffectEvent(onLooked);

  useEffect(() => {
    let isStill = true;
    void findKeptText(userId, field).then((kept) => {
      if (isStill) looked(kept);
    });
    return () => {
      isStill = false;
    };
  }, [userId, field]);
}
