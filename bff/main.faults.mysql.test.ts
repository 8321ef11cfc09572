import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type DatabaseServer, startDatabaseServer } from './testing/database-server.ts';
import { createOwnedDatabase, FaultStage } from './testing/fault-stage.ts';
import { exhaustPool, killDatabase, killProduct, readOnlyDatabase, stopProduct } from './testing/faults.ts';

const WRITERS = 10;
const DATABASE = 'faults';

let server: DatabaseServer;
let stage: FaultStage;
beforeAll(async () => {
  const started = await startDatabaseServer({ isDurable: true });
  if (!started) throw new Error('This test needs a server of its own.');
  server = started;
  const variables = { DATABASE_URL: await createOwnedDatabase(server.url, DATABASE) };
  stage = await FaultStage.open(server.name, variables, WRITERS, ['main.ts', '--migrate']);
}, 120_000);
afterAll(async () => {
  await stage.close();
  await server.stop();
});

describe('the process on a database server, under load, loses nothing that it has acknowledged and answers honestly', () => {
  it.each([
    ['33: it is killed', () => killProduct(stage.product, 2)],
    ['33: the server is killed', () => killDatabase(server, 2)],
    ['34: all its connections wait', () => exhaustPool(server, DATABASE)],
    ['34: the server is read-only', () => readOnlyDatabase(server)],
    ['35: it is stopped', () => stopProduct(stage.product, 1)],
  ])(
    '%s',
    async (fault, act) => {
      const { report, complaints } = await stage.play(fault, act());
      expect([report.losses, complaints]).toEqual([[], []]);
      expect(report.acknowledged).toBeGreaterThan(WRITERS);
    },
    120_000,
  );
});
