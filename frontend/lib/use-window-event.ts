import { useEffect, useEffectEvent } from 'react';

/** Listens to a window event while the component is mounted. */
export function useWindowEvent<Type extends keyof WindowEventMap>(
  type: Type,
  listener: (event: WindowEventMap[Type]) => void,
): void {
  const listen = useEffectEvent(listener);

  useEffect(() => {
    const onEvent = (event: WindowEventMap[Type]) => listen(event);
    window.addEventListener(type, onEvent);
    return () => window.removeEventListener(type, onEvent);
  }, [type]);
}
