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

/** The forms of a section, at most one open. A form that closes returns the focus to its opener, or to the first opener. */
export function useOpeners() {
  const [open, setOpen] = useState<string | null>(null);
  const last = useRef('');
  const controls = useRef(new Map<string, HTMLElement>());
  useAfterClose(open !== null, () => {
    const [first] = controls.current.values();
    (controls.current.get(last.current) ?? first)?.focus();
  });

  /** Props of the control that opens a form. */
  const opener = (form: string) => ({
    ref(control: HTMLElement | null) {
      if (control) controls.current.set(form, control);
      else controls.current.delete(form);
    },
    onClick() {
      last.current = form;
      setOpen(form);
    },
  });
  return { open, opener, close: () => setOpen(null) };
}
