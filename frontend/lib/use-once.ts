import { useEffect, useRef } from 'react';

/** Runs the action once, as soon as the condition holds; also where React mounts everything twice, as in development. */
export function useOnce(action: () => void, condition = true): void {
  const done = useRef(false);
  useEffect(() => {
    if (!condition || done.current) return;
    done.current = true;
    action();
  });
}
