import { useRef, useState } from 'react';
import { useAfterClose } from './use-after-close.ts';

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
