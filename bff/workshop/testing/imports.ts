import { textsOf } from '../../answer/answer-content.rules.ts';
import { IMPORT_MAX_ENTRIES } from '../../import/import.numbers.rules.ts';
import { addDays, type CalendarDay } from '../../platform/lib/clock.ts';
import type { TestClient } from './test-client.ts';

/** An entry of a file. */
export interface Entry {
  day: CalendarDay;
  content: string;
  createdAt?: string;
}

const IMPORT = `mutation ($input: ImportAnswersInput!) {
  importAnswers(input: $input) {
    imported takenDays import { id importedAt entries firstDay lastDay undoableUntil }
  }
}`;
const UNDO = 'mutation ($id: ID!) { undoImport(input: { id: $id }) { removed kept } }';

/** Creates entries of consecutive days that end on `last`, newest first. */
export function entriesUpTo(last: CalendarDay, count: number) {
  const days = Array.from({ length: count }, (_, ago) => addDays(last, -ago));
  return days.map((day) => ({ day, ...textsOf({ content: `Import vom ${day}` }) }));
}

/** Imports a part; returns the payload, or the sentence of the refusal. */
export async function importInto(client: TestClient, importId: string, entries: Entry[]) {
  const { body } = await client.graphql(IMPORT, { input: { importId, entries } });
  const [error] = body.errors ?? [];
  return error ? { message: error.message, ...error.extensions } : body.data.importAnswers;
}

/** Undoes an import; returns the payload, or the code of the refusal. */
export async function undoImportOf(client: TestClient, id: string) {
  const { body } = await client.graphql(UNDO, { id });
  return body.errors?.[0].extensions.code ?? body.data.undoImport;
}

/** Imports entries in as many parts as needed. */
export async function importWhole(client: TestClient, importId: string, entries: Entry[]): Promise<void> {
  for (let from = 0; from < entries.length; from += IMPORT_MAX_ENTRIES) {
    const part = entries.slice(from, from + IMPORT_MAX_ENTRIES);
    const { code } = await importInto(client, importId, part);
    if (code) throw new Error(`The import was refused: ${code}.`);
  }
}
