import { useState } from 'react';
import { Link } from 'react-router-dom';
import { CONFIRM_ADDRESS } from '../../bff/address/address.sentences.rules.ts';
import { plainRequest } from '../graphql/plain-request.ts';
import type { AppError } from '../lib/failure.ts';
import { CREDENTIALS, PATHS } from '../lib/paths.ts';
import { useLinkToken } from '../lib/use-link-token.ts';
import { queryUser, useCurrentUser } from '../session/use-current-user.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { FormFailure } from '../ui/form-failure.tsx';
import { FormPage, NoScript } from '../ui/form-page.tsx';
import { LinkExpired, LinkTokenField } from '../ui/link-token-field.tsx';
import { PasswordField } from '../ui/text-field.tsx';
import { useAction } from '../ui/use-action.ts';
import { useForm } from '../ui/use-form.ts';
import { NO_CODE_TYPED } from '../ui/use-link-form.ts';
import { ConfirmAddressDocument, RefuseAddressDocument } from './address.plain.generated.ts';

type Result = { is: 'confirmed'; address: string } | { is: 'refused' } | { is: 'over'; sentence: string };

const HEADINGS: Record<Result['is'], string> = {
  confirmed: 'Deine Adresse ist bestätigt',
  refused: 'Alles klar',
  over: 'Link abgelaufen',
};

/** The page of the confirmation mail: confirms an address, or rejects it. */
export function Page() {
  const { token, result, finish } = useLinkToken<Result>();

  return (
    <FormPage
      title={CONFIRM_ADDRESS}
      description="Bestätige, dass diese E-Mail-Adresse zu Deinem Konto gehört."
      heading={result ? HEADINGS[result.is] : undefined}
    >
      {result === null && <ConfirmForm token={token} onResult={finish} />}
      {result?.is === 'refused' && (
        <p>
          Danke für den Hinweis. Wegen dieses Kontos schreiben wir Dir nicht mehr an diese Adresse. Soll sie
          ganz aus dem Konto verschwinden, schreib uns über die Seite <Link to={PATHS.contact}>Kontakt</Link>.
        </p>
      )}
      {result?.is === 'over' && (
        <LinkExpired sentence={result.sentence} to={CREDENTIALS} label="Zum Profil" />
      )}
      {result?.is === 'confirmed' && <Confirmed address={result.address} />}
    </FormPage>
  );
}

function Confirmed({ address }: { address: string }) {
  const { status } = useCurrentUser();
  return (
    <>
      <p>
        <strong>{address}</strong> gehört jetzt zu Deinem Konto. Dorthin schreiben wir Dir, wenn Du ein neues
        Passwort brauchst oder an Deinem Konto etwas geschieht.
      </p>
      {status === 'signedOut' ? (
        <ButtonLink to={PATHS.auth}>Zur Anmeldung</ButtonLink>
      ) : (
        <ButtonLink to={PATHS.daily}>Zur Tagesfrage</ButtonLink>
      )}
    </>
  );
}

function ConfirmForm({ token, onResult }: { token: string | null; onResult: (result: Result) => void }) {
  const current = useCurrentUser();
  const [isElsewhere, setIsElsewhere] = useState(false);
  const isSignedIn = current.status === 'signedIn' && !isElsewhere;
  const { form, button, errors, failure } = useForm({
    rule: async () => (await import('../../bff/address/address.rules.ts')).confirmAddressRule,
    send: async (values) => {
      const { confirmAddress } = await plainRequest(ConfirmAddressDocument, values);
      onResult({ is: 'confirmed', address: confirmAddress.username });
      void queryUser();
    },
    onFailure: ({ code, fields }, sent) => {
      if (fields.token !== undefined && sent?.token === '') return NO_CODE_TYPED;
      if (fields.token !== undefined && sent?.token === token)
        onResult({ is: 'over', sentence: fields.token });
      else if (code === 'UNAUTHENTICATED' && typeof sent?.password !== 'string') setIsElsewhere(true);
      else return undefined;
      return {};
    },
  });

  return (
    <form {...form}>
      {isSignedIn && (
        <p>
          Du bist{' '}
          {current.user.username && (
            <>
              als <strong>{current.user.username}</strong>{' '}
            </>
          )}
          angemeldet.
        </p>
      )}
      {isElsewhere && (
        <p role="alert">
          Hier bist Du nicht mit dem Konto angemeldet, zu dem diese Adresse gehören soll. Gib unten das
          Passwort des richtigen Kontos ein.
        </p>
      )}
      <FormFailure failure={failure} />
      <LinkTokenField token={token} error={errors.token} />
      {!isSignedIn && (
        <PasswordField
          label="Passwort Deines Kontos"
          hint="So kann niemand sonst Dein Konto übernehmen. Hat es kein Passwort, melde Dich in diesem Browser an und öffne den Link noch einmal."
          error={errors.password}
        />
      )}
      <Button {...button} pendingLabel={'Bestätige\u00a0…'}>
        {CONFIRM_ADDRESS}
      </Button>
      {token !== null && <RefuseButton token={token} disabled={button.pending} onResult={onResult} />}
      <NoScript />
    </form>
  );
}

type RefuseButtonProps = { token: string; disabled: boolean; onResult: (result: Result) => void };

function RefuseButton({ token, disabled, onResult }: RefuseButtonProps) {
  const { run, pending, failure } = useAction();

  async function refuse() {
    await plainRequest(RefuseAddressDocument, { token });
    onResult({ is: 'refused' });
  }

  function showOver({ fields }: AppError) {
    if (fields.token === undefined) return undefined;
    onResult({ is: 'over', sentence: fields.token });
    return {};
  }

  return (
    <>
      <FormFailure failure={failure} />
      <Button
        disabled={disabled}
        pending={pending}
        pendingLabel={'Einen Moment\u00a0…'}
        onClick={() => void run(refuse, showOver)}
      >
        Das bin ich nicht
      </Button>
    </>
  );
}
