import { useEffect, useRef } from 'react';

/** Runs the action once when the condition holds, also under StrictMode. */
export function useOnce(action: () => void, condition = true): void {
  const done = useRef(false);
  useEffect(() => {
    if (!condition || done.current) return;
    done.current = true;
    action();
  });
}
