import { wireText } from './calls.ts';
import type { BenchUser } from './fill.ts';
import { longestStall } from './measure.ts';
import type { LoadDriver, MeasuredServer } from './processes.ts';

const WARM_UPS = 20;
const SEARCHES = 60;
const AT_ONCE = 3;
const QUERY = 'query ($text: String!) { searchAnswers(text: $text) { count nodes { day excerpt } } }';
/** A word of every entry, a word of no entry, and a word that nearly matches everywhere. */
const TEXTS = ['amseln', 'quittenmarmelade', `${'ae'.repeat(29)}x`];

/** The cost of a search in a whole diary. */
export interface SearchCost {
  cpuMs: number;
  /** The slowest response of `/livez` during a person's maximum number of parallel searches, in ms. */
  stallMs: number;
}

/** Searches a diary sequentially and then in parallel. */
export async function measureSearch(
  driver: LoadDriver,
  server: MeasuredServer,
  person: BenchUser,
): Promise<SearchCost> {
  const requests = TEXTS.map((text) =>
    wireText('POST', '/graphql', person, { query: QUERY, variables: { text } }),
  );
  const run = (connections: number, total: number) =>
    driver.run({ port: server.port, connections, requests, total });
  await run(1, WARM_UPS);
  const before = server.cpuMicroseconds();
  const { statuses } = await run(1, SEARCHES);
  const cpuMs = (server.cpuMicroseconds() - before) / SEARCHES / 1_000;
  if (statuses['200'] !== SEARCHES) throw new Error(`search: unexpected answers ${JSON.stringify(statuses)}`);
  const stallMs = await longestStall(`http://127.0.0.1:${server.port}`, run(AT_ONCE, SEARCHES));
  return { cpuMs, stallMs };
}
