import { useMutation } from '@apollo/client/react';
import { LogInDocument } from '../graphql/operations.generated.ts';
import { LOGGED_IN } from '../session/session.texts.ts';
import { Button } from '../ui/button.tsx';
import { FormFailure } from '../ui/form-failure.tsx';
import { TextField } from '../ui/text-field.tsx';
import { LOG_IN_FAILED } from './account.texts.ts';
import styles from './auth.module.css';
import { type FormWaiting, useCredentialsForm } from './use-credentials-form.ts';

type LoginFormProps = { email: string; onEmail: (email: string) => void; waiting: FormWaiting };

/** Log-in with e-mail and password. */
export function LoginForm({ email, onEmail, waiting }: LoginFormProps) {
  const [logIn] = useMutation(LogInDocument);
  const { form, errors, failure, pending, submit } = useCredentialsForm({
    check: ({ credentialsRule }, entries) => credentialsRule.safeParse(entries),
    send: (variables) => logIn({ variables }),
    succeeded: LOGGED_IN,
    failed: LOG_IN_FAILED,
    waiting,
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
        autoComplete="current-password"
        error={errors.password}
      />
      <Button type="submit" disabled={waiting.blocked} pending={pending} pendingLabel="Anmelden...">
        Anmelden
      </Button>
    </form>
  );
}
