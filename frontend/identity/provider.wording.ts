import {
  ACCOUNT_LOCKED,
  ADDRESS_HAS_ACCOUNT,
  REGISTRATION_CLOSED,
} from '../../bff/account/account.sentences.rules.ts';
import { failed, succeeded, type Toast } from '../ui/toast-store.ts';
import { type IdentityProvider, nameOf, type RedirectProvider } from './provider-name.ts';

/** Sentence for a failed sign-in without a message. */
export function signInHasFailed(provider: IdentityProvider): string {
  return `Bei der Anmeldung mit ${nameOf(provider)} ist ein Fehler aufgetreten.`;
}

/** Toast after a failed sign-in with a provider. */
export function signInFailed(provider: IdentityProvider, message?: string): Toast {
  return failed(`${nameOf(provider)} Anmeldung fehlgeschlagen`, message || signInHasFailed(provider));
}

/** Toast after this server has refused a sign-in that the provider has confirmed. */
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

/** Toast after this server has refused a sign-in, with the reason in the return. */
export function refusedAfterRedirect(reason: string | null): Toast {
  const text = REASONS.get(reason ?? '');
  return text === undefined ? SERVER_REFUSED : failed('Anmeldung fehlgeschlagen', text);
}

export const NO_CODE = 'Kein Autorisierungscode erhalten';
export const STATE_MISMATCH = 'Ungültiger Authentifizierungszustand (State mismatch)';

/** Toast after a provider is connected. */
export function connected(provider: IdentityProvider): Toast {
  return succeeded(`${nameOf(provider)} verbunden`);
}

/** Toast after a provider could not be connected. */
export function notConnected(message: string): Toast {
  return failed('Fehler beim Verbinden', message);
}

/** Toast after a provider could not be connected, with the reason in the return. */
export function redirectNotConnected(provider: RedirectProvider, reason: string | null): Toast {
  const name = nameOf(provider);
  switch (reason) {
    case 'cancelled':
      return notConnected(`Du hast den Vorgang bei ${name} abgebrochen.`);
    case 'CONFLICT':
      return notConnected(
        `Dieses ${name}-Konto gehört schon zu einem anderen Konto. Melde Dich damit an und trenne es dort zuerst.`,
      );
    case 'UNAVAILABLE':
      return notConnected(`${name} steht hier gerade nicht zur Verfügung.`);
    default:
      return notConnected(`${name} konnte nicht verbunden werden. Bitte versuche es noch einmal.`);
  }
}
