import { createOwnedDatabase, type Fault, FaultStage } from './workshop/faults/fault-stage.ts';
import {
  exhaustPool,
  killDatabase,
  killProduct,
  readOnlyDatabase,
  stopProduct,
} from './workshop/faults/faults.ts';
import { type DatabaseServer, requireDatabaseServer } from './workshop/testing/database-server.ts';
import { inFull } from './workshop/testing/volumes.ts';

const WRITERS = 10;
const DATABASE = 'faults';

let server: DatabaseServer;
let stage: FaultStage;

const FAULTS: [title: string, act: () => Fault][] = [
  ['it is killed', () => killProduct(stage.product, 2)],
  ['the server is killed', () => killDatabase(server, 2)],
  ['all its connections wait', () => exhaustPool(server, DATABASE)],
  ['the server is read-only', () => readOnlyDatabase(server)],
  ['it is stopped', () => stopProduct(stage.product, 1)],
];

beforeAll(async () => {
  server = await requireDatabaseServer({ isDurable: true });
  const variables = { DATABASE_URL: await createOwnedDatabase(server.url, DATABASE) };
  stage = await FaultStage.open(server.name, variables, WRITERS, ['main.ts', '--migrate']);
});
afterAll(async () => {
  await stage.close();
  await server.stop();
});

describe('the process on a database server, under load, loses no acknowledged write and reports failures', () => {
  it.each(inFull(FAULTS, FAULTS.slice(0, 2)))('%s', async (fault, act) => {
    const { report, complaints } = await stage.play(fault, act());
    expect([report.losses, complaints]).toEqual([[], []]);
    expect(report.acknowledged).toBeGreaterThan(WRITERS);
  });
});
