import { useCallback, useEffect, useRef } from 'react';

/** Calls `callback` once the returned `schedule` has not been called for so long; `cancel` forgets a pending call. */
export function useDebouncedCallback(callback: () => void, delayMs: number) {
  const latest = useRef(callback);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    latest.current = callback;
  });

  const cancel = useCallback(() => clearTimeout(timer.current), []);
  const schedule = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => latest.current(), delayMs);
  }, [delayMs]);

  useEffect(() => cancel, [cancel]);
  return { schedule, cancel };
}
