import { useEffect, useRef, useState } from 'react';

const isNative = () => 'popover' in document.body;

/**
 * State of a popover, and the props of its button and panel. Browsers without popovers open it by the button's
 * `aria-expanded` (`styles/shared.css`).
 */
export function usePopover() {
  const ref = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  // The popover may be open before hydration.
  useEffect(() => setOpen(isNative() && (ref.current?.matches(':popover-open') ?? false)), []);

  return {
    open,
    toggle: () => isNative() || setOpen(!open),
    close: () => (isNative() ? ref.current?.hidePopover() : setOpen(false)),
    panel: {
      ref,
      popover: 'auto',
      onToggle: ({ newState }: { newState: string }) => setOpen(newState === 'open'),
    } as const,
  };
}
