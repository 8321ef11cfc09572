import { randomUUID } from 'node:crypto';
import { IMPORT_MAX_ENTRIES } from '../../import/import.numbers.rules.ts';
import { addDays } from '../../platform/lib/clock.ts';
import { wireText } from './calls.ts';
import type { BenchUser } from './fill.ts';
import { longestStall } from './measure.ts';
import type { LoadDriver, MeasuredServer } from './processes.ts';

/** The most that a file may hold. */
const ENTRIES = 20_000;
/** Before every day that the stage fills. */
const LAST_DAY = '2010-12-31';
const CONTENT = 'Auf dem Heimweg lag der erste Schnee. '.repeat(7);
const IMPORT = 'mutation ($input: ImportAnswersInput!) { importAnswers(input: $input) { imported } }';
const UNDO = 'mutation ($id: ID!) { undoImport(input: { id: $id }) { removed } }';

/** The cost of importing the largest file into a diary and of undoing it. */
export interface ImportCost {
  seconds: number;
  cpuSeconds: number;
  undoSeconds: number;
  /** The longest answer to `/livez` meanwhile. */
  stallMs: number;
  undoStallMs: number;
}

/** Imports as many entries as a file may hold, part by part, and undoes the import. */
export async function measureImport(
  driver: LoadDriver,
  server: MeasuredServer,
  person: BenchUser,
): Promise<ImportCost> {
  const importId = randomUUID();
  const entries = Array.from({ length: ENTRIES }, (_, ago) => ({
    day: addDays(LAST_DAY, -ago),
    content: CONTENT,
  }));
  const parts: object[] = [];
  for (let from = 0; from < ENTRIES; from += IMPORT_MAX_ENTRIES) {
    parts.push({ importId, entries: entries.slice(from, from + IMPORT_MAX_ENTRIES) });
  }
  const send = async (bodies: object[]) => {
    const requests = bodies.map((body) => wireText('POST', '/graphql', person, body));
    const work = driver.run({ port: server.port, connections: 1, requests, total: requests.length });
    const stallMs = await longestStall(`http://127.0.0.1:${server.port}`, work);
    const { seconds, statuses } = await work;
    if (statuses['200'] !== requests.length)
      throw new Error(`import: unexpected answers ${JSON.stringify(statuses)}`);
    return { seconds, stallMs };
  };
  const before = server.cpuMicroseconds();
  const { seconds, stallMs } = await send(parts.map((input) => ({ query: IMPORT, variables: { input } })));
  const cpuSeconds = (server.cpuMicroseconds() - before) / 1e6;
  const undone = await send([{ query: UNDO, variables: { id: importId } }]);
  return { seconds, cpuSeconds, stallMs, undoSeconds: undone.seconds, undoStallMs: undone.stallMs };
}
