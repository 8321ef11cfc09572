import { createStore, type UseStore } from 'idb-keyval';
import { SHELF_LIFETIME_DAYS } from '../../bff/platform/lib/retention.rules.ts';
import type { Field, Typed } from './text.ts';

const LIFETIME_MS = SHELF_LIFETIME_DAYS * 86_400_000;

/** A text as this browser's database holds it, with the page that has put it there. */
export type Shelved = { person: string; field: Field; page: string; typed: Typed; shelvedAtMs: number };

/** The browser's database of texts. */
export const texts: UseStore = createStore('aufwind', 'texts');

/** The beginning of all keys of this person and field. */
export function placeOf(person: string, field: Field): string[] {
  return [person, field.kind, field.kind === 'day' ? field.day : field.id];
}

/** The key of a record; each page has its own, so that no tab overwrites what another has not sent. */
export function keyOf({ person, field, page }: Shelved): string[] {
  return [...placeOf(person, field), page];
}

/** Whether nobody has come back for it in its lifetime. */
export function isOver({ shelvedAtMs }: Shelved): boolean {
  return Date.now() - shelvedAtMs > LIFETIME_MS;
}
