import { useEffect, useEffectEvent, useState } from 'react';
import { BRAND } from '../../bff/platform/lib/brand.rules.ts';
import { isOutdated } from '../graphql/outdated.ts';
import { useStore } from '../lib/store.ts';
import { watchUnfinished, wouldAnythingBeLost } from '../lib/unfinished.ts';
import { useWindowEvent } from '../lib/use-window-event.ts';
import { watchInstallPrompt } from '../offers/install.ts';
import { useReminderFocus } from '../reminder/use-reminder-focus.ts';
import { Button } from '../ui/button.tsx';
import { readyUpdate, registerWorker, takeUpdate } from './register-worker.ts';
import styles from './update-offer.module.css';

/** Watches on every page behind the log-in for what can be offered, and offers a new version. */
export function Offers() {
  useReminderFocus();
  useEffect(watchInstallPrompt, []);
  useEffect(() => {
    // Without this permission the browser has no subscription.
    if (!('Notification' in window) || Notification.permission !== 'granted') return;
    // The next page tries again.
    import('../reminder/renew-device.ts').then(({ renewDevice }) => renewDevice()).catch(() => {});
  }, []);
  return <UpdateOffer />;
}

function isWriting(): boolean {
  return document.activeElement instanceof HTMLTextAreaElement || wouldAnythingBeLost();
}

/** Offers to load a new version: while nobody is typing, or at once when the server rejects this version. */
function UpdateOffer() {
  const isReady = useStore(readyUpdate) !== null;
  const isNeeded = useStore(isOutdated);
  const [isQuiet, setIsQuiet] = useState(true);
  // In a separate task: during `focusout` nothing has the focus yet.
  const look = useEffectEvent(() => void setTimeout(() => setIsQuiet(!isWriting())));

  useEffect(() => {
    // Without a service worker only offline use is missing.
    registerWorker().catch(() => {});
    look();
    return watchUnfinished(look);
  }, []);
  useWindowEvent('focusin', () => look());
  useWindowEvent('focusout', () => look());

  return (
    <div role="status" className={`screen-only ${styles.place}`}>
      {(isNeeded || (isReady && isQuiet)) && (
        <div className={`card row ${styles.offer}`}>
          <p>Eine neue Version von {BRAND} ist da.</p>
          <Button onClick={() => void takeUpdate()}>Neu laden</Button>
        </div>
      )}
    </div>
  );
}
