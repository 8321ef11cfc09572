import { existsSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { Cluster } from '../faults/cluster.ts';
import { Product, stageSecrets } from '../faults/fault-stage.ts';
import { underLoad } from '../faults/faults.ts';
import { createLoad, type Load } from '../faults/load.ts';
import { type FaultRow, faultTable, hasFailed, type LoadReport } from '../faults/load-report.ts';
import { installPackages } from '../testing/system-tools.ts';

const PACKAGES = ['mariadb-server', 'galera-4', 'haproxy', 'rsync'];
const NEEDED = [
  '/usr/lib/galera/libgalera_smm.so',
  '/usr/sbin/haproxy',
  '/usr/bin/rsync',
  '/usr/sbin/mariadbd',
];
const FROZEN_MS = 10_000;
const AWAY_MS = 5_000;
/** The longest write outage that a broken part may cause. */
const LIMIT_MS = 5_000;
const MAX_LISTED = 5;

const { values } = parseArgs({ options: { writers: { type: 'string', default: '40' } } });

type Scenario = (report: LoadReport) => Promise<void>;

function scenarios(
  cluster: Cluster,
  products: Product[],
): { name: string; isSingle: boolean; act: Scenario }[] {
  const killLeader: Scenario = async () => {
    const leader = await cluster.leader();
    await leader.kill();
    await pause(AWAY_MS);
    await leader.start();
  };
  const freezeLeader: Scenario = async () => {
    const leader = await cluster.leader();
    leader.signal('SIGSTOP');
    await pause(FROZEN_MS);
    leader.signal('SIGCONT');
    while (!(await leader.isSynced())) await pause(LIMIT_MS / 10);
  };
  const killTwo: Scenario = async () => {
    const leader = await cluster.leader();
    const lost = [leader, ...cluster.nodes.filter((node) => node !== leader)].slice(0, 2);
    await Promise.all(lost.map((node) => node.kill()));
    await pause(AWAY_MS);
    await Promise.all(lost.map((node) => node.start()));
  };
  const killAll: Scenario = async () => {
    await Promise.all(cluster.nodes.map((node) => node.kill()));
    await pause(AWAY_MS);
    await Promise.all(cluster.nodes.map((node) => node.start()));
  };
  const killProduct: Scenario = async () => {
    await products[0]?.end('SIGKILL');
    await pause(AWAY_MS);
    await products[0]?.start();
  };
  return [
    { name: 'none (5 s)', isSingle: true, act: () => pause(AWAY_MS) },
    { name: 'leader killed, restarted after 5 s', isSingle: true, act: killLeader },
    { name: 'leader frozen for 10 s', isSingle: true, act: freezeLeader },
    { name: 'one product instance killed', isSingle: true, act: killProduct },
    { name: 'two of three killed, restarted after 5 s', isSingle: false, act: killTwo },
    { name: 'all killed, restarted after 5 s', isSingle: false, act: killAll },
  ];
}

async function play(cluster: Cluster, products: Product[], load: Load): Promise<FaultRow[]> {
  const rows: FaultRow[] = [];
  for (const { name, isSingle, act } of scenarios(cluster, products)) {
    console.log(`cluster: ${name}`);
    const report = await load.run(async (current) => {
      await underLoad(current);
      await act(current);
      await underLoad(current);
    });
    const isLong = isSingle && report.longestOutageMs > LIMIT_MS;
    const complaints = isLong ? [`longer than ${LIMIT_MS / 1_000} s`] : [];
    rows.push({ engine: 'Galera ×3', fault: name, report, complaints });
    for (const sentence of report.losses.slice(0, MAX_LISTED)) console.log(`  LOST ${sentence}`);
  }
  return rows;
}

/** `npm run test:cluster`: breaks parts of a three-node cluster under the load of two instances of the product. */
async function main(): Promise<void> {
  const isReady = () => NEEDED.every((path) => existsSync(path));
  const isRoot = process.getuid?.() === 0;
  if (!isRoot || !(isReady() || (installPackages(PACKAGES) && isReady()))) {
    console.log(`SKIPPED: a cluster needs root, and on Debian or Ubuntu ${PACKAGES.join(', ')}.`);
    process.exitCode = process.env.CI === 'true' ? 1 : 0;
    return;
  }
  console.log('Starting three nodes.');
  const cluster = await Cluster.start();
  const products: Product[] = [];
  try {
    const variables = { ...stageSecrets(), DATABASE_URL: cluster.databaseUrl, TRUST_PROXY: '1' };
    for (const [index, port] of cluster.productPorts.entries()) {
      const entry = index === 0 ? (['main.js', '--migrate'] as const) : (['main.js'] as const);
      products.push(await Product.start({ ...variables, PORT: String(port) }, [...entry]));
    }
    const load = await createLoad(Number(values.writers), () => cluster.productUrl);
    const rows = await play(cluster, products, load);
    load.close();
    console.log(`\n${faultTable(rows)}`);
    process.exitCode = hasFailed(rows) ? 1 : 0;
  } finally {
    for (const product of products) await product.end('SIGKILL');
    await cluster.stop();
  }
}

await main();
