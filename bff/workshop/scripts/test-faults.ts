import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createOwnedDatabase, type Fault, FaultStage } from '../faults/fault-stage.ts';
import * as faults from '../faults/faults.ts';
import { type FaultRow, faultTable, hasFailed } from '../faults/load-report.ts';
import { mountSmallDisk } from '../faults/small-disk.ts';
import { startDatabaseServer } from '../testing/database-server.ts';

const EMBEDDED_DISK_MB = 128;
const SERVER_DISK_MB = 512;
const STOPS = 3;
const DATABASE = 'faults';
const MAX_LISTED = 5;

const { values } = parseArgs({
  options: {
    writers: { type: 'string', default: '200' },
    'product-kills': { type: 'string', default: '20' },
    'database-kills': { type: 'string', default: '10' },
    engine: { type: 'string', default: 'both' },
  },
});
const writers = Number(values.writers);
const productKills = Number(values['product-kills']);
const databaseKills = Number(values['database-kills']);
const skipped: string[] = [];

async function play(stage: FaultStage, fault: string, act: Fault): Promise<void> {
  console.log(`${stage.engine}: ${fault}`);
  const { report } = await stage.play(fault, act);
  for (const sentence of report.losses.slice(0, MAX_LISTED)) console.log(`  LOST ${sentence}`);
}

async function onEmbedded(): Promise<FaultRow[]> {
  const disk = mountSmallDisk(EMBEDDED_DISK_MB);
  const dataDir = disk?.path ?? mkdtempSync(join(tmpdir(), 'aufwind-faults-'));
  const stage = await FaultStage.open('embedded', { DATA_DIR: dataDir }, writers);
  try {
    await play(stage, 'none (5 s)', faults.nothing());
    await play(stage, `product killed ×${productKills}`, faults.killProduct(stage.product, productKills));
    await play(stage, `product stopped ×${STOPS}`, faults.stopProduct(stage.product, STOPS));
    if (disk) await play(stage, 'disk full for 5 s', faults.fillDisk(disk));
    else skipped.push('full disk, embedded: only root may mount a small disk');
    return stage.rows;
  } finally {
    await stage.close();
    disk?.remove();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function onServer(): Promise<FaultRow[]> {
  const disk = mountSmallDisk(SERVER_DISK_MB);
  const server = await startDatabaseServer({ isDurable: true, ...(disk && { home: disk.path }) });
  if (!server) {
    skipped.push('everything on a database server: this machine has none');
    return [];
  }
  const url = await createOwnedDatabase(server.url, DATABASE);
  const stage = await FaultStage.open(server.name, { DATABASE_URL: url }, writers);
  try {
    await play(stage, 'none (5 s)', faults.nothing());
    await play(stage, `product killed ×${productKills}`, faults.killProduct(stage.product, productKills));
    await play(stage, `database killed ×${databaseKills}`, faults.killDatabase(server, databaseKills));
    await play(stage, `product stopped ×${STOPS}`, faults.stopProduct(stage.product, STOPS));
    await play(stage, 'database frozen for 8 s', faults.freezeDatabase(server));
    await play(stage, 'database slow for 10 s', faults.slowDatabase(server));
    await play(stage, 'connections exhausted for 8 s', faults.exhaustPool(server, DATABASE));
    await play(stage, 'database read-only for 4 s', faults.readOnlyDatabase(server));
    if (disk) await play(stage, 'disk full for 5 s', faults.fillDisk(disk, server));
    else skipped.push('full disk, server: only root may mount a small disk');
    return stage.rows;
  } finally {
    await stage.close();
    await server.stop();
    disk?.remove();
  }
}

/** `npm run test:faults`: breaks the running product in every known way, and counts the losses. */
async function main(): Promise<void> {
  const rows = [
    ...(values.engine === 'server' ? [] : await onEmbedded()),
    ...(values.engine === 'embedded' ? [] : await onServer()),
  ];
  console.log(`\n${faultTable(rows)}`);
  for (const reason of skipped) console.log(`SKIPPED: ${reason}`);
  process.exitCode = hasFailed(rows) ? 1 : 0;
}

await main();
