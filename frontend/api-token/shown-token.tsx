import { takeFocus } from '../lib/take-focus.ts';
import { useUnfinished } from '../lib/unfinished.ts';
import { Button } from '../ui/button.tsx';
import { failed, showToast, succeeded } from '../ui/toast-store.ts';
import styles from './api-token.module.css';
import type { NewToken } from './new-token-form.tsx';

/** Shows a new token once. */
export function ShownToken({ made: { token, name }, onClose }: { made: NewToken; onClose: () => void }) {
  useUnfinished(true);

  async function copy() {
    try {
      await navigator.clipboard.writeText(token);
      showToast(succeeded('Zugang kopiert'));
    } catch {
      showToast(failed('Kopieren nicht möglich', 'Markiere den Zugang und kopiere ihn selbst.'));
    }
  }

  return (
    <div className={styles.shown}>
      <p ref={takeFocus} tabIndex={-1}>
        Das ist der Zugang für „{name}“. Du siehst ihn nur jetzt: Füge ihn in das Programm ein. Wer ihn hat,
        kann alles, was Du dem Programm erlaubt hast.
      </p>
      <code>{token}</code>
      <div className="row">
        <Button kind="primary" onClick={() => void copy()}>
          Kopieren
        </Button>
        <Button onClick={onClose}>Fertig</Button>
      </div>
    </div>
  );
}
