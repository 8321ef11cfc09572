import { RecentCredentials } from '../identity/recent-credentials.tsx';
import { PATHS, WAY_BACK_PATHS } from '../lib/paths.ts';
import { NewPasswordField } from '../session/new-password-field.tsx';
import { useNewPasswordByLink } from '../session/use-new-password-by-link.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { FormFailure } from '../ui/form-failure.tsx';
import { FormPage, NoScript } from '../ui/form-page.tsx';
import { LinkExpired, LinkTokenField } from '../ui/link-token-field.tsx';
import { UndoAddressChangeDocument } from './address.plain.generated.ts';

/** The page of the mail to the old address: reverts an address change and sets a new password. */
export function Page() {
  const { token, over, reply, isOpen, form, button, errors, failure } =
    useNewPasswordByLink(UndoAddressChangeDocument);

  return (
    <FormPage
      title="Adresse zurückholen"
      description="Mach die Änderung Deiner E-Mail-Adresse rückgängig und wähle ein neues Passwort."
      heading={reply ? 'Deine alte Adresse gilt wieder' : over ? 'Link abgelaufen' : undefined}
    >
      {reply && (
        <>
          <p>
            Alle Geräte sind abgemeldet, und ein Wiederherstellungsblatt gilt nicht mehr. Hat Dein Konto ein
            Passwort, gilt jetzt das neue. Schau nach der Anmeldung im Profil nach, welche Wege in Dein Konto
            führen.
          </p>
          <RecentCredentials {...reply.undoAddressChange.recentCredentials} />
          <ButtonLink to={PATHS.auth}>Zur Anmeldung</ButtonLink>
        </>
      )}
      {over && (
        <LinkExpired
          sentence="Dieser Link gilt nicht mehr."
          to={WAY_BACK_PATHS.forgottenPassword}
          label="Andere Wege ansehen"
        />
      )}
      {isOpen && (
        <form {...form}>
          <p>
            Jemand hat die E-Mail-Adresse Deines Kontos geändert und Du warst es nicht? Dann hol sie zurück
            und wähle ein neues Passwort. Danach sind alle Geräte abgemeldet.
          </p>
          <FormFailure failure={failure} />
          <LinkTokenField token={token} error={errors.token} />
          <NewPasswordField error={errors.password} />
          <Button {...button} pendingLabel={'Einen Moment\u00a0…'}>
            Adresse zurückholen
          </Button>
          <NoScript />
        </form>
      )}
    </FormPage>
  );
}
