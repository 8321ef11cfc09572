import { useEffect, useRef } from 'react';
import { reloadUnseen } from './browser.ts';
import { whenNothingIsUnfinished } from './unfinished.ts';

/**
 * Returns a function that reloads the page after a delay, once nothing is unfinished and unless the component has
 * unmounted. `before` runs right before the reload.
 */
export function useDelayedReload() {
  const cancel = useRef(() => {});
  useEffect(() => () => cancel.current(), []);

  return (delayMs: number, before: () => void) => {
    cancel.current();
    const timer = setTimeout(() => {
      cancel.current = whenNothingIsUnfinished(() => {
        before();
        reloadUnseen();
      });
    }, delayMs);
    cancel.current = () => clearTimeout(timer);
  };
}
