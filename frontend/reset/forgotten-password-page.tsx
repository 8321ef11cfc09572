import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { RESET_MINUTES } from '../../bff/reset/reset.numbers.rules.ts';
import { plainRequest } from '../graphql/plain-request.ts';
import { ownValue } from '../lib/json-values.ts';
import { PATHS, WAY_BACK_PATHS } from '../lib/paths.ts';
import { Button } from '../ui/button.tsx';
import { FormFailure } from '../ui/form-failure.tsx';
import { FormPage, NoScript } from '../ui/form-page.tsx';
import { Needs } from '../ui/needs.tsx';
import { EmailField } from '../ui/text-field.tsx';
import { useForm } from '../ui/use-form.ts';
import { RequestPasswordResetDocument } from './reset.plain.generated.ts';

/** 'Passwort vergessen?': requests a link by mail, or names the alternatives without mail. */
export function Page() {
  const [isRequested, setIsRequested] = useState(false);

  return (
    <FormPage
      title="Passwort vergessen?"
      description="Die Wege zurück in Dein Tagebuch, wenn Du Dein Passwort nicht mehr weißt."
      heading={isRequested ? 'Schau in Dein Postfach' : undefined}
    >
      <Needs need="mail" as="section">
        {isRequested ? (
          <>
            {/* Never reveals whether an account exists. */}
            <p>Gibt es zu dieser Adresse ein Konto und ist sie bestätigt, ist eine E-Mail unterwegs.</p>
            <p>Der Link darin gilt {RESET_MINUTES}&nbsp;Minuten. Schau auch im Spam-Ordner nach.</p>
          </>
        ) : (
          <RequestForm onRequested={() => setIsRequested(true)} />
        )}
      </Needs>
      <Needs need="no-mail" as="p">
        Hier werden keine E-&#8288;Mails verschickt. Dein Passwort lässt sich deshalb nicht per E-&#8288;Mail
        ersetzen.
      </Needs>
      <OtherWays />
    </FormPage>
  );
}

function RequestForm({ onRequested }: { onRequested: () => void }) {
  const { state } = useLocation();
  const { form, button, errors, failure } = useForm({
    rule: async () => (await import('../../bff/reset/reset.rules.ts')).requestResetRule,
    send: async ({ username }) => {
      await plainRequest(RequestPasswordResetDocument, { username });
      onRequested();
    },
  });

  return (
    <form {...form}>
      <p>
        Nenne uns Deine E-&#8288;Mail-Adresse. Ist sie bestätigt, schicken wir Dir einen Link für ein neues
        Passwort.
      </p>
      <FormFailure failure={failure} />
      <EmailField
        // The log-in page passes on its address.
        defaultValue={String(ownValue(state, 'username') ?? '')}
        error={errors.username}
      />
      <Button {...button} pendingLabel={'Wird angefordert\u00a0…'}>
        Link anfordern
      </Button>
      <NoScript />
    </form>
  );
}

function OtherWays() {
  return (
    <section>
      <h2>
        Diese Wege gibt es
        <Needs need="mail">{' außerdem'}</Needs>
      </h2>
      <ul className="dots">
        <li>
          Du hast ein Wiederherstellungsblatt? Damit wählst Du{' '}
          <Link to={WAY_BACK_PATHS.recovery}>ein neues Passwort mit dem Code</Link>.
        </li>
        <Needs need="passkeys" as="li">
          Du hast einen Passkey eingerichtet? <Link to={PATHS.auth}>Melde Dich mit dem Passkey an</Link> und
          ändere Dein Passwort danach im Profil.
        </Needs>
        <li>
          Du hast Google oder Apple verbunden? <Link to={PATHS.auth}>Melde Dich damit an</Link>.
        </li>
      </ul>
      <p>
        Keiner dieser Wege hilft Dir? Schreib uns über die Seite <Link to={PATHS.contact}>Kontakt</Link>, am
        besten von der E-&#8288;Mail-Adresse Deines Kontos. Sobald sicher ist, dass es Dein Konto ist, helfen
        wir Dir hinein oder geben Dir Dein Tagebuch als Datei.
      </p>
    </section>
  );
}
