import type { Provider } from '../graphql/operations.generated.ts';
import type { Toast } from '../ui/toast-store.ts';

/** A way in through an identity provider. */
export type IdentityProvider = Exclude<Provider, 'local'>;

/** How each way in is called where a person reads it. */
export const PROVIDER_NAMES: Record<Provider, string> = {
  local: 'E-Mail und Passwort',
  google: 'Google',
  apple: 'Apple',
};

/** The names of the two provider buttons. */
export const PROVIDER_BUTTONS = ['Mit Google fortfahren', 'Mit Apple fortfahren'];

/** Google itself has not let the person through. */
export const GOOGLE_FAILED: Toast = {
  kind: 'error',
  title: 'Google Anmeldung fehlgeschlagen',
  text: 'Bei der Anmeldung mit Google ist ein Fehler aufgetreten.',
};

/** Our own server has refused what Google has confirmed. */
export const SERVER_REFUSED: Toast = {
  kind: 'error',
  title: 'Anmeldung fehlgeschlagen',
  text: 'Bei der Serverauthentifizierung ist ein Fehler aufgetreten.',
};

/** The address belongs to an account with another way in; stands on /auth beside the toast. */
export const EMAIL_HAS_ACCOUNT: Toast = {
  kind: 'error',
  title: 'Anmeldung fehlgeschlagen',
  text: 'Zu dieser E-Mail gibt es schon ein Konto. Bitte melde Dich mit der bisherigen Methode an.',
};

/** Apple login fails, at whatever step. */
export function appleFailed(message: string): Toast {
  return {
    kind: 'error',
    title: 'Apple Anmeldung fehlgeschlagen',
    text: message || 'Bei der Anmeldung mit Apple ist ein Fehler aufgetreten.',
  };
}

/** The Apple success page cannot fetch the user. */
export const NO_USER_AFTER_APPLE: Toast = {
  kind: 'error',
  title: 'Anmeldung fehlgeschlagen',
  text: 'Bitte versuche es erneut.',
};

/** No authorization code came back from Apple. */
export const NO_CODE = 'Kein Autorisierungscode erhalten';

/** What came back from Apple does not belong to what this tab has begun. */
export const STATE_MISMATCH = 'Ungültiger Authentifizierungszustand (State mismatch)';

/** After a way in was connected. */
export function connected(provider: IdentityProvider): Toast {
  return { kind: 'success', title: `${PROVIDER_NAMES[provider]} verbunden` };
}

/** Connecting a way in fails. */
export function notConnected(message: string): Toast {
  return { kind: 'error', title: 'Fehler beim Verbinden', text: message };
}

/** Why Google could not be connected, by the reason its return names. */
export function googleNotConnected(reason: string | null): Toast {
  switch (reason) {
    case 'cancelled':
      return notConnected('Du hast den Vorgang bei Google abgebrochen.');
    case 'CONFLICT':
      return notConnected('Dieses Google-Konto gehört schon zu einem anderen Konto.');
    case 'UNAVAILABLE':
      return notConnected('Google ist zurzeit nicht eingerichtet oder nicht erreichbar.');
    default:
      return notConnected('Google konnte nicht verbunden werden. Bitte versuche es noch einmal.');
  }
}

/** After a way in was disconnected. */
export function disconnected(provider: IdentityProvider): Toast {
  return { kind: 'success', title: `${PROVIDER_NAMES[provider]} getrennt` };
}

/** Disconnecting a way in fails. */
export function notDisconnected(message: string): Toast {
  return { kind: 'error', title: 'Fehler beim Trennen', text: message };
}
