import { PASSWORD_MIN_LENGTH } from '../../bff/account/account.numbers.rules.ts';
import { PasswordField } from '../ui/text-field.tsx';
import { PASSWORD_ADVICE } from './session.wording.ts';

/** The field for a new password; showing the password replaces typing it twice. */
export function NewPasswordField({ error }: { error: string | undefined }) {
  return (
    <PasswordField
      label="Neues Passwort"
      autoComplete="new-password"
      placeholder={`Mindestens ${PASSWORD_MIN_LENGTH} Zeichen`}
      hint={PASSWORD_ADVICE}
      error={error}
    />
  );
}
