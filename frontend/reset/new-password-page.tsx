import { plainRequest } from '../graphql/plain-request.ts';
import { ResetPasswordDocument } from '../graphql/way-back-operations.generated.ts';
import { PATHS, WAY_BACK_PATHS } from '../lib/paths.ts';
import { useLinkToken } from '../lib/use-link-token.ts';
import { NewPasswordField } from '../session/new-password-field.tsx';
import { askForUser } from '../session/use-current-user.ts';
import { usePlainForm } from '../session/use-plain-form.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { FormFailure } from '../ui/form-failure.tsx';
import { FormPage, NoScript } from '../ui/form-page.tsx';
import { LinkOver, LinkTokenField } from '../ui/link-token-field.tsx';

/** Replaces a forgotten password: the page that the mail links to. */
export function NewPasswordPage() {
  const { token, result, finish } = useLinkToken<'done' | { over: string }>();
  const { form, errors, failure, pending, submit, isDisabled } = usePlainForm({
    check: async (entries) =>
      (await import('../../bff/account/account.rules.ts')).tokenAndPasswordRule.safeParse(entries),
    send: async (values) => {
      await plainRequest(ResetPasswordDocument, values);
      finish('done');
      // All sessions have ended, this browser's too.
      void askForUser();
    },
    onFailure: ({ fields }, values) => {
      if (fields.token === undefined || values.token !== token) return false;
      finish({ over: fields.token });
      return true;
    },
  });
  const over = typeof result === 'object' ? result?.over : undefined;

  return (
    <FormPage
      title="Neues Passwort"
      description="Wähle ein neues Passwort für Dein Konto."
      heading={result === 'done' ? 'Dein neues Passwort gilt' : over ? 'Link abgelaufen' : undefined}
    >
      {result === 'done' && (
        <>
          <p>Du bist jetzt auf allen Geräten abgemeldet. Melde Dich mit dem neuen Passwort an.</p>
          <ButtonLink to={PATHS.auth}>Zur Anmeldung</ButtonLink>
        </>
      )}
      {over && (
        <LinkOver sentence={over} to={WAY_BACK_PATHS.forgottenPassword} label="Neuen Link anfordern" />
      )}
      {result === null && (
        <form ref={form} onSubmit={submit} noValidate>
          <p>Danach bist Du auf allen Geräten abgemeldet und meldest Dich mit dem neuen Passwort an.</p>
          <FormFailure failure={failure} />
          <LinkTokenField token={token} error={errors.token} />
          <NewPasswordField error={errors.password} />
          <Button type="submit" disabled={isDisabled} pending={pending} pendingLabel="Speichere …">
            Passwort speichern
          </Button>
          <NoScript />
        </form>
      )}
    </FormPage>
  );
}
