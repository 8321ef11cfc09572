import { useEffect, useEffectEvent } from 'react';

/** Listens to a window event while the component is mounted. */
export function useWindowEvent<Type extends keyof WindowEventMap>(
  type: Type,
  listener: (event: WindowEventMap[Type]) => void,
): void {
  const listen = useEffectEvent(listener);

  useEffect(() => {
    window.addEventListener(type, listen);
    return () => window.removeEventListener(type, listen);
  }, [type]);
}
