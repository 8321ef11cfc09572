import {
  ACCOUNT_LOCKED,
  ADDRESS_HAS_ACCOUNT,
  REGISTRATION_CLOSED,
} from '../../bff/account/account.sentences.rules.ts';
import { failed, succeeded, type Toast } from '../ui/toast-store.ts';
import type { Provider } from './identity.operations.generated.ts';

/** An identity provider: every sign-in method except e-mail and password. */
export type IdentityProvider = Exclude<Provider, 'LOCAL'>;

export const PROVIDER_NAMES: Record<Provider, string> = {
  LOCAL: 'E-Mail und Passwort',
  GOOGLE: 'Google',
  APPLE: 'Apple',
};

/** Sentence for a failed sign-in with Apple without a message. */
export const APPLE_HAS_FAILED = 'Bei der Anmeldung mit Apple ist ein Fehler aufgetreten.';

export const GOOGLE_FAILED = failed(
  'Google Anmeldung fehlgeschlagen',
  'Bei der Anmeldung mit Google ist ein Fehler aufgetreten.',
);

/** Toast after this server has refused a sign-in that Google has confirmed. */
export const SERVER_REFUSED = failed(
  'Anmeldung fehlgeschlagen',
  'Bei der Serverauthentifizierung ist ein Fehler aufgetreten.',
);

/** Reasons shown on /auth in addition to the toast. */
const REASONS = new Map([
  ['CONFLICT', ADDRESS_HAS_ACCOUNT],
  ['locked', ACCOUNT_LOCKED],
  ['closed', REGISTRATION_CLOSED],
]);

/** Toast after this server has refused a Google sign-in, with the reason in the return. */
export function refusedAfterGoogle(reason: string | null): Toast {
  const text = REASONS.get(reason ?? '');
  return text === undefined ? SERVER_REFUSED : failed('Anmeldung fehlgeschlagen', text);
}

/** Toast after a failed sign-in with Apple. */
export function appleFailed(message: string): Toast {
  return failed('Apple Anmeldung fehlgeschlagen', message || APPLE_HAS_FAILED);
}

/** Error if the return from Apple has no authorization code. */
export const NO_CODE = 'Kein Autorisierungscode erhalten';

/** Error if the OAuth state of the return is not this tab's. */
export const STATE_MISMATCH = 'Ungültiger Authentifizierungszustand (State mismatch)';

/** Toast after a provider is connected. */
export function connected(provider: IdentityProvider): Toast {
  return succeeded(`${PROVIDER_NAMES[provider]} verbunden`);
}

/** Toast after a provider could not be connected. */
export function notConnected(message: string): Toast {
  return failed('Fehler beim Verbinden', message);
}

/** Toast after Google could not be connected, with the reason in the return. */
export function googleNotConnected(reason: string | null): Toast {
  switch (reason) {
    case 'cancelled':
      return notConnected('Du hast den Vorgang bei Google abgebrochen.');
    case 'CONFLICT':
      return notConnected(
        'Dieses Google-Konto gehört schon zu einem anderen Konto. Melde Dich damit an und trenne es dort zuerst.',
      );
    case 'UNAVAILABLE':
      return notConnected('Google steht hier gerade nicht zur Verfügung.');
    default:
      return notConnected('Google konnte nicht verbunden werden. Bitte versuche es noch einmal.');
  }
}
