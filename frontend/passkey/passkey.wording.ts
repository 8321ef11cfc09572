import { failed, succeeded, type Toast } from '../ui/toast-store.ts';

const ALREADY_HERE = 'Auf diesem Gerät gibt es schon einen Passkey für Dein Konto.';

/** Toast after a passkey is added. */
export const PASSKEY_ADDED = succeeded('Passkey hinzugefügt');

/** Toast after a passkey is renamed. */
export const PASSKEY_RENAMED = succeeded('Name gespeichert');

/** Toast after a passkey is removed. */
export const PASSKEY_REMOVED = succeeded('Passkey entfernt');

/** Toast after a failed sign-in with a passkey. */
export function passkeyFailed(message: string): Toast {
  return failed('Anmeldung fehlgeschlagen', message);
}

/**
 * Why the browser has refused a passkey. Null: the person cancelled, which needs no message. Undefined: not a refusal
 * of the browser.
 */
export function browserRefusal(error: unknown): string | null | undefined {
  if (!(error instanceof DOMException)) return undefined;
  if (error.name === 'InvalidStateError') return ALREADY_HERE;
  return error.name === 'NotAllowedError' || error.name === 'AbortError'
    ? null
    : 'Dieser Browser konnte den Passkey nicht verwenden.';
}
