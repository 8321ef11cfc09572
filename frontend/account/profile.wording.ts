import { NEW_PASSWORD_TOO_SHORT } from '../../bff/account/account.sentences.rules.ts';
import { failed, succeeded, type Toast } from '../ui/toast-store.ts';
import type { FieldErrors } from '../ui/use-form.ts';

/** The new passwords are refused; that they differ is told first. */
export function invalidPassword({ confirmation, password = '' }: FieldErrors): Toast {
  if (confirmation !== undefined)
    return failed(
      'Passwörter stimmen nicht überein',
      'Bitte stellen Sie sicher, dass beide Passwörter identisch sind.',
    );
  return password === NEW_PASSWORD_TOO_SHORT
    ? failed('Passwort zu kurz', password)
    : passwordNotChanged(password);
}

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
