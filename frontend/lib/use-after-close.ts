import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** Calls the action after something open has closed and left the page, for instance to move the focus. */
export function useAfterClose(isOpen: boolean, action: () => void): void {
  const wasOpen = useRef(isOpen);
  const act = useEffectEvent(action);
  useEffect(() => {
    if (wasOpen.current && !isOpen) act();
    wasOpen.current = isOpen;
  }, [isOpen]);
}

/** Something that a control opens, and that returns the focus to the control when it closes. */
export function useOpened<Control extends HTMLElement>() {
  const [isOpen, setIsOpen] = useState(false);
  const opener = useRef<Control>(null);
  useAfterClose(isOpen, () => opener.current?.focus());
  return { isOpen, setIsOpen, opener };
}
