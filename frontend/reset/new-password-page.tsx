import { RecentCredentials } from '../identity/recent-credentials.tsx';
import { PATHS, WAY_BACK_PATHS } from '../lib/paths.ts';
import { NewPasswordField } from '../session/new-password-field.tsx';
import { useNewPasswordByLink } from '../session/use-new-password-by-link.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { FormFailure } from '../ui/form-failure.tsx';
import { FormPage, NoScript } from '../ui/form-page.tsx';
import { LinkExpired, LinkTokenField } from '../ui/link-token-field.tsx';
import { SAVING } from '../ui/ui.wording.ts';
import { ResetPasswordDocument } from './reset.plain.generated.ts';

/** The page of the reset mail: replaces a forgotten password. */
export function Page() {
  const { token, over, reply, isOpen, form, button, errors, failure } =
    useNewPasswordByLink(ResetPasswordDocument);

  return (
    <FormPage
      title="Neues Passwort"
      description="Wähle ein neues Passwort für Dein Konto."
      heading={reply ? 'Dein neues Passwort gilt' : over ? 'Link abgelaufen' : undefined}
    >
      {reply && (
        <>
          <p>
            Du bist jetzt auf allen Geräten abgemeldet, und Dein Wiederherstellungsblatt gilt nicht mehr, wenn
            Du eines hattest. Melde Dich mit dem neuen Passwort an.
          </p>
          <RecentCredentials {...reply.resetPassword.recentCredentials} />
          <ButtonLink to={PATHS.auth}>Zur Anmeldung</ButtonLink>
        </>
      )}
      {over && (
        <LinkExpired sentence={over} to={WAY_BACK_PATHS.forgottenPassword} label="Neuen Link anfordern" />
      )}
      {isOpen && (
        <form {...form}>
          <p>Danach bist Du auf allen Geräten abgemeldet und meldest Dich mit dem neuen Passwort an.</p>
          <FormFailure failure={failure} />
          <LinkTokenField token={token} error={errors.token} />
          <NewPasswordField error={errors.password} />
          <Button {...button} pendingLabel={SAVING}>
            Passwort speichern
          </Button>
          <NoScript />
        </form>
      )}
    </FormPage>
  );
}
