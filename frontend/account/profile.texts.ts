import { PASSWORD_MIN_LENGTH } from '../../bff/account/account.numbers.rules.ts';
import { failed, succeeded, type Toast } from '../ui/toast-store.ts';

/** The two new passwords differ. */
export const PASSWORDS_DIFFER = failed(
  'Passwörter stimmen nicht überein',
  'Bitte stellen Sie sicher, dass beide Passwörter identisch sind.',
);

/** What the field of the repeated password says then. */
export const DIFFERS_FROM_ABOVE = 'Hier steht ein anderes Passwort als oben.';

/** The new password is too short. */
export const PASSWORD_TOO_SHORT = failed(
  'Passwort zu kurz',
  `Das Passwort muss mindestens ${PASSWORD_MIN_LENGTH} Zeichen lang sein.`,
);

/** After a change of the password. */
export const PASSWORD_CHANGED = succeeded('Passwort geändert');

/** Password change fails. */
export function passwordNotChanged(message: string): Toast {
  return failed('Fehler beim Ändern des Passworts', message);
}

/** After the account is deleted. */
export const ACCOUNT_DELETED = succeeded('Konto gelöscht', 'Auf Wiedersehen!');

/** Account deletion fails. */
export function accountNotDeleted(message: string): Toast {
  return failed('Fehler beim Löschen des Kontos', message);
}
