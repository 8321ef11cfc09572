import type { AddressReservation } from '../account/address-reservation.entity.ts';
import type { User } from '../account/user.entity.ts';
import type { LinkFacts, LinkTokens } from '../platform/lib/link-token.ts';
import type { AddressChange } from './address.entity.ts';

export type AddressLinks = Record<'confirmation' | 'change' | 'undo', LinkTokens>;

/** The state that a confirmation link is bound to: any change of it voids the link. */
export function confirmationFacts({ createdAt, username, addressConfirmedAt }: User): LinkFacts {
  return [createdAt, username, addressConfirmedAt];
}

/** The state that an address change link is bound to. */
export function changeFacts({ createdAt }: User, { address, requestedAt }: AddressChange): LinkFacts {
  return [createdAt, address, requestedAt];
}

/** The state that an undo link is bound to. */
export function undoFacts({ createdAt }: User, { address, reservedAt }: AddressReservation): LinkFacts {
  return [createdAt, address, reservedAt];
}
