import { Button } from './button.tsx';
import styles from './load-failed.module.css';
import { Logo } from './logo.tsx';
import { PageMeta } from './page-meta.tsx';

/** Says that the server could not be reached, and offers another try. */
export function LoadFailed({ onRetry }: { onRetry: () => unknown }) {
  async function retry() {
    try {
      await onRetry();
    } catch {
      // Still no connection: this page says so already.
    }
  }

  return (
    <div className={`middle ${styles.failed}`} role="alert">
      <PageMeta title="Keine Verbindung" description="Die Seite konnte gerade nicht geladen werden." />
      <Logo size={64} />
      <h1>Gerade keine Verbindung</h1>
      <p>
        Die Seite konnte nicht geladen werden. Bitte prüfe Deine Internetverbindung und versuche es noch
        einmal.
      </p>
      <Button onClick={retry}>Erneut versuchen</Button>
    </div>
  );
}
