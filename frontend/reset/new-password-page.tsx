import { NewPasswordByLink } from '../identity/new-password-by-link.tsx';
import { SAVING } from '../ui/ui.wording.ts';
import { ResetPasswordDocument } from './reset.plain.generated.ts';

/** The page of the reset mail: replaces a forgotten password. */
export function Page() {
  return (
    <NewPasswordByLink
      operation={ResetPasswordDocument}
      recentOf={({ resetPassword }) => resetPassword.recentCredentials}
      title="Neues Passwort"
      description="Wähle ein neues Passwort für Dein Konto."
      intro="Danach bist Du auf allen Geräten abgemeldet und meldest Dich mit dem neuen Passwort an."
      label="Passwort speichern"
      pendingLabel={SAVING}
      doneHeading="Dein neues Passwort gilt"
      expired={{ label: 'Neuen Link anfordern' }}
    >
      Du bist jetzt auf allen Geräten abgemeldet, und Dein Wiederherstellungsblatt gilt nicht mehr, wenn Du
      eines hattest. Melde Dich mit dem neuen Passwort an.
    </NewPasswordByLink>
  );
}
