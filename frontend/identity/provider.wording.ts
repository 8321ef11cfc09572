import {
  ACCOUNT_LOCKED,
  ADDRESS_HAS_ACCOUNT,
  REGISTRATION_CLOSED,
} from '../../bff/account/account.sentences.rules.ts';
import { failed, succeeded, type Toast } from '../ui/toast-store.ts';
import type { Provider } from './identity.operations.generated.ts';

/** An identity provider: every way to sign in but e-mail and password. */
export type IdentityProvider = Exclude<Provider, 'LOCAL'>;

/** The name of each provider in the interface. */
export const PROVIDER_NAMES: Record<Provider, string> = {
  LOCAL: 'E-Mail und Passwort',
  GOOGLE: 'Google',
  APPLE: 'Apple',
};

/** The names of the two provider buttons. */
export const PROVIDER_BUTTONS = ['Mit Google fortfahren', 'Mit Apple fortfahren'];

/** The sentence for a failed sign-in with Apple that gives no reason. */
export const APPLE_HAS_FAILED = 'Bei der Anmeldung mit Apple ist ein Fehler aufgetreten.';

/** Google has refused the sign-in. */
export const GOOGLE_FAILED = failed(
  'Google Anmeldung fehlgeschlagen',
  'Bei der Anmeldung mit Google ist ein Fehler aufgetreten.',
);

/** This server has refused a sign-in that Google has confirmed. */
export const SERVER_REFUSED = failed(
  'Anmeldung fehlgeschlagen',
  'Bei der Serverauthentifizierung ist ein Fehler aufgetreten.',
);

/** The reasons that stand on /auth beside the toast. */
const REASONS = new Map([
  ['CONFLICT', ADDRESS_HAS_ACCOUNT],
  ['locked', ACCOUNT_LOCKED],
  ['closed', REGISTRATION_CLOSED],
]);

/** This server has refused a sign-in that Google has confirmed, for the reason that its return names. */
export function refusedAfterGoogle(reason: string | null): Toast {
  const text = REASONS.get(reason ?? '');
  return text === undefined ? SERVER_REFUSED : failed('Anmeldung fehlgeschlagen', text);
}

/** A sign-in with Apple fails at any step. */
export function appleFailed(message: string): Toast {
  return failed('Apple Anmeldung fehlgeschlagen', message || APPLE_HAS_FAILED);
}

/** The Apple success page cannot fetch the user. */
export const NO_USER_AFTER_APPLE = failed('Anmeldung fehlgeschlagen', 'Bitte versuche es erneut.');

/** The return from Apple has no authorization code. */
export const NO_CODE = 'Kein Autorisierungscode erhalten';

/** The OAuth state of the return differs from the state of this tab. */
export const STATE_MISMATCH = 'Ungültiger Authentifizierungszustand (State mismatch)';

/** After a provider is connected. */
export function connected(provider: IdentityProvider): Toast {
  return succeeded(`${PROVIDER_NAMES[provider]} verbunden`);
}

/** Connecting a provider fails. */
export function notConnected(message: string): Toast {
  return failed('Fehler beim Verbinden', message);
}

/** Connecting Google fails, for the reason that its return names. */
export function googleNotConnected(reason: string | null): Toast {
  switch (reason) {
    case 'cancelled':
      return notConnected('Du hast den Vorgang bei Google abgebrochen.');
    case 'CONFLICT':
      return notConnected('Dieses Google-Konto gehört schon zu einem anderen Konto.');
    case 'UNAVAILABLE':
      return notConnected('Google steht hier gerade nicht zur Verfügung.');
    default:
      return notConnected('Google konnte nicht verbunden werden. Bitte versuche es noch einmal.');
  }
}

/** After a provider is disconnected. */
export function disconnected(provider: IdentityProvider): Toast {
  return succeeded(`${PROVIDER_NAMES[provider]} getrennt`);
}

/** Disconnecting a provider fails. */
export function notDisconnected(message: string): Toast {
  return failed('Fehler beim Trennen', message);
}
