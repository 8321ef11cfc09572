import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { addDays } from '../../platform/lib/clock.ts';

const DAYS = 3_650;
/** Before every day that could be written today. */
const LAST_DAY = '2020-12-31';
/** 5.6 kB, so ten years of this text are 20 MB. */
const CONTENT = 'Auf dem Heimweg lag der erste Schnee. '.repeat(147);
/** As many as fit into the body of a request. */
const ENTRIES_A_PART = 20;
const IMPORT = 'mutation ($input: ImportAnswersInput!) { importAnswers(input: $input) { imported } }';

const listRule = z.array(z.object({ content: z.string() }));
const exportRule = z.object({ answers: listRule });
const pageRule = z.object({ changes: z.array(z.object({})), hasMore: z.boolean(), nextCursor: z.string() });
const importedRule = z.object({ data: z.object({ importAnswers: z.object({ imported: z.number() }) }) });

/**
 * Imports, lists, exports and synchronises ten years of long entries under the product's limits. Returns the seconds;
 * throws if the product refuses or loses anything.
 */
export async function sitThroughTenYears(origin: string, cookie: string): Promise<number> {
  const startedAt = performance.now();
  const headers = { 'Content-Type': 'application/json', Cookie: cookie };
  const ask = async (path: string, body?: object): Promise<unknown> => {
    const init = body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers };
    const reply = await fetch(origin + path, init);
    if (!reply.ok) throw new Error(`${path} gave ${reply.status}: ${await reply.text()}`);
    return reply.json();
  };
  const expectDays = (what: string, found: number) => {
    if (found !== DAYS) throw new Error(`${what} has ${found} of ${DAYS} entries.`);
  };
  const importId = randomUUID();
  let imported = 0;
  for (let ago = 0; ago < DAYS; ago += ENTRIES_A_PART) {
    const entries = Array.from({ length: Math.min(ENTRIES_A_PART, DAYS - ago) }, (_, index) => ({
      day: addDays(LAST_DAY, -(ago + index)),
      content: CONTENT,
    }));
    const reply = await ask('/graphql', { query: IMPORT, variables: { input: { importId, entries } } });
    imported += importedRule.parse(reply).data.importAnswers.imported;
  }
  expectDays('The import', imported);
  expectDays('The list', listRule.parse(await ask('/api/answers')).length);
  expectDays('The export', exportRule.parse(await ask('/api/user/export')).answers.length);
  let synchronised = 0;
  for (let after = '', hasMore = true; hasMore; ) {
    const page = pageRule.parse(await ask(`/api/answers/changes${after && `?after=${after}`}`));
    synchronised += page.changes.length;
    hasMore = page.hasMore;
    after = page.nextCursor;
  }
  expectDays('The copy', synchronised);
  return (performance.now() - startedAt) / 1_000;
}
