import { NewPasswordByLink } from '../identity/new-password-by-link.tsx';
import { UndoAddressChangeDocument } from './address.plain.generated.ts';

/** The page of the mail to the old address: reverts an address change and sets a new password. */
export function Page() {
  return (
    <NewPasswordByLink
      operation={UndoAddressChangeDocument}
      recentOf={({ undoAddressChange }) => undoAddressChange.recentCredentials}
      title="Adresse zurückholen"
      description="Mach die Änderung Deiner E-Mail-Adresse rückgängig und wähle ein neues Passwort."
      intro="Jemand hat die E-Mail-Adresse Deines Kontos geändert und Du warst es nicht? Dann hol sie zurück und wähle ein neues Passwort. Danach sind alle Geräte abgemeldet."
      label="Adresse zurückholen"
      pendingLabel={'Einen Moment\u00a0…'}
      doneHeading="Deine alte Adresse gilt wieder"
      expired={{ label: 'Andere Wege ansehen', sentence: 'Dieser Link gilt nicht mehr.' }}
    >
      Alle Geräte sind abgemeldet, und ein Wiederherstellungsblatt gilt nicht mehr. Hat Dein Konto ein
      Passwort, gilt jetzt das neue. Schau nach der Anmeldung im Profil nach, welche Wege in Dein Konto
      führen.
    </NewPasswordByLink>
  );
}
