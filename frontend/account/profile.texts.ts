import { PASSWORD_MIN_LENGTH } from '../../bff/account/password-length.rules.ts';
import type { Toast } from '../ui/toast-store.ts';

/** The two new passwords differ. */
export const PASSWORDS_DIFFER: Toast = {
  kind: 'error',
  title: 'Passwörter stimmen nicht überein',
  text: 'Bitte stellen Sie sicher, dass beide Passwörter identisch sind.',
};

/** The new password is too short. */
export const PASSWORD_TOO_SHORT: Toast = {
  kind: 'error',
  title: 'Passwort zu kurz',
  text: `Das Passwort muss mindestens ${PASSWORD_MIN_LENGTH} Zeichen lang sein.`,
};

/** After a change of the password. */
export const PASSWORD_CHANGED: Toast = { kind: 'success', title: 'Passwort geändert' };

/** Password change fails. */
export function passwordNotChanged(message: string): Toast {
  return { kind: 'error', title: 'Fehler beim Ändern des Passworts', text: message };
}

/** After an export. */
export const EXPORTED: Toast = { kind: 'success', title: 'Export erfolgreich' };

/** Export fails. */
export function exportFailed(message: string): Toast {
  return { kind: 'error', title: 'Export fehlgeschlagen', text: message };
}

/** After the account is deleted. */
export const ACCOUNT_DELETED: Toast = {
  kind: 'success',
  title: 'Konto gelöscht',
  text: 'Auf Wiedersehen!',
};

/** Account deletion fails. */
export function accountNotDeleted(message: string): Toast {
  return { kind: 'error', title: 'Fehler beim Löschen des Kontos', text: message };
}
