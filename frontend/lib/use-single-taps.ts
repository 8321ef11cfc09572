import { useEffect } from 'react';

const DOUBLE_TAP_MS = 500;
const DOUBLE_TAP_PX = 16;

function controlOf({ target }: MouseEvent): Element | null {
  return target instanceof Element ? target.closest('a, button, summary, dialog') : null;
}

/** Ignores the second tap of a double tap if the first tap has put another control under the finger. */
export function useSingleTaps(): void {
  useEffect(() => {
    let last: { event: MouseEvent; control: Element | null } | null = null;
    const onClick = (event: MouseEvent) => {
      const control = controlOf(event);
      // A key or a script presses without a place.
      if (event.detail === 0 || !control) return;
      const isSecond =
        last !== null &&
        event.timeStamp - last.event.timeStamp < DOUBLE_TAP_MS &&
        Math.hypot(event.clientX - last.event.clientX, event.clientY - last.event.clientY) < DOUBLE_TAP_PX;
      if (isSecond && control !== last?.control) {
        event.preventDefault();
        event.stopPropagation();
      } else last = { event, control };
    };
    window.addEventListener('click', onClick, true);
    return () => window.removeEventListener('click', onClick, true);
  }, []);
}
