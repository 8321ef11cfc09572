import { createStore, type UseStore } from 'idb-keyval';
import { SHELF_LIFETIME_DAYS } from '../../bff/platform/lib/retention.rules.ts';
import type { Field, Typed } from './text.ts';

const LIFETIME_MS = SHELF_LIFETIME_DAYS * 86_400_000;

/** A text as this browser's database holds it, with the page that has put it there. */
export type Shelved = { person: string; field: Field; page: string; typed: Typed; shelvedAtMs: number };

/** The browser's database of texts. */
export const texts: UseStore = createStore('aufwind', 'texts');

/** The beginning of the keys of all that can be for this field: of a day also what is under the other day. */
export function placeOf(person: string, field: Field): string[] {
  return field.kind === 'day' ? [person, field.kind] : [person, field.kind, field.id];
}

/** The key of a record; each page has its own, so that no tab overwrites what another has not sent. */
export function keyOf({ person, field, page }: Pick<Shelved, 'person' | 'field' | 'page'>): string[] {
  return [person, field.kind, field.kind === 'day' ? field.day : field.id, page];
}

/** Whether nobody has come back for it in its lifetime. */
export function isOver({ shelvedAtMs }: Shelved): boolean {
  return Date.now() - shelvedAtMs > LIFETIME_MS;
}
