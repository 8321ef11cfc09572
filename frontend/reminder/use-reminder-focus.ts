import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { ARRIVAL } from '../../bff/reminder/arrival.rules.ts';
import { createStore, useStore } from '../lib/store.ts';
import { useWindowEvent } from '../lib/use-window-event.ts';

// Outside the component, which may remount while the session is being determined.
const pendingFocus = createStore(false);

function focusQuestion(): void {
  // A read-only field, which still waits for stored text, takes no caret.
  document.querySelector<HTMLTextAreaElement>('main textarea:not([readonly])')?.focus();
}

/** Focuses the question for a person who has tapped a reminder, as soon as its field exists. */
export function useReminderFocus(): void {
  const { hash, pathname } = useLocation();
  const isFocusPending = useStore(pendingFocus);

  useEffect(() => {
    // The service worker sends this message to a page that was already open.
    const { serviceWorker } = navigator;
    const onMessage = ({ data }: MessageEvent<unknown>) => void (data === ARRIVAL && focusQuestion());
    serviceWorker?.addEventListener('message', onMessage);
    return () => serviceWorker?.removeEventListener('message', onMessage);
  }, []);

  useEffect(() => {
    if (hash !== ARRIVAL) return;
    pendingFocus.set(true);
    // Bypass the router, which would focus the heading.
    window.history.replaceState(window.history.state, '', pathname);
  }, [hash, pathname]);

  useEffect(() => {
    if (!isFocusPending) return;
    // The field may remount, for instance when the page turns out to be offline.
    const focusWhenReady = () => {
      if (document.activeElement?.matches('body, h1')) focusQuestion();
    };
    const observer = new MutationObserver(focusWhenReady);
    observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['readonly'] });
    focusWhenReady();
    return () => observer.disconnect();
  }, [isFocusPending]);
  useWindowEvent('keydown', () => pendingFocus.set(false));
  useWindowEvent('pointerdown', () => pendingFocus.set(false));
}
