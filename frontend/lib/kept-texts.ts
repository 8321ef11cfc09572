import { createStore, get, promisifyRequest, set, type UseStore } from 'idb-keyval';

const LIFETIME_MS = 7 * 86_400_000;

/** A text that the server has not confirmed, as it was typed. */
export type Unconfirmed = {
  text: string;
  /** The `updatedAt` of the version on the server it was typed over; null when none was known. */
  base: string | null;
  /** Whether the person has asked to save it; before that it is a draft, or an edit under way. */
  submitted: boolean;
  /** What was sent over that version, oldest first, without an answer: each may have arrived all the same. */
  tried?: string[];
};

/** An unconfirmed text in this browser's store: one for each person and field. */
export type KeptText = Unconfirmed & { userId: string; field: string; keptAtMs: number };

/** The field of the daily question. */
export const DRAFT_FIELD = 'draft';

const EDIT = 'answer/';

/** The field in which this answer is edited. */
export function editField(answerId: string): string {
  return EDIT + answerId;
}

/** The id of the answer that is edited in this field, or null for another field. */
export function editedAnswer(field: string): string | null {
  return field.startsWith(EDIT) ? field.slice(EDIT.length) : null;
}

const texts: UseStore = createStore('aufwind', 'texts');

function isOld({ keptAtMs }: KeptText): boolean {
  return Date.now() - keptAtMs > LIFETIME_MS;
}

/** Keeps the text until the server has confirmed it; false where the browser keeps nothing. */
export async function keepText(userId: string, field: string, unconfirmed: Unconfirmed): Promise<boolean> {
  const kept: KeptText = { ...unconfirmed, userId, field, keptAtMs: Date.now() };
  try {
    await set([userId, field], kept, texts);
    return true;
  } catch {
    return false;
  }
}

/** The texts kept for this person, at most seven days old; older ones of anybody are gone afterwards. */
export async function listKeptTexts(userId: string): Promise<KeptText[]> {
  try {
    return await texts('readwrite', async (store) => {
      const all: KeptText[] = await promisifyRequest(store.getAll());
      for (const kept of all) if (isOld(kept)) store.delete([kept.userId, kept.field]);
      return all.filter((kept) => kept.userId === userId && !isOld(kept));
    });
  } catch {
    return [];
  }
}

/** The text kept for this person and field, or null; a diary asks for each of its entries. */
export async function findKeptText(userId: string, field: string): Promise<KeptText | null> {
  try {
    const kept = await get<KeptText>([userId, field], texts);
    return kept && !isOld(kept) ? kept : null;
  } catch {
    return null;
  }
}

/** Forgets the text of this field, unless another one has been kept there since. */
export async function forgetText(userId: string, field: string, text: string): Promise<void> {
  try {
    await texts('readwrite', async (store) => {
      const kept: KeptText | undefined = await promisifyRequest(store.get([userId, field]));
      if (kept?.text === text) store.delete([userId, field]);
    });
  } catch {
    // Nothing could be kept either.
  }
}
