import { useEffect, useEffectEvent, useRef } from 'react';

/** Runs the action after an open element has closed and left the page, such as moving the focus. */
export function useAfterClose(isOpen: boolean, action: () => void): void {
  const wasOpen = useRef(isOpen);
  const act = useEffectEvent(action);
  useEffect(() => {
    if (wasOpen.current && !isOpen) act();
    wasOpen.current = isOpen;
  }, [isOpen]);
}
