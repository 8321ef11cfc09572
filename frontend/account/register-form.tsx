import { useMutation } from '@apollo/client/react';
import { Link } from 'react-router-dom';
import { registrationRule } from '../../bff/account/account.rules.ts';
import { RegisterDocument } from '../graphql/operations.generated.ts';
import { PATHS } from '../lib/paths.ts';
import { Button } from '../ui/button.tsx';
import { FormFailure } from '../ui/form-failure.tsx';
import { TextField } from '../ui/text-field.tsx';
import { REGISTERED, REGISTRATION_FAILED } from './account.texts.ts';
import styles from './auth.module.css';
import { useCredentialsForm } from './use-credentials-form.ts';

type RegisterFormProps = { email: string; onEmail: (email: string) => void };

/** Registration; only e-mail and password are sent (SPEC §5). */
export function RegisterForm({ email, onEmail }: RegisterFormProps) {
  const [register] = useMutation(RegisterDocument);
  const { form, errors, failure, pending, submit } = useCredentialsForm({
    check: (entries) => registrationRule.safeParse(entries),
    send: ({ username, password }) => register({ variables: { username, password } }),
    succeeded: REGISTERED,
    failed: REGISTRATION_FAILED,
  });

  return (
    <form ref={form} className={styles.form} onSubmit={submit} noValidate>
      <FormFailure failure={failure} />
      <TextField
        label="E-Mail"
        name="username"
        type="email"
        autoComplete="username"
        value={email}
        onChange={(event) => onEmail(event.target.value)}
        error={errors.username}
      />
      <TextField
        label="Passwort"
        name="password"
        type="password"
        autoComplete="new-password"
        placeholder="Mindestens 6 Zeichen"
        error={errors.password}
      />
      <TextField
        label="Passwort bestätigen"
        name="confirmPassword"
        type="password"
        autoComplete="new-password"
        error={errors.confirmPassword}
      />
      <p className={styles.consent}>
        Mit „Registrieren“ willige ich ein, dass meine Tagebuchtexte, die Gesundheitsdaten enthalten können,
        verschlüsselt gespeichert werden. Widerruf jederzeit durch Löschen des Kontos.{' '}
        <Link to={PATHS.privacy}>Datenschutz</Link>
      </p>
      <Button type="submit" pending={pending} pendingLabel="Registrieren...">
        Registrieren
      </Button>
    </form>
  );
}
