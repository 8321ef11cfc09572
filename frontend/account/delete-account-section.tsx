import { useMutation } from '@apollo/client/react';
import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { KEEP_DATA_DAYS } from '../../bff/platform/lib/retention.rules.ts';
import { EXPORT_ID } from '../export/export-section.tsx';
import { navigateFully } from '../lib/browser.ts';
import { toFailure } from '../lib/failure.ts';
import { PATHS } from '../lib/paths.ts';
import { useUnfinished } from '../lib/unfinished.ts';
import { useAfterClose } from '../lib/use-after-close.ts';
import { Button } from '../ui/button.tsx';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { showToast, storeToast } from '../ui/toast-store.ts';
import { DeleteAccountDocument } from './account.operations.generated.ts';
import styles from './profile.module.css';
import { ACCOUNT_DELETED, accountNotDeleted } from './profile.wording.ts';

/** Deletes the account after a confirmation, and clears the user from memory by a full navigation. */
export function DeleteAccountSection() {
  const [asking, setAsking] = useState(false);
  const [pending, setPending] = useState(false);
  const [deleteAccount] = useMutation(DeleteAccountDocument);
  const isExportFirst = useRef(false);
  useAfterClose(asking, () => {
    if (isExportFirst.current) document.getElementById(EXPORT_ID)?.focus();
    isExportFirst.current = false;
  });
  // Deleting the account unregisters the service worker, which reloads every other page.
  useUnfinished(pending, true);

  async function confirm() {
    setPending(true);
    try {
      await deleteAccount();
      storeToast(ACCOUNT_DELETED);
      navigateFully(PATHS.landing);
    } catch (error) {
      setPending(false);
      setAsking(false);
      showToast(accountNotDeleted(toFailure(error).message));
    }
  }

  function exportFirst() {
    isExportFirst.current = true;
    setAsking(false);
  }

  return (
    <section className={styles.leave} aria-labelledby="konto-loeschen">
      <h2 id="konto-loeschen">Konto löschen</h2>
      <p>
        Dein Konto und alle damit verbundenen Daten werden sofort und endgültig entfernt. Was davon in
        verschlüsselten Sicherungskopien bis zu {KEEP_DATA_DAYS}&nbsp;Tage bleibt, steht unter „Datenschutz“.
      </p>
      <Button kind="dangerText" onClick={() => setAsking(true)}>
        Konto löschen
      </Button>
      <ConfirmDialog
        open={asking}
        title="Konto wirklich löschen?"
        text="Diese Aktion kann nicht rückgängig gemacht werden. Dein Konto und alle damit verbundenen Daten werden dauerhaft gelöscht."
        confirmLabel="Ja, Konto löschen"
        pendingLabel="Lösche..."
        pending={pending}
        onConfirm={() => void confirm()}
        onCancel={() => setAsking(false)}
      >
        {!pending && (
          <p>
            <Link to={`#${EXPORT_ID}`} className="target" onClick={exportFirst}>
              Vorher alles mitnehmen
            </Link>
          </p>
        )}
      </ConfirmDialog>
    </section>
  );
}
