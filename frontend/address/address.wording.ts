import { failed, succeeded, type Toast } from '../ui/toast-store.ts';

/** After an address is changed at once. */
export const ADDRESS_CHANGED = succeeded('E-Mail-Adresse geändert');

/** After the mail that asks to confirm an address is requested. */
export function confirmationSent(address: string): Toast {
  return succeeded('E-Mail ist unterwegs', `Öffne den Link darin, um ${address} zu bestätigen.`);
}

/** Requesting that mail fails. */
export function confirmationNotSent(message: string): Toast {
  return failed('Fehler beim Senden', message);
}
