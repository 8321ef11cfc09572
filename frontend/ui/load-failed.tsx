import { useState } from 'react';
import { Horizon } from '../horizon/horizon.tsx';
import { Button } from './button.tsx';
import styles from './load-failed.module.css';
import { PageMeta } from './page-meta.tsx';

/** Says that a page could not load, and offers a retry; blames the network only when offline. */
export function LoadFailed({ onRetry }: { onRetry: () => unknown }) {
  const [pending, setPending] = useState(false);

  async function retry() {
    setPending(true);
    try {
      await onRetry();
    } catch {
      // Still offline: the page already says so.
    }
    setPending(false);
  }

  return (
    <div className={`middle ${styles.failed}`} role="alert">
      <PageMeta title="Nicht geladen" description="Die Seite konnte nicht geladen werden." />
      <Horizon shape="middle" className={styles.scene} />
      <h1>Das hat gerade nicht geklappt</h1>
      <p>
        Die Seite konnte nicht geladen werden. Bitte versuche es noch einmal.
        {navigator.onLine ? '' : ' Dein Gerät hat gerade keine Internetverbindung.'}
      </p>
      <Button kind="primary" pending={pending} onClick={retry}>
        Erneut versuchen
      </Button>
    </div>
  );
}
