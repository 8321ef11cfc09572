import { randomUUID } from 'node:crypto';
import { PASSWORD } from '../testing/builders.ts';
import { LoadClient } from './load-client.ts';
import { LoadReport } from './load-report.ts';
import { LoadWriter } from './load-writer.ts';

const REGISTRATIONS_AT_ONCE = 4;

/** People who write at the same time, each with a session and connections of their own. */
export interface Load {
  /** Lets all write until `during` has ended, then lets each look whether everything acknowledged is there. */
  run(during: (report: LoadReport) => Promise<void>, pauseMs?: number): Promise<LoadReport>;
  close(): void;
}

async function register(client: LoadClient): Promise<string> {
  const username = `writer-${randomUUID()}@example.org`;
  const { outcome, setCookie } = await client.send('POST', '/api/register', { username, password: PASSWORD });
  const [cookie] = setCookie?.split(';') ?? [];
  if (!cookie) throw new Error(`The registration of a writer gave ${outcome}.`);
  return cookie;
}

/** Registers so many people; `originOf` tells where the product is for each of them, now. */
export async function createLoad(size: number, originOf: (index: number) => string): Promise<Load> {
  const clients = Array.from({ length: size }, (_, index) => new LoadClient(() => originOf(index)));
  const writers: LoadWriter[] = [];
  const waiting = [...clients.entries()];
  const registerAll = async () => {
    for (let entry = waiting.shift(); entry; entry = waiting.shift()) {
      const [index, client] = entry;
      writers.push(new LoadWriter(client, `Person ${index}`, await register(client)));
    }
  };
  await Promise.all(Array.from({ length: REGISTRATIONS_AT_ONCE }, registerAll));
  return {
    run: async (during, pauseMs) => {
      const report = new LoadReport();
      let isOver = false;
      const writing = Promise.all(writers.map((writer) => writer.run(report, () => isOver, pauseMs)));
      try {
        await during(report);
      } finally {
        isOver = true;
      }
      await writing;
      return report;
    },
    close: () => {
      for (const client of clients) client.close();
    },
  };
}
