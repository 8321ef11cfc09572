import { useState } from 'react';
import { CONFIRM_ADDRESS } from '../../bff/address/address.sentences.rules.ts';
import { plainFailure } from '../graphql/plain-failure.ts';
import { plainRequest } from '../graphql/plain-request.ts';
import { ConfirmAddressDocument, RefuseAddressDocument } from '../graphql/way-back-operations.generated.ts';
import { PATHS } from '../lib/paths.ts';
import { useLinkToken } from '../lib/use-link-token.ts';
import { askForUser, useCurrentUser } from '../session/use-current-user.ts';
import { usePlainForm } from '../session/use-plain-form.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { FormFailure } from '../ui/form-failure.tsx';
import { FormPage, NoScript } from '../ui/form-page.tsx';
import { LinkOver, LinkTokenField } from '../ui/link-token-field.tsx';
import { TextField } from '../ui/text-field.tsx';
import { failed, type Toast } from '../ui/toast-store.ts';

type Result = { confirmed: string } | 'refused' | { over: string };

/** Confirms an address, or refuses it: the page that the mail links to. */
export function ConfirmAddressPage() {
  const { token, result, finish } = useLinkToken<Result>();

  return (
    <FormPage
      title={CONFIRM_ADDRESS}
      description="Bestätige, dass diese E-Mail-Adresse zu Deinem Konto gehört."
      heading={headingOf(result)}
    >
      {result === null && <ConfirmForm token={token} onResult={finish} />}
      {result === 'refused' && (
        <p>Danke für den Hinweis. Wegen dieses Kontos schreiben wir Dir nicht mehr an diese Adresse.</p>
      )}
      {result !== null && typeof result === 'object' && 'over' in result && (
        <LinkOver sentence={result.over} to={PATHS.profile} label="Zum Profil" />
      )}
      {result !== null && typeof result === 'object' && 'confirmed' in result && <Confirmed {...result} />}
    </FormPage>
  );
}

function headingOf(result: Result | null): string | undefined {
  if (result === null) return undefined;
  if (result === 'refused') return 'Alles klar';
  return 'over' in result ? 'Link abgelaufen' : 'Deine Adresse ist bestätigt';
}

function Confirmed({ confirmed }: { confirmed: string }) {
  const { status } = useCurrentUser();
  return (
    <>
      <p>
        <strong>{confirmed}</strong> gehört jetzt zu Deinem Konto. Wenn Du Dein Passwort vergisst, kommst Du
        damit wieder in Dein Tagebuch.
      </p>
      {status === 'signedOut' ? (
        <ButtonLink to={PATHS.auth}>Zur Anmeldung</ButtonLink>
      ) : (
        <ButtonLink to={PATHS.daily}>Zur Tagesfrage</ButtonLink>
      )}
    </>
  );
}

type ConfirmFormProps = { token: string | null; onResult: (result: Result) => void };

function ConfirmForm({ token, onResult }: ConfirmFormProps) {
  const current = useCurrentUser();
  const [isElsewhere, setIsElsewhere] = useState(false);
  const isSignedIn = current.status === 'signedIn' && !isElsewhere;
  const { form, errors, failure, pending, submit, isDisabled } = usePlainForm({
    check: async (entries) =>
      (await import('../../bff/address/address.rules.ts')).confirmAddressRule.safeParse(entries),
    send: async (values) => {
      const { confirmAddress } = await plainRequest(ConfirmAddressDocument, values);
      onResult({ confirmed: confirmAddress.address });
      void askForUser();
    },
    onFailure: ({ code, fields }, { token: sent, password }) => {
      if (fields.token !== undefined && sent === token) onResult({ over: fields.token });
      else if (code === 'UNAUTHENTICATED' && typeof password !== 'string') setIsElsewhere(true);
      else return false;
      return true;
    },
  });

  return (
    <form ref={form} onSubmit={submit} noValidate>
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
        <p role="alert">Hier bist Du nicht mit dem Konto angemeldet, zu dem diese Adresse gehören soll.</p>
      )}
      <FormFailure failure={failure} />
      <LinkTokenField token={token} error={errors.token} />
      {!isSignedIn && (
        <TextField
          label="Passwort Deines Kontos"
          name="password"
          type="password"
          autoComplete="current-password"
          hint="Damit niemand sonst Dein Konto an sich nimmt. Ohne Passwort: Melde Dich in diesem Browser an und öffne den Link noch einmal."
          error={errors.password}
        />
      )}
      <Button type="submit" disabled={isDisabled} pending={pending} pendingLabel={'Bestätige\u00a0…'}>
        {CONFIRM_ADDRESS}
      </Button>
      {token !== null && <RefuseButton token={token} disabled={pending} onResult={onResult} />}
      <NoScript />
    </form>
  );
}

type RefuseButtonProps = { token: string; disabled: boolean; onResult: (result: Result) => void };

function RefuseButton({ token, disabled, onResult }: RefuseButtonProps) {
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<Toast | null>(null);

  async function refuse() {
    setPending(true);
    try {
      await plainRequest(RefuseAddressDocument, { token });
      onResult('refused');
    } catch (error) {
      const { message, fields } = plainFailure(error);
      if (fields.token !== undefined) return onResult({ over: fields.token });
      setFailure(failed('', message));
      setPending(false);
    }
  }

  return (
    <>
      <FormFailure failure={failure} />
      <Button
        kind="secondary"
        disabled={disabled}
        pending={pending}
        pendingLabel={'Einen Moment\u00a0…'}
        onClick={() => void refuse()}
      >
        Das bin ich nicht
      </Button>
    </>
  );
}
