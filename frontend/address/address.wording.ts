import { failed, succeeded, type Toast } from '../ui/toast-store.ts';

export const ADDRESS_CHANGED = succeeded('E-Mail-Adresse geändert');

/** Toast after the confirmation mail is requested. */
export function confirmationSent(address: string): Toast {
  return succeeded('E-Mail ist unterwegs', `Öffne den Link darin, um ${address} zu bestätigen.`);
}

/** Toast after the confirmation mail could not be requested. */
export function confirmationNotSent(message: string): Toast {
  return failed('Fehler beim Senden', message);
}
