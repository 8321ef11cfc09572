import { useEffect, useRef } from 'react';

/** Calls `callback` once the returned `schedule` has not been called for so long; `cancel` forgets a pending call. */
export function useDebouncedCallback(callback: () => void, delayMs: number) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const cancel = () => clearTimeout(timer.current);

  function schedule() {
    cancel();
    timer.current = setTimeout(callback, delayMs);
  }

  useEffect(() => () => clearTimeout(timer.current), []);
  return { schedule, cancel };
}
