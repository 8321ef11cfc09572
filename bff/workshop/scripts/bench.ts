import { parseArgs } from 'node:util';
import { measureAttack } from '../bench/attack.ts';
import { requestText } from '../bench/calls.ts';
import { measureImport } from '../bench/import.ts';
import type { Subject } from '../bench/measure.ts';
import { median } from '../bench/measure.ts';
import { buildBench, LoadDriver } from '../bench/processes.ts';
import { machine, writeResult } from '../bench/report.ts';
import { ENTRIES, PEOPLE, playRounds, type Row, WHOLE_DIARY, WHOLE_LIST } from '../bench/rounds.ts';
import { measureSearch } from '../bench/search.ts';
import { BenchStage } from '../bench/stage.ts';
import { type Verdict, verdictLines } from '../bench/targets.ts';
import { freePort } from '../testing/free-port.ts';
import { table } from '../testing/table.ts';

const STARTS = 5;
const REQUESTS_FOR_MEMORY = 100_000;
const CONNECTIONS = 16;

/** The product whose metrics are on, with `--metrics`. */
const METRICS = 'product, metrics';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '8' },
    people: { type: 'string', default: String(PEOPLE) },
    'without-memory': { type: 'boolean', default: false },
    engine: { type: 'string', default: 'both' },
    profile: { type: 'boolean', default: false },
    metrics: { type: 'boolean', default: false },
  },
});

/** With `--profile` every server leaves a CPU profile in the folder of the results. */
const nodeOptions = values.profile ? ['--cpu-prof', '--cpu-prof-dir=bench-results'] : [];

/** Starts the product a few times and measures how long it takes and how much memory it then has. */
async function measureStarts(stage: BenchStage) {
  const starts: { readyMs: number; memoryMb: number }[] = [];
  for (let start = 0; start < STARTS; start += 1) {
    const server = await stage.product();
    starts.push({ readyMs: server.readyMs, memoryMb: server.memoryMb() });
    await server.stop();
  }
  return {
    readyMs: median(starts.map(({ readyMs }) => readyMs)),
    memoryMb: median(starts.map(({ memoryMb }) => memoryMb)),
  };
}

async function run(stage: BenchStage, driver: LoadDriver) {
  const people = await stage.people(Number(values.people), ENTRIES);
  const diarists = await stage.people(1, WHOLE_DIARY);
  const starts = await measureStarts(stage);
  const product = await stage.product(nodeOptions);
  const references = stage.databaseUrl
    ? [
        { name: 'usual', server: await stage.reference('usual', nodeOptions), door: 'rest' as const },
        {
          name: 'own session',
          server: await stage.reference('own', nodeOptions),
          door: 'rest' as const,
        },
        { name: 'bare', server: await stage.reference('bare', nodeOptions), door: 'rest' as const },
      ]
    : [];
  const measured = { METRICS_PORT: String(await freePort()) };
  const subjects: Subject[] = [
    { name: 'product', server: product, door: 'rest' },
    ...(values.metrics
      ? [{ name: METRICS, server: await stage.product(nodeOptions, measured), door: 'rest' as const }]
      : []),
    { name: 'product, GraphQL', server: product, door: 'graphql' },
    ...references,
  ];
  const rows = await playRounds({
    stage,
    driver,
    subjects,
    people,
    diarists,
    rounds: Number(values.rounds),
  });
  let memoryAfterMb = Number.NaN;
  if (!values['without-memory'] && stage.databaseUrl) {
    const requests = people.map((person) => requestText('list', 'rest', person));
    await driver.run({ port: product.port, connections: CONNECTIONS, requests, total: REQUESTS_FOR_MEMORY });
    memoryAfterMb = product.memoryMb();
  }
  const [diarist] = diarists;
  const search = diarist && (await measureSearch(driver, product, diarist));
  const imported = diarist && (await measureImport(driver, product, diarist));
  const attack = await measureAttack(stage, driver);
  return { engine: stage.engine, rows, ...starts, memoryAfterMb, search, imported, attack };
}

type Result = Awaited<ReturnType<typeof run>>;

function find({ rows }: Result, call: string, subject: string): Row['sample'] | undefined {
  return rows.find((row) => row.call === call && row.subject === subject)?.sample;
}

function ratio(
  result: Result,
  call: string,
  subject: string,
  key: 'cpuMicroseconds' | 'p99Ms',
  base: string,
) {
  return (find(result, call, subject)?.[key] ?? Number.NaN) / (find(result, call, base)?.[key] ?? Number.NaN);
}

function verdicts(result: Result): Verdict[] {
  const lines: Verdict[] = [];
  const add = (measure: string, value: number, target: number, unit = '') => {
    if (!Number.isNaN(value)) lines.push({ measure, value, target, unit });
  };
  for (const call of ['list', 'draft', 'save']) {
    add(`${call}: CPU, product / usual`, ratio(result, call, 'product', 'cpuMicroseconds', 'usual'), 0.9);
    add(
      `${call}: CPU, product / own session`,
      ratio(result, call, 'product', 'cpuMicroseconds', 'own session'),
      1.25,
    );
    add(
      `${call}: CPU, GraphQL / REST`,
      ratio(result, call, 'product, GraphQL', 'cpuMicroseconds', 'product'),
      1.25,
    );
    add(`${call}: CPU, metrics / none`, ratio(result, call, METRICS, 'cpuMicroseconds', 'product'), 1.05);
    add(`${call}: p99, product / usual`, ratio(result, call, 'product', 'p99Ms', 'usual'), 1);
  }
  add(
    `${WHOLE_LIST}: CPU, product / usual`,
    ratio(result, WHOLE_LIST, 'product', 'cpuMicroseconds', 'usual'),
    1.3,
  );
  add('start to ready', result.readyMs, 1_200, ' ms');
  add('memory after start', result.memoryMb, 130, ' MB');
  add('memory after 100,000 requests', result.memoryAfterMb, 220, ' MB');
  add('search of 3,650: CPU', result.search?.cpuMs ?? Number.NaN, 40, ' ms');
  add('longest stall under searches of 3,650', result.search?.stallMs ?? Number.NaN, 100, ' ms');
  add('longest stall under an import of 20,000', result.imported?.stallMs ?? Number.NaN, 100, ' ms');
  add('longest stall under its undoing', result.imported?.undoStallMs ?? Number.NaN, 100, ' ms');
  const { stallMs, logIns, refusedLogIns, logInP95Ms } = result.attack;
  add('longest stall under hostile texts', stallMs, 100, ' ms');
  add(`log-ins of others refused under a flood, of ${logIns}`, refusedLogIns, 0);
  add('log-ins of others under a flood, p95', logInP95Ms, 1_500, ' ms');
  return lines;
}

function print(result: Result): void {
  const base = result.rows.some(({ subject }) => subject === 'usual') ? 'usual' : 'product';
  const cells = result.rows.map(({ call, subject, sample }) => [
    `${call}, ${subject}`,
    sample.requestsPerSecond.toFixed(0),
    sample.p50Ms.toFixed(1),
    sample.p99Ms.toFixed(1),
    sample.cpuMicroseconds.toFixed(0),
    ratio(result, call, subject, 'cpuMicroseconds', base).toFixed(2),
    Number.isNaN(sample.statements) ? '–' : sample.statements.toFixed(2),
  ]);
  const head = ['call', 'req/s', 'p50 ms', 'p99 ms', 'CPU µs', `CPU / ${base}`, 'statements'];
  console.log(`\n${result.engine}\n${table(head, cells)}\n\n${verdictLines(verdicts(result)).join('\n')}`);
}

/** `npm run bench`: the product as it ships against three servers written by hand for the same work. */
async function main(): Promise<void> {
  buildBench();
  console.log(
    `${machine()}; ${values.people} people, ${CONNECTIONS} connections, medians of ${values.rounds} rounds`,
  );
  const driver = new LoadDriver();
  const results: Result[] = [];
  for (const open of [BenchStage.onServer, BenchStage.onEmbedded]) {
    const isServer = open === BenchStage.onServer;
    if (values.engine !== 'both' && (values.engine === 'server') !== isServer) continue;
    const stage = await open();
    if (!stage) {
      console.log('No MariaDB or MySQL server on this machine: only the embedded engine is measured.');
      continue;
    }
    try {
      results.push(await run(stage, driver));
    } finally {
      await stage.close();
    }
  }
  driver.stop();
  for (const result of results) print(result);
  console.log(`\nWritten to ${writeResult('bench', { results })}`);
}

await main();
