import { takeFocus } from '../lib/take-focus.ts';
import { useUnfinished } from '../lib/unfinished.ts';
import { Button } from '../ui/button.tsx';
import { failed, showToast, succeeded } from '../ui/toast-store.ts';
import styles from './api-token.module.css';
import type { CreateApiTokenMutation } from './api-token.operations.generated.ts';

type ShownTokenProps = CreateApiTokenMutation['createApiToken'] & { onClose: () => void };

/** Shows a new token once. */
export function ShownToken({ secret, apiToken, onClose }: ShownTokenProps) {
  useUnfinished(true);

  async function copy() {
    try {
      await navigator.clipboard.writeText(secret);
      showToast(succeeded('Zugang kopiert'));
    } catch {
      showToast(failed('Kopieren nicht möglich', 'Markiere den Zugang und kopiere ihn selbst.'));
    }
  }

  return (
    <div className={styles.shown}>
      <p ref={takeFocus} tabIndex={-1}>
        Das ist der Zugang für „{apiToken.name}“. Du siehst ihn nur jetzt: Füge ihn in das Programm ein. Wer
        ihn hat, kann alles, was Du dem Programm erlaubt hast.
      </p>
      <code>{secret}</code>
      <div className="row">
        <Button kind="primary" onClick={() => void copy()}>
          Kopieren
        </Button>
        <Button onClick={onClose}>Fertig</Button>
      </div>
    </div>
  );
}
