import { useEffect, useEffectEvent, useRef } from 'react';

/** Calls the action after something open has closed and left the page, for instance to move the focus. */
export function useAfterClose(isOpen: boolean, action: () => void): void {
  const wasOpen = useRef(isOpen);
  const act = useEffectEvent(action);
  useEffect(() => {
    if (wasOpen.current && !isOpen) act();
    wasOpen.current = isOpen;
  }, [isOpen]);
}
