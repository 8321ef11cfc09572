import { failed, succeeded, type Toast } from '../ui/toast-store.ts';

const ALREADY_HERE = 'Auf diesem Gerät gibt es schon einen Passkey für Dein Konto.';

/** After a passkey is added. */
export const PASSKEY_ADDED = succeeded('Passkey hinzugefügt');

/** After a passkey is renamed. */
export const PASSKEY_RENAMED = succeeded('Name gespeichert');

/** After a passkey is removed. */
export const PASSKEY_REMOVED = succeeded('Passkey entfernt');

/** A sign-in with a passkey fails. */
export function passkeyFailed(message: string): Toast {
  return failed('Anmeldung fehlgeschlagen', message);
}

/**
 * Why the browser has not made or used a passkey: null when the person has changed their mind, which needs no word;
 * undefined when it is no matter of the browser.
 */
export function browserRefusal(error: unknown): string | null | undefined {
  if (!(error instanceof DOMException)) return undefined;
  if (error.name === 'InvalidStateError') return ALREADY_HERE;
  return error.name === 'NotAllowedError' || error.name === 'AbortError'
    ? null
    : 'Dieser Browser konnte den Passkey nicht verwenden.';
}
