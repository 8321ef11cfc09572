import type { Transaction } from '../platform/database/database.ts';
import type { Statements } from '../platform/database/engine.ts';
import { addMs } from '../platform/lib/clock.ts';
import { Service } from '../platform/lib/service.ts';
import type { Platform } from '../platform/platform.ts';
import { RESERVATION_MS } from './account.numbers.rules.ts';
import { type AddressReservation, AddressReservationEntity } from './address-reservation.entity.ts';

const COLUMNS = 'address, userId, reservedAt, confirmedAt';

/** Reserves former addresses for their account. */
export class AddressReservations extends Service<Pick<Platform, 'db' | 'clock'>> {
  /** The active reservations of an account. */
  listOf(userId: number): Promise<AddressReservation[]> {
    return this.deps.db.all<AddressReservation>(
      `SELECT ${COLUMNS} FROM address_reservation WHERE userId = ? AND reservedAt > ?`,
      [userId, this.#ended()],
    );
  }

  /**
   * Returns the active reservation of an address, or null. Locks the row, so that a caller who has just stored the
   * address also sees a reservation that was committed concurrently.
   */
  async find(from: Pick<Statements, 'all'>, address: string): Promise<AddressReservation | null> {
    const [row] = await from.all<AddressReservation>(
      `SELECT ${COLUMNS} FROM address_reservation WHERE address = ? AND reservedAt > ? ${this.deps.db.dialect.lock}`,
      [address, this.#ended()],
    );
    return row ?? null;
  }

  async add(tx: Transaction, reservation: AddressReservation): Promise<void> {
    await tx.manager.upsert(AddressReservationEntity, reservation, ['address']);
  }

  /** Ends a reservation and all later reservations of the account; returns whether the reservation existed. */
  async end(tx: Transaction, { address, userId, reservedAt }: AddressReservation): Promise<boolean> {
    const own = await tx.run(
      'DELETE FROM address_reservation WHERE address = ? AND userId = ? AND reservedAt = ?',
      [address, userId, reservedAt],
    );
    if (own.matched === 0) return false;
    const later = 'DELETE FROM address_reservation WHERE userId = ? AND reservedAt >= ?';
    await tx.run(later, [userId, reservedAt]);
    return true;
  }

  purge(): Promise<void> {
    return this.deps.db.purge('address_reservation', 'reservedAt <= ?', [this.#ended()]);
  }

  #ended(): Date {
    return addMs(this.deps.clock(), -RESERVATION_MS);
  }
}
