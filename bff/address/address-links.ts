import { RESERVATION_MS } from '../account/account.numbers.rules.ts';
import type { AddressReservation } from '../account/address-reservation.entity.ts';
import type { User } from '../account/user.entity.ts';
import type { LinkFacts, Links, LinkTokens } from '../platform/lib/link-token.ts';
import type { AddressChange } from './address.entity.ts';

/** The tokens in links of the address slice. */
export type AddressLinks = Record<'confirmation' | 'change' | 'undo', LinkTokens>;

/** Takes the purposes of the address slice. */
export function addressLinks(links: Links): AddressLinks {
  return {
    confirmation: links.forPurpose('confirm-address'),
    change: links.forPurpose('change-address'),
    undo: links.forPurpose('undo-address-change'),
  };
}

/** The facts behind a link that confirms the address of an account. */
export function confirmationFacts({ createdAt, username, addressConfirmedAt }: User): LinkFacts {
  return [createdAt, username, addressConfirmedAt];
}

/** The facts behind a link that completes the change to an address. */
export function changeFacts({ createdAt }: User, { address, requestedAt }: AddressChange): LinkFacts {
  return [createdAt, address, requestedAt];
}

/** The facts behind a link that takes an address back. */
export function undoFacts({ createdAt }: User, { address, reservedAt }: AddressReservation): LinkFacts {
  return [createdAt, address, reservedAt];
}

/** When a link that takes an address back ends: with its reservation. */
export function undoEndsAt({ reservedAt }: AddressReservation): Date {
  return new Date(reservedAt.getTime() + RESERVATION_MS);
}
