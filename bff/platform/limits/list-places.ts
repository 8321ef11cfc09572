import { overloaded } from '../lib/errors.ts';
import type { Meter } from '../lib/meter.ts';
import { Places } from './places.ts';

/** How many whole lists of one account, and of one address, are under way at once. */
export const LIST_SHARES = { account: 2, address: 4 };
/** How long a whole list waits for its place. */
export const LIST_WAIT_MS = 60_000;
const MOST_WAITING = 50;

/** The places of whole lists. */
export type ListPlaces = Places<keyof typeof LIST_SHARES>;

/** Makes the places of this process; a list without a place is `UNAVAILABLE`. */
export function createListPlaces(meter: Meter, waitMs = LIST_WAIT_MS): ListPlaces {
  const refuse = () => {
    meter.count('loadShed', { reason: 'lists' });
    return overloaded();
  };
  return new Places({ shares: LIST_SHARES, capacity: MOST_WAITING, waitMs, refuse });
}
