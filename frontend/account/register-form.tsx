import { useMutation } from '@apollo/client/react';
import { useId, useState } from 'react';
import { PASSWORD_MIN_LENGTH } from '../../bff/account/account.numbers.rules.ts';
import { PASSWORD_ADVICE } from '../session/session.wording.ts';
import { Button } from '../ui/button.tsx';
import { FormFailure } from '../ui/form-failure.tsx';
import { Needs } from '../ui/needs.tsx';
import { TextField } from '../ui/text-field.tsx';
import { RegisterDocument } from './account.operations.generated.ts';
import {
  FORGOTTEN_WITH_MAIL,
  FORGOTTEN_WITHOUT_MAIL,
  REGISTERED,
  REGISTRATION_FAILED,
} from './account.wording.ts';
import { Advice } from './advice.tsx';
import styles from './auth.module.css';
import { Consent } from './consent.tsx';
import { type SharedPending, useCredentialsForm } from './use-credentials-form.ts';

type RegisterFormProps = { email: string; onEmail: (email: string) => void; waiting: SharedPending };

/** The registration; sends only e-mail and password. */
export function RegisterForm({ email, onEmail, waiting }: RegisterFormProps) {
  const consentId = useId();
  const [password, setPassword] = useState('');
  const [confirmation, setConfirmation] = useState('');
  const [register] = useMutation(RegisterDocument);
  const { form, button, errors, failure } = useCredentialsForm({
    rule: ({ registrationRule }) => registrationRule,
    send: ({ username, password }) => register({ variables: { username, password } }),
    succeeded: REGISTERED,
    failed: REGISTRATION_FAILED,
    onPrefilled: (typed) => {
      onEmail(typed('username'));
      setPassword(typed('password'));
      setConfirmation(typed('confirmPassword'));
    },
    waiting,
  });

  return (
    <form {...form} className={styles.form}>
      <FormFailure failure={failure} />
      <Advice failure={failure} />
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
        value={password}
        onChange={({ target }) => {
          setPassword(target.value);
          // A visible password needs no confirmation.
          if (target.type === 'text') setConfirmation(target.value);
        }}
        onReveal={() => setConfirmation(password)}
        placeholder={`Mindestens ${PASSWORD_MIN_LENGTH} Zeichen`}
        hint={
          <>
            {PASSWORD_ADVICE}{' '}
            <Needs need="mail" as="span">
              {FORGOTTEN_WITH_MAIL}
            </Needs>
            <Needs need="no-mail" as="span">
              {FORGOTTEN_WITHOUT_MAIL}
            </Needs>
          </>
        }
        error={errors.password}
      />
      <TextField
        label="Passwort bestätigen"
        name="confirmPassword"
        type="password"
        autoComplete="new-password"
        value={confirmation}
        onChange={(event) => setConfirmation(event.target.value)}
        error={errors.confirmPassword}
      />
      <Button {...button} aria-describedby={consentId} pendingLabel={'Wird registriert\u00a0…'}>
        Registrieren
      </Button>
      <Consent id={consentId} />
    </form>
  );
}
