import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { ARRIVAL } from '../../bff/reminder/arrival.rules.ts';
import { createStore, useStore } from '../lib/store.ts';

// Outside the component, which may be mounted anew while the page finds out who is there.
const arriving = createStore(false);

function focusQuestion(): void {
  // A field that waits for an earlier text takes no caret.
  document.querySelector<HTMLTextAreaElement>('main textarea:not([readonly])')?.focus();
}

/** Puts the caret into the question for somebody who has tapped a reminder, as soon as there is a field for it. */
export function useArrival(): void {
  const { hash, pathname } = useLocation();
  const isArriving = useStore(arriving);

  useEffect(() => {
    // The worker says so to a page that was open already.
    const { serviceWorker } = navigator;
    const onMessage = ({ data }: MessageEvent<unknown>) => void (data === ARRIVAL && focusQuestion());
    serviceWorker?.addEventListener('message', onMessage);
    return () => serviceWorker?.removeEventListener('message', onMessage);
  }, []);

  useEffect(() => {
    if (hash !== ARRIVAL) return;
    arriving.set(true);
    // Not by the router, after which the focus would go to the heading.
    window.history.replaceState(window.history.state, '', pathname);
  }, [hash, pathname]);

  useEffect(() => {
    if (!isArriving) return;
    // The field may be drawn anew, as when the network turns out to be missing.
    const arrive = () => {
      if (document.activeElement?.matches('body, h1')) focusQuestion();
    };
    const end = () => arriving.set(false);
    const observer = new MutationObserver(arrive);
    observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['readonly'] });
    arrive();
    window.addEventListener('keydown', end);
    window.addEventListener('pointerdown', end);
    return () => {
      observer.disconnect();
      window.removeEventListener('keydown', end);
      window.removeEventListener('pointerdown', end);
    };
  }, [isArriving]);
}
