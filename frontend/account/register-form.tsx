import { useId, useRef } from 'react';
import { PASSWORD_MIN_LENGTH } from '../../bff/account/account.numbers.rules.ts';
import { REGISTRATION_REFUSED } from '../../bff/account/account.sentences.rules.ts';
import { BRAND } from '../../bff/platform/lib/brand.rules.ts';
import { plainRequest } from '../graphql/plain-request.ts';
import { PASSWORD_ADVICE } from '../session/session.wording.ts';
import { Button } from '../ui/button.tsx';
import { FormFailure } from '../ui/form-failure.tsx';
import { Needs } from '../ui/needs.tsx';
import { EmailField, PasswordField } from '../ui/text-field.tsx';
import { failed, succeeded } from '../ui/toast-store.ts';
import { RegisterDocument } from './account.plain.generated.ts';
import { Advice } from './advice.tsx';
import { Consent } from './consent.tsx';
import { type CredentialsFormProps, useCredentialsForm } from './use-credentials-form.ts';

/** The registration; sends only e-mail and password. */
export function RegisterForm(props: CredentialsFormProps) {
  const { email, onEmail } = props;
  const consentId = useId();
  const password = useRef<HTMLInputElement>(null);
  const confirmation = useRef<HTMLInputElement>(null);
  const { form, button, errors, failure } = useCredentialsForm(props, {
    rule: ({ registrationRule }) => registrationRule,
    send: ({ username, password }) => plainRequest(RegisterDocument, { username, password }),
    succeeded: succeeded('Konto erstellt', `Willkommen bei ${BRAND}!`),
    failed: failed('Registrierung fehlgeschlagen', REGISTRATION_REFUSED),
  });

  /** A visible password needs no confirmation. */
  function confirm() {
    if (password.current && confirmation.current) confirmation.current.value = password.current.value;
  }

  return (
    <form {...form} className="rows">
      <FormFailure failure={failure} />
      <Advice failure={failure} />
      <EmailField value={email} onChange={(event) => onEmail(event.target.value)} error={errors.username} />
      <PasswordField
        autoComplete="new-password"
        ref={password}
        onChange={({ target }) => {
          if (target.type === 'text') confirm();
        }}
        onReveal={confirm}
        placeholder={`Mindestens ${PASSWORD_MIN_LENGTH} Zeichen`}
        hint={
          <>
            {PASSWORD_ADVICE}{' '}
            <Needs need="mail">
              Bestätige nach der Registrierung Deine Adresse: Dann hilft Dir eine E-Mail weiter, wenn Du Dein
              Passwort vergisst.
            </Needs>
            <Needs need="no-mail">
              Hier werden keine E-Mails verschickt. Hol Dir nach der Registrierung im Profil ein
              Wiederherstellungsblatt: Es öffnet Dein Tagebuch, wenn Du Dein Passwort vergisst.
            </Needs>
          </>
        }
        error={errors.password}
      />
      <PasswordField
        label="Passwort bestätigen"
        name="confirmPassword"
        autoComplete="new-password"
        ref={confirmation}
        error={errors.confirmPassword}
      />
      <Consent id={consentId} act="registering" />
      <Button {...button} aria-describedby={consentId} pendingLabel={'Wird registriert\u00a0…'}>
        Registrieren
      </Button>
    </form>
  );
}
