import { NEW_PASSWORD_TOO_SHORT } from '../../bff/account/account.sentences.rules.ts';
import { failed, type Toast } from '../ui/toast-store.ts';
import type { FieldErrors } from '../ui/use-action.ts';

/** Toast for refused new passwords; a mismatch is named first. */
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

export function passwordNotChanged(message: string): Toast {
  return failed('Fehler beim Ändern des Passworts', message);
}
