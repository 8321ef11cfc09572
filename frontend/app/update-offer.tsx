import { useEffect, useState, useSyncExternalStore } from 'react';
import { BRAND } from '../../bff/platform/lib/brand.rules.ts';
import { watchUnfinished, wouldAnythingBeLost } from '../lib/unfinished.ts';
import { Button } from '../ui/button.tsx';
import { isUpdateReady, registerWorker, subscribeToUpdates, takeUpdate } from './service-worker.ts';
import styles from './update-offer.module.css';

/** Whether somebody has the cursor in a text, which no offer may disturb. */
function isWriting(): boolean {
  return document.activeElement instanceof HTMLTextAreaElement || wouldAnythingBeLost();
}

/** The quiet offer to load a new version; it comes when nobody is writing, and goes again when somebody does. */
export function UpdateOffer() {
  const isReady = useSyncExternalStore(subscribeToUpdates, isUpdateReady);
  const [isQuiet, setIsQuiet] = useState(true);

  useEffect(() => {
    // Without a worker the product works as before, only not without a network.
    registerWorker().catch(() => {});
  }, []);
  useEffect(() => {
    if (!isReady) return;
    // One moment later: while a field is being left, nothing has the focus yet.
    const look = () => setTimeout(() => setIsQuiet(!isWriting()), 0);
    look();
    document.addEventListener('focusin', look);
    document.addEventListener('focusout', look);
    const endWatch = watchUnfinished(look);
    return () => {
      endWatch();
      document.removeEventListener('focusin', look);
      document.removeEventListener('focusout', look);
    };
  }, [isReady]);

  return (
    <div role="status" className={styles.place}>
      {isReady && isQuiet && (
        <div className={styles.offer}>
          <p>Eine neue Version von {BRAND} ist da.</p>
          <Button kind="secondary" onClick={() => void takeUpdate()}>
            Neu laden
          </Button>
        </div>
      )}
    </div>
  );
}
