import type { Delivery } from './delivery.ts';
import type { Shelf } from './shelf.ts';
import type { Field } from './text.ts';
import type { Writers } from './writers.ts';

/** Puts a writer to work on every text on the shelf, whichever page has left it; tells whether all have arrived. */
export async function sendShelf(
  person: string,
  shelf: Shelf,
  writers: Writers,
  deliveryFor: (field: Field) => Delivery,
): Promise<boolean> {
  for (const { field } of await shelf.list(person)) {
    writers.of(person, field, () => deliveryFor(field)).restore();
  }
  const fate = await writers.flush();
  // Another tab may have left something meanwhile.
  return fate === 'arrived' && (await shelf.list(person)).length === 0;
}
