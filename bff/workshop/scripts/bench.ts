import { parseArgs } from 'node:util';
import { measureAttack } from '../bench/attack.ts';
import { measureBounds, SMALL_HEAP } from '../bench/bounds.ts';
import { type Claim, claimLines, resolutionLine } from '../bench/claims.ts';
import type { BenchUser } from '../bench/fill.ts';
import { measureImport } from '../bench/import.ts';
import { measureMemory } from '../bench/memory.ts';
import { findNodes, type MeasuredNode } from '../bench/nodes.ts';
import { buildBench, LoadDriver } from '../bench/processes.ts';
import { machine, samplesTable, writeResult } from '../bench/report.ts';
import { CONNECTIONS, ENTRIES, PEOPLE, playRounds, WHOLE_DIARY } from '../bench/rounds.ts';
import type { Samples } from '../bench/samples.ts';
import { measureSearch } from '../bench/search.ts';
import { BenchStage } from '../bench/stage.ts';
import { startSubjects } from '../bench/subjects.ts';
import { type Figures, figureClaims, ratioClaims } from '../bench/targets.ts';

const STARTS = 9;
const PARTS = ['ratios', 'starts', 'memory', 'search', 'import', 'attack', 'bounds'];

const { values } = parseArgs({
  options: {
    node: { type: 'string', multiple: true, default: ['20', '24'] },
    engine: { type: 'string', default: 'both' },
    only: { type: 'string', default: PARTS.join(',') },
    rounds: { type: 'string', default: '12' },
    people: { type: 'string', default: String(PEOPLE) },
    other: { type: 'string' },
    metrics: { type: 'boolean', default: false },
    profile: { type: 'boolean', default: false },
  },
});

/** With `--profile` every server leaves a CPU profile in the folder of the results. */
const options = values.profile ? ['--cpu-prof', '--cpu-prof-dir=bench-results'] : [];

const parts = new Set(values.only.split(','));

/** The people of the bench: many people with a month of entries, and a person with ten years of entries. */
interface People {
  people: BenchUser[];
  diarists: BenchUser[];
}

/** The product against the others in interleaved rounds. */
async function measureRatios(stage: BenchStage, driver: LoadDriver, asked: People): Promise<Samples> {
  const subjects = await startSubjects(stage, values);
  const samples = await playRounds({ stage, driver, subjects, ...asked, rounds: Number(values.rounds) });
  await stage.stopServers();
  return samples;
}

/** Measures several times how long the product takes to start, and its memory afterwards. */
async function measureStarts(stage: BenchStage): Promise<Figures> {
  const starts: { readyMs: number; memoryMb: number }[] = [];
  for (let start = 0; start < STARTS; start += 1) {
    const server = await stage.product();
    starts.push({ readyMs: server.readyMs, memoryMb: server.memoryMb() });
    await server.stop();
  }
  return { readyMs: starts.map(({ readyMs }) => readyMs), memoryMb: starts.map(({ memoryMb }) => memoryMb) };
}

/** Measures the product's memory during 100,000 requests. */
async function measureGrowth(stage: BenchStage, driver: LoadDriver, { people }: People): Promise<Figures> {
  const product = await stage.product();
  const curveMb = await measureMemory(stage, driver, product, people);
  await product.stop();
  console.log(`memory, round by round: ${curveMb.map(Math.round).join(' ')} MB`);
  return { memoryAfterMb: curveMb.slice(-1) };
}

/** The cost of a search and an import in a diary of ten years. */
async function measureTenYears(
  stage: BenchStage,
  driver: LoadDriver,
  { diarists }: People,
): Promise<Figures> {
  const [diarist] = diarists;
  if (!diarist) throw new Error('There is nobody with a diary of ten years.');
  const product = await stage.product();
  const search = parts.has('search') ? await measureSearch(driver, product, diarist) : undefined;
  const imported = parts.has('import') ? await measureImport(driver, product, diarist) : undefined;
  await product.stop();
  return {
    ...(search && { searchCpuMs: [search.cpuMs], searchStallMs: [search.stallMs] }),
    ...(imported && {
      importSeconds: [imported.seconds],
      importStallMs: [imported.stallMs],
      undoStallMs: [imported.undoStallMs],
    }),
  };
}

async function measureUnderAttack(stage: BenchStage, driver: LoadDriver): Promise<Figures> {
  const { stallMs, refusedLogIns, logInP95Ms } = await measureAttack(stage, driver);
  return { hostileStallMs: [stallMs], refusedLogIns: [refusedLogIns], logInP95Ms: [logInP95Ms] };
}

/** The effect of an account at its limits on other people; each value is the worst of all modes. */
async function measureFullAccount(stage: BenchStage, node: MeasuredNode): Promise<Figures> {
  stage.runOn({ path: node.path, options: [...options, SMALL_HEAP] });
  const { modes, exportMb, tenYearsSeconds } = await measureBounds(stage);
  stage.runOn({ path: node.path, options });
  console.log(
    `${JSON.stringify(modes)}; ten years of long entries in one sitting: ${tenYearsSeconds.toFixed(0)} s`,
  );
  const noticed = Object.values(modes);
  return {
    fullLivezMs: [Math.max(...noticed.map(({ livezP99Ms }) => livezP99Ms))],
    fullSlowestMs: [Math.max(...noticed.map(({ slowestMs }) => slowestMs))],
    fullRefused: [noticed.reduce((sum, { refused }) => sum + refused, 0)],
    fullExportMb: [exportMb],
  };
}

/** All measurements for an engine and a Node version. */
interface Result {
  engine: string;
  node: string;
  samples: Samples;
  figures: Figures;
  claims: Claim[];
}

async function run(
  stage: BenchStage,
  driver: LoadDriver,
  node: MeasuredNode,
  asked: People,
): Promise<Result> {
  stage.runOn({ path: node.path, options });
  console.log(`\n${stage.engine}, Node ${node.version}`);
  const samples = parts.has('ratios') ? await measureRatios(stage, driver, asked) : {};
  const figures: Figures = {
    ...(parts.has('starts') && (await measureStarts(stage))),
    ...(parts.has('memory') && stage.databaseUrl && (await measureGrowth(stage, driver, asked))),
    ...((parts.has('search') || parts.has('import')) && (await measureTenYears(stage, driver, asked))),
    ...(parts.has('attack') && (await measureUnderAttack(stage, driver))),
    ...(parts.has('bounds') && (await measureFullAccount(stage, node))),
  };
  const claims = [...ratioClaims(samples), ...figureClaims(figures)];
  return { engine: stage.engine, node: node.version, samples, figures, claims };
}

function print({ engine, node, samples, claims }: Result): void {
  console.log(`\n${engine}, Node ${node}`);
  if (parts.has('ratios')) console.log(`${samplesTable(samples)}\n`);
  for (const line of claimLines(claims)) console.log(line);
  if (parts.has('ratios')) console.log(resolutionLine(claims));
}

/** `npm run bench`: compares the shipped product with hand-written servers for the same work, on each named Node. */
async function main(): Promise<void> {
  const unknown = [...parts].filter((part) => !PARTS.includes(part));
  if (unknown.length > 0) throw new Error(`--only takes ${PARTS.join(',')}, not ${unknown.join(',')}.`);
  buildBench();
  const nodes = findNodes(values.node);
  console.log(`${machine()}; ${values.people} people, ${CONNECTIONS} connections, ${values.rounds} rounds`);
  const driver = new LoadDriver();
  const results: Result[] = [];
  for (const open of [BenchStage.onServer, BenchStage.onEmbedded]) {
    const isServer = open === BenchStage.onServer;
    if (values.engine !== 'both' && (values.engine === 'server') !== isServer) continue;
    for (const node of nodes) {
      const stage = await open();
      if (!stage) {
        console.log('No MariaDB or MySQL server on this machine: only the embedded engine is measured.');
        break;
      }
      try {
        const people = await stage.people(Number(values.people), ENTRIES);
        const asked = { people, diarists: await stage.people(1, WHOLE_DIARY) };
        const result = await run(stage, driver, node, asked);
        print(result);
        results.push(result);
      } finally {
        await stage.close();
      }
    }
  }
  driver.stop();
  console.log(`\nWritten to ${writeResult('bench', { results })}`);
}

await main();
