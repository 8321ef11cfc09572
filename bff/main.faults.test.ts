import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FaultStage } from './workshop/faults/fault-stage.ts';
import { killProduct, stopProduct } from './workshop/faults/faults.ts';
import { spawnServer } from './workshop/testing/spawned-server.ts';

const WRITERS = 10;
const KILLS = 2;
/** Throws an uncaught error on SIGUSR2. */
const FAULTY = "--import=data:text/javascript,process.on('SIGUSR2',()=>{throw(1)})";
const REJECTING = "--import=data:text/javascript,process.on('SIGUSR2',()=>{Promise.reject(1)})";

let dataDir: string;
beforeAll(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'aufwind-faults-'));
});
afterAll(() => rmSync(dataDir, { recursive: true }));

describe('the process on the embedded engine, under load', () => {
  it(`loses nothing that it has acknowledged when it is killed ${KILLS} times and stopped once`, async () => {
    const variables = { DATA_DIR: join(dataDir, 'load') };
    const stage = await FaultStage.open('embedded', variables, WRITERS, ['main.ts', '--migrate']);
    try {
      await stage.play('killed', killProduct(stage.product, KILLS));
      await stage.play('stopped', stopProduct(stage.product, 1));
    } finally {
      await stage.close();
    }
    for (const { fault, report, complaints } of stage.rows) {
      expect([fault, report.losses, complaints]).toEqual([fault, [], []]);
      expect(report.acknowledged).toBeGreaterThan(WRITERS);
    }
  });

  it.each([
    ['an exception', FAULTY],
    ['a rejection', REJECTING],
  ])(
    'ends with 1, logged, after %s that nobody catches, so that a new process takes over',
    async (_, options) => {
      const server = await spawnServer(join(dataDir, 'crash'), { NODE_OPTIONS: options });
      const { status } = await fetch(`${server.origin}/api/user`);
      expect(status).toBe(401);
      expect(await server.end('SIGUSR2')).toBe(1);
      expect(server.output()).toContain('an unexpected fault ends the process');
    },
  );
});
