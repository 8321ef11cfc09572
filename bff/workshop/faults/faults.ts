import { setTimeout as pause } from 'node:timers/promises';
import { createConnection } from 'mysql2/promise';
import type { DatabaseServer } from '../testing/database-server.ts';
import type { Fault, Product } from './fault-stage.ts';
import type { LoadReport } from './load-report.ts';
import type { SmallDisk } from './small-disk.ts';

const CALM_MS = 5_000;
const LOAD_MS = 700;
const SOME_WRITES = 20;
const BACK_DEADLINE_MS = 30_000;
const POLL_MS = 50;
const AWAY_MS = 300;
const STOP_LIMIT_MS = 15_000;
const FROZEN_MS = 8_000;
const SLOW_MS = 10_000;
const STOPPED_OF_100_MS = 90;
const LOCKED_MS = 8_000;
const READ_ONLY_MS = 4_000;
const FULL_MS = 5_000;
const FULL_DEADLINE_MS = 60_000;

/** A failed connection acknowledges nothing; every other failure must be a 503. */
const HONEST = /^(503|ECONNREFUSED|ECONNRESET|EPIPE|socket hang up)( \(read\))?$/;

function dishonest({ errors }: LoadReport): string[] {
  const names = [...errors.keys()].filter((name) => !HONEST.test(name));
  return names.map((name) => `${name} is neither a 503 nor a failed connection`);
}

/** Lets the writers write, however long they need to come back. */
export async function underLoad(report: LoadReport): Promise<void> {
  const { acknowledged } = report;
  const deadline = Date.now() + BACK_DEADLINE_MS;
  await pause(LOAD_MS);
  while (report.acknowledged < acknowledged + SOME_WRITES && Date.now() < deadline) await pause(POLL_MS);
}

/** Load without a fault, for comparison. */
export function nothing(): Fault {
  return async (report) => {
    await pause(CALM_MS);
    return dishonest(report);
  };
}

/** `kill -9` of the product, again and again. */
export function killProduct(product: Product, times: number): Fault {
  return async (report) => {
    for (let round = 0; round < times; round += 1) {
      await underLoad(report);
      await product.end('SIGKILL');
      await product.start();
    }
    await underLoad(report);
    return dishonest(report);
  };
}

/** SIGTERM under load: everything accepted is answered, and the process ends with 0 in time. */
export function stopProduct(product: Product, times: number): Fault {
  return async (report) => {
    const complaints: string[] = [];
    for (let round = 0; round < times; round += 1) {
      await underLoad(report);
      const startedAt = performance.now();
      const code = await product.end('SIGTERM');
      const tookMs = performance.now() - startedAt;
      if (code !== 0 || tookMs > STOP_LIMIT_MS) {
        complaints.push(`ended with ${code} after ${Math.round(tookMs)} ms`);
      }
      await product.start();
    }
    await underLoad(report);
    const answered = [...report.errors.keys()].filter((name) => /^\d+/.test(name) && !name.startsWith('503'));
    return [...complaints, ...answered.map((name) => `answered ${name}`), ...dishonest(report)];
  };
}

/** Fills the disk and frees it again; then restarts a database server that the full disk has ended. */
export function fillDisk(disk: SmallDisk, server?: DatabaseServer): Fault {
  return async (report) => {
    await underLoad(report);
    disk.fill();
    // A database first writes into space that it has already allocated.
    const deadline = Date.now() + FULL_DEADLINE_MS;
    while (!report.errors.has('503') && Date.now() < deadline) await pause(POLL_MS);
    await pause(FULL_MS);
    disk.clear();
    await server?.revive();
    await underLoad(report);
    return [...dishonest(report), ...(report.errors.has('503') ? [] : ['the disk never got full'])];
  };
}

/** `kill -9` of the database, again and again. */
export function killDatabase(server: DatabaseServer, times: number): Fault {
  return async (report) => {
    for (let round = 0; round < times; round += 1) {
      await underLoad(report);
      await server.signal('SIGKILL');
      await pause(AWAY_MS);
      await server.start();
    }
    await underLoad(report);
    return dishonest(report);
  };
}

/** A database that neither answers nor dies. */
export function freezeDatabase(server: DatabaseServer): Fault {
  return async (report) => {
    await underLoad(report);
    await server.signal('SIGSTOP');
    await pause(FROZEN_MS);
    await server.signal('SIGCONT');
    await underLoad(report);
    return dishonest(report);
  };
}

/** A database that runs for a tenth of the time. */
export function slowDatabase(server: DatabaseServer): Fault {
  return async (report) => {
    const end = Date.now() + SLOW_MS;
    while (Date.now() < end) {
      await server.signal('SIGSTOP');
      await pause(STOPPED_OF_100_MS);
      await server.signal('SIGCONT');
      await pause(100 - STOPPED_OF_100_MS);
    }
    await underLoad(report);
    return dishonest(report);
  };
}

function withStatements(server: DatabaseServer, first: string, last: string, ms: number): Fault {
  return async (report) => {
    await underLoad(report);
    const connection = await createConnection(server.url);
    await connection.query(first);
    await pause(ms);
    await connection.query(last);
    await connection.end();
    await underLoad(report);
    return dishonest(report);
  };
}

/** Every connection of the product waits for a foreign lock. */
export function exhaustPool(server: DatabaseServer, database: string): Fault {
  return withStatements(server, `LOCK TABLES ${database}.user WRITE`, 'UNLOCK TABLES', LOCKED_MS);
}

/** Makes the database read-only, as during a fail-over. */
export function readOnlyDatabase(server: DatabaseServer): Fault {
  return withStatements(server, 'SET GLOBAL read_only = 1', 'SET GLOBAL read_only = 0', READ_ONLY_MS);
}
