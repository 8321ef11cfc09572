import { LOG_IN_REFUSED } from '../../bff/account/account.sentences.rules.ts';
import { plainRequest } from '../graphql/plain-request.ts';
import { WAY_BACK_PATHS } from '../lib/paths.ts';
import { LOGGED_IN } from '../session/session.wording.ts';
import { Button, TextLink } from '../ui/button.tsx';
import { FormFailure } from '../ui/form-failure.tsx';
import { EmailField, PasswordField } from '../ui/text-field.tsx';
import { failed } from '../ui/toast-store.ts';
import { LogInDocument } from './account.plain.generated.ts';
import { Advice } from './advice.tsx';
import styles from './auth.module.css';
import { type CredentialsFormProps, useCredentialsForm } from './use-credentials-form.ts';

/** The log-in with e-mail and password. */
export function LoginForm(props: CredentialsFormProps) {
  const { email, onEmail } = props;
  const { form, button, errors, failure } = useCredentialsForm(props, {
    rule: ({ credentialsRule }) => credentialsRule,
    send: (credentials) => plainRequest(LogInDocument, credentials),
    succeeded: LOGGED_IN,
    failed: failed('Anmeldung fehlgeschlagen', LOG_IN_REFUSED),
  });

  const forgotten = (
    <p className={styles.forgotten}>
      <TextLink to={WAY_BACK_PATHS.forgottenPassword} state={{ username: email }}>
        Passwort vergessen?
      </TextLink>
    </p>
  );

  return (
    <form {...form} className="rows">
      <FormFailure failure={failure} />
      <Advice failure={failure} />
      {failure && forgotten}
      <EmailField
        autoComplete="username webauthn"
        value={email}
        onChange={(event) => onEmail(event.target.value)}
        error={errors.username}
      />
      <PasswordField error={errors.password} />
      {!failure && forgotten}
      <Button {...button} pendingLabel={'Wird angemeldet\u00a0…'}>
        Anmelden
      </Button>
    </form>
  );
}
