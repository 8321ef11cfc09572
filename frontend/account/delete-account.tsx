import { useMutation } from '@apollo/client/react';
import { useRef, useState } from 'react';
import { KEEP_DATA_DAYS } from '../../bff/platform/lib/retention.rules.ts';
import { DIARY_FILES_ID } from '../export/account-export.tsx';
import { leaveForGood } from '../lib/browser.ts';
import { PATHS } from '../lib/paths.ts';
import { useAfterClose } from '../lib/use-after-close.ts';
import { forgetUser } from '../session/use-log-out.tsx';
import { Button, TextLink } from '../ui/button.tsx';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { storeToast, succeeded } from '../ui/toast-store.ts';
import { useAction } from '../ui/use-action.ts';
import { LEAVING } from '../ui/use-form.ts';
import { DeleteAccountDocument } from './account.operations.generated.ts';
import styles from './profile.module.css';

/** Deletes the account after a confirmation, and forgets the user by a full navigation. */
export function DeleteAccount() {
  const [asking, setAsking] = useState(false);
  const { run, pending } = useAction('Fehler beim Löschen des Kontos');
  const [deleteAccount] = useMutation(DeleteAccountDocument);
  const isExportFirst = useRef(false);
  useAfterClose(asking, () => {
    if (isExportFirst.current) document.getElementById(DIARY_FILES_ID)?.querySelector('summary')?.focus();
    isExportFirst.current = false;
  });

  async function confirm() {
    await run(async () => {
      await forgetUser(() => deleteAccount());
      storeToast(succeeded('Konto gelöscht', 'Auf Wiedersehen!'));
      leaveForGood(PATHS.landing);
      return LEAVING;
    });
    setAsking(false);
  }

  function exportFirst() {
    isExportFirst.current = true;
    setAsking(false);
  }

  return (
    <div className={`stack ${styles.delete}`}>
      <Button kind="dangerText" onClick={() => setAsking(true)}>
        Konto löschen
      </Button>
      <p className="small">
        Dein Konto und alles, was dazugehört, wird sofort gelöscht. In verschlüsselten Sicherungskopien bleibt
        es noch bis zu {KEEP_DATA_DAYS}&nbsp;Tage. Mehr unter „Datenschutz“.
      </p>
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
            <TextLink to={`#${DIARY_FILES_ID}`} onClick={exportFirst}>
              Vorher alles mitnehmen
            </TextLink>
          </p>
        )}
      </ConfirmDialog>
    </div>
  );
}
