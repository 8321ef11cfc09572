import { plainRequest } from '../graphql/plain-request.ts';
import { AppError } from '../lib/failure.ts';
import { createPasskey } from '../passkey/credentials.ts';
import { browserRefusal } from '../passkey/passkey.wording.ts';
import { PasskeyNameField } from '../passkey/passkey-name-field.tsx';
import { canUsePasskeys } from '../passkey/support.ts';
import { enterDiary } from '../session/enter-diary.ts';
import { NewPasswordField } from '../session/new-password-field.tsx';
import { Button } from '../ui/button.tsx';
import { FormFailure } from '../ui/form-failure.tsx';
import { succeeded } from '../ui/toast-store.ts';
import { SAVING } from '../ui/ui.wording.ts';
import { LEAVING, useForm } from '../ui/use-form.ts';
import {
  RecoverWithPasskeyDocument,
  RecoverWithPasswordDocument,
  StartRecoveryPasskeyDocument,
} from './recovery-code.plain.generated.ts';

/** The address and the code that have opened an account. */
export type CodeCredentials = { username: string; code: string };

function enter() {
  enterDiary(succeeded('Willkommen zurück', 'Sieh im Profil nach, welche Wege in Dein Konto führen.'));
  return LEAVING;
}

/** The last step of a recovery for an account with a password. */
export function NewPasswordForm({ username, code }: CodeCredentials) {
  const { form, button, errors, failure } = useForm({
    rule: async () =>
      (await import('../../bff/recovery-code/recovery-code.rules.ts')).recoverWithPasswordRule,
    read: (entries) => ({ password: entries.get('password'), username, code }),
    send: async (values) => {
      await plainRequest(RecoverWithPasswordDocument, values);
      return enter();
    },
  });

  return (
    <form {...form}>
      <p>
        Wähle ein neues Passwort. Dein Blatt ist danach verbraucht: Im Profil bekommst Du ein neues. Alle
        anderen Geräte werden abgemeldet.
      </p>
      <FormFailure failure={failure} />
      {/* Tells a password manager whose password this is. */}
      <input hidden readOnly autoComplete="username" value={username} />
      <NewPasswordField error={errors.password} />
      <Button {...button} pendingLabel={SAVING}>
        Passwort speichern
      </Button>
    </form>
  );
}

/** The last step of a recovery for an account without a password. */
export function NewPasskeyForm(credentials: CodeCredentials) {
  const { form, button, errors, failure } = useForm({
    rule: async () => (await import('../../bff/passkey/passkey.rules.ts')).passkeyNameRule,
    send: async ({ name }) => {
      const { startRecoveryPasskey } = await plainRequest(StartRecoveryPasskeyDocument, credentials);
      const credential = await createPasskey(startRecoveryPasskey.creation).catch((error: unknown) => {
        const refusal = browserRefusal(error);
        throw new AppError(
          'PASSKEY',
          refusal ?? 'Es wurde kein Passkey eingerichtet. Versuche es noch einmal.',
        );
      });
      const input = { ...credentials, passkey: { name, credential } };
      await plainRequest(RecoverWithPasskeyDocument, { input });
      return enter();
    },
  });
  if (!canUsePasskeys()) {
    return (
      <p>
        Dein Konto hat kein Passwort und bekommt deshalb einen Passkey. Dieser Browser kann keinen einrichten:
        Öffne diese Seite in einem anderen. Dein Blatt gilt weiter.
      </p>
    );
  }

  return (
    <form {...form}>
      <p>
        Dein Konto hat kein Passwort. Richte hier einen Passkey ein, mit dem Du Dich künftig anmeldest. Dein
        Blatt ist danach verbraucht: Im Profil bekommst Du ein neues.
      </p>
      <FormFailure failure={failure} />
      <PasskeyNameField error={errors.name} />
      <Button {...button} pendingLabel={'Einen Moment\u00a0…'}>
        Passkey einrichten
      </Button>
    </form>
  );
}
