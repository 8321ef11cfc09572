import { parseArgs } from 'node:util';
import { requestText, wireText } from '../bench/calls.ts';
import type { BenchUser } from '../bench/fill.ts';
import { buildBench, LoadDriver, type MeasuredServer } from '../bench/processes.ts';
import { machine, writeResult } from '../bench/report.ts';
import { WHOLE_DIARY } from '../bench/rounds.ts';
import { BenchStage } from '../bench/stage.ts';
import { median } from '../bench/statistics.ts';
import { fillWithStrangers } from '../bench/strangers.ts';
import { table } from '../testing/table.ts';

const PEOPLE = 100;
const ENTRIES = 365;
const ROUNDS = 5;
const REQUESTS = 200;
const CONNECTIONS = 2;
const TARGET = 1.2;
const SERVER_OPTIONS = ['--innodb-buffer-pool-size=1G', '--innodb-log-file-size=512M'];

const { values } = parseArgs({
  options: {
    rows: { type: 'string', default: '10000000' },
    'small-rows': { type: 'string', default: '100000' },
  },
});

const page = (before: string) => ({
  query: `{ answers(first: 30${before}) { nodes { id content day date createdAt updatedAt } } answerCount }`,
});

/** Every call by name, for a person with a year of entries, or with ten years if the name says so. */
const CALLS: Record<string, (person: BenchUser) => string> = {
  'current user': (person) => wireText('GET', '/api/user', person),
  "today's status": (person) => wireText('GET', '/api/answers/today/status', person),
  'newest 30': (person) => wireText('POST', '/graphql', person, page('')),
  '30 from half a year ago': (person) => wireText('POST', '/graphql', person, page(', before: "2026-05-20"')),
  streak: (person) => wireText('GET', '/api/streak', person),
  'read the draft': (person) => wireText('GET', '/api/draft', person),
  'keep a draft': (person) => requestText('draft', 'rest', person),
  'save the answer': (person) => requestText('save', 'rest', person),
};
const DIARIST_CALLS: Record<string, (person: BenchUser) => string> = {
  'streak of 3,650 days': (person) => wireText('GET', '/api/streak', person),
  'newest 30 of 3,650': (person) => wireText('POST', '/graphql', person, page('')),
  'all 3,650': (person) => wireText('GET', '/api/answers', person),
};

async function measureCalls(
  stage: BenchStage,
  driver: LoadDriver,
  server: MeasuredServer,
  people: BenchUser[],
  diarists: BenchUser[],
): Promise<Map<string, number>> {
  const medians = new Map<string, number>();
  const groups = [
    { calls: CALLS, asked: people, total: REQUESTS },
    { calls: DIARIST_CALLS, asked: diarists, total: REQUESTS / 20 },
  ];
  for (const { calls, asked, total } of groups) {
    for (const [name, requestOf] of Object.entries(calls)) {
      const samples: number[] = [];
      for (let round = 0; round <= ROUNDS; round += 1) {
        const isSave = name === 'save the answer';
        // A draft of an answered day would be dropped.
        if (isSave || name === 'keep a draft') await stage.forgetToday(people);
        const plan = { port: server.port, connections: CONNECTIONS, requests: asked.map(requestOf) };
        const { p50Ms, statuses } = await driver.run({ ...plan, total: isSave ? asked.length : total });
        const failed = Object.keys(statuses).filter((status) => !status.startsWith('2'));
        if (failed.length > 0) throw new Error(`${name}: unexpected answers ${JSON.stringify(statuses)}`);
        if (round > 0) samples.push(p50Ms);
      }
      medians.set(name, median(samples));
    }
  }
  return medians;
}

/** `npm run bench:scale`: the same calls in a small database and in a database of ten million answers. */
async function main(): Promise<void> {
  buildBench();
  const stage = await BenchStage.onServer(SERVER_OPTIONS);
  if (!stage?.engine.startsWith('MariaDB')) {
    await stage?.close();
    throw new Error('This bench needs a MariaDB server on this machine: it fills tables from sequences.');
  }
  const driver = new LoadDriver();
  try {
    const people = await stage.people(PEOPLE, ENTRIES);
    const diarists = await stage.people(1, WHOLE_DIARY);
    const own = PEOPLE * ENTRIES + WHOLE_DIARY;
    const product = await stage.product();
    const results: Map<string, number>[] = [];
    let filled = own;
    for (const rows of [Number(values['small-rows']), Number(values.rows)]) {
      const startedAt = performance.now();
      await fillWithStrangers(stage.databaseUrl, filled - own, rows - own);
      filled = rows;
      console.log(`${rows} answers, filled in ${((performance.now() - startedAt) / 1_000).toFixed(0)} s`);
      results.push(await measureCalls(stage, driver, product, people, diarists));
    }
    const [small, large] = results;
    const cells = [...(small ?? [])].map(([name, ms]) => {
      const largeMs = large?.get(name) ?? Number.NaN;
      const verdict = largeMs / ms <= TARGET ? 'met' : 'MISSED';
      return [name, ms.toFixed(2), largeMs.toFixed(2), (largeMs / ms).toFixed(2), verdict];
    });
    console.log(`\n${stage.engine}; ${machine()}; p50 of a request in ms, medians of ${ROUNDS} rounds, warm`);
    const head = [
      'call',
      `${values['small-rows']} rows`,
      `${values.rows} rows`,
      'ratio',
      `at most ${TARGET}`,
    ];
    console.log(table(head, cells));
    console.log(`\nWritten to ${writeResult('bench-scale', { rows: values.rows, cells })}`);
  } finally {
    driver.stop();
    await stage.close();
  }
}

await main();
