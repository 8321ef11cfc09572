import { promisifyRequest } from 'idb-keyval';
import { type AnswerTexts, normalise, textsOf } from '../../bff/platform/lib/answer-texts.rules.ts';
import { isOver, keyOf, type Shelved, texts } from './records.ts';
import { TODAY } from './text.ts';

/** A record of the releases before December 2026, whose key was `[userId, field]`. */
type OldRecord = {
  userId: string;
  field: string;
  text: string;
  base: string | null;
  submitted: boolean;
  tried?: string[];
  keptAtMs: number;
};

function inFirstField(content: string): AnswerTexts {
  return normalise(textsOf({ content }));
}

function carriedOver({ userId, field, text, base, submitted, tried = [], keptAtMs }: OldRecord): Shelved {
  const isDraft = field === 'draft';
  const wish = isDraft ? 'answer' : 'change';
  return {
    person: userId,
    field: isDraft ? TODAY : { kind: 'entry', id: field.slice('answer/'.length) },
    page: 'earlier',
    typed: {
      value: inFirstField(text),
      base,
      wish: submitted ? wish : 'draft',
      day: null,
      tried: tried.map(inFirstField),
    },
    shelvedAtMs: keptAtMs,
  };
}

/** Drops everybody's records that are older than seven days, and carries the records of earlier releases over. */
export function sweepShelf(): Promise<void> {
  return texts('readwrite', async (store) => {
    const all: (Shelved | OldRecord)[] = await promisifyRequest(store.getAll());
    for (const found of all) {
      const isOld = 'keptAtMs' in found;
      const record = isOld ? carriedOver(found) : found;
      if (isOld) store.delete([found.userId, found.field]);
      if (isOver(record)) store.delete(keyOf(record));
      else if (isOld) store.put(record, keyOf(record));
    }
  });
}
