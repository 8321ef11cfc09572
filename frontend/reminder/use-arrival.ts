import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { ARRIVAL } from '../../bff/reminder/arrival.rules.ts';

function focusQuestion(): boolean {
  // A field that waits for what was typed before takes no caret.
  const field = document.querySelector<HTMLTextAreaElement>('main textarea:not([readonly])');
  field?.focus();
  return field !== null;
}

/** Puts the caret into the question for somebody who has tapped a reminder, as soon as there is a field for it. */
export function useArrival(): void {
  const { hash, pathname } = useLocation();
  const navigate = useNavigate();

  useEffect(() => {
    // The worker says so to a page that was open already.
    const { serviceWorker } = navigator;
    const onMessage = ({ data }: MessageEvent<unknown>) => void (data === ARRIVAL && focusQuestion());
    serviceWorker?.addEventListener('message', onMessage);
    return () => serviceWorker?.removeEventListener('message', onMessage);
  }, []);

  useEffect(() => {
    if (hash !== ARRIVAL) return;
    const arrive = () => {
      if (!focusQuestion()) return;
      observer.disconnect();
      void navigate(pathname, { replace: true });
    };
    const observer = new MutationObserver(arrive);
    observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['readonly'] });
    arrive();
    return () => observer.disconnect();
  }, [hash, pathname, navigate]);
}
