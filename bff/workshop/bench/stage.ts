import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DataSource } from 'typeorm';
import { createDataSource } from '../../platform/database/data-source.ts';
import type { Database } from '../../platform/database/database.ts';
import { readEnv } from '../../platform/env/env.ts';
import { loadSecrets } from '../../platform/env/local-secrets.ts';
import { createLogger } from '../../platform/lib/logger.ts';
import type { KeyRing } from '../../platform/vault/key-ring.ts';
import { createProduct } from '../../product.ts';
import { type DatabaseServer, startDatabaseServer } from '../testing/database-server.ts';
import { freePort } from '../testing/free-port.ts';
import { cpuClock } from './cpu.ts';
import { type BenchUser, fillUser, USUAL_SESSION_TABLE } from './fill.ts';
import { type MeasuredServer, OWN_RUNTIME, type Runtime, startServer } from './processes.ts';

/** The table of each writing call, and the column with its instant. */
const WRITTEN = {
  draft: { table: 'draft', at: 'updatedAt' },
  save: { table: 'answer', at: 'createdAt' },
};

interface Start {
  changed?: NodeJS.ProcessEnv;
  args?: string[];
  dist?: string | undefined;
}

/** A database with people, and the environment of servers on it. */
export class BenchStage {
  readonly engine: string;
  readonly db: Database;
  readonly source: DataSource;
  readonly variables: NodeJS.ProcessEnv;
  readonly #ring: KeyRing;
  readonly #server: DatabaseServer | undefined;
  readonly #folder: string;
  readonly #cpuOfDatabase: () => number;
  #runtime = OWN_RUNTIME;
  readonly #started: MeasuredServer[] = [];
  #lastId = 0;

  private constructor(server: DatabaseServer | undefined, folder: string, url: string | undefined) {
    this.#server = server;
    this.#folder = folder;
    this.engine = server?.name ?? 'embedded SQLite';
    this.#cpuOfDatabase = server ? cpuClock(pidOf(server)) : () => Number.NaN;
    this.variables = {
      ENCRYPTION_KEYS: `bench:${randomBytes(32).toString('base64')}`,
      ENCRYPTION_KEY_ACTIVE: 'bench',
      SESSION_SECRET: randomBytes(32).toString('hex'),
      APP_ORIGIN: 'http://localhost',
      // Limits stay on and count; they are only too high to be met.
      RATE_LIMIT_SCALE: '100000',
      ...(url ? { DATABASE_URL: url } : { DATA_DIR: folder }),
    };
    const env = readEnv(this.variables);
    const product = createProduct(env, loadSecrets(env), { logger: createLogger('silent') });
    this.source = product.source;
    this.db = product.db;
    this.#ring = product.ring;
  }

  /**
   * A separate server with the settings of production and files on the disk; undefined if this machine has no server.
   */
  static async onServer(options: string[] = []): Promise<BenchStage | undefined> {
    const server = await startDatabaseServer({ isDurable: true, home: tmpdir(), options });
    if (!server) return undefined;
    const root = createDataSource({ databaseUrl: `${server.url}/mysql`, dataDir: '' });
    await root.initialize();
    await root.query('CREATE DATABASE bench');
    await root.destroy();
    return BenchStage.#open(server, `${server.url}/bench`);
  }

  static onEmbedded(): Promise<BenchStage> {
    return BenchStage.#open(undefined, undefined);
  }

  static async #open(server: DatabaseServer | undefined, url: string | undefined): Promise<BenchStage> {
    const stage = new BenchStage(server, mkdtempSync(join(tmpdir(), 'aufwind-bench-')), url);
    await stage.db.connect();
    await stage.source.runMigrations();
    if (server) await stage.source.query(USUAL_SESSION_TABLE);
    return stage;
  }

  /** The given number of people, each with an answer on the given number of days up to yesterday. */
  async people(count: number, days: number, text?: string): Promise<BenchUser[]> {
    const secrets = { ring: this.#ring, sessionSecret: this.variables.SESSION_SECRET ?? '' };
    const people: BenchUser[] = [];
    for (let index = 0; index < count; index += 1) {
      this.#lastId += 1;
      people.push(await fillUser(this.db, secrets, this.#lastId, days, text));
    }
    return people;
  }

  /**
   * The address of the database, for work that the product's own connections may not do; empty on the embedded engine.
   */
  get databaseUrl(): string {
    return this.variables.DATABASE_URL ?? '';
  }

  /** Lets every server that is started from now on run on this Node. */
  runOn(runtime: Runtime): void {
    this.#runtime = runtime;
  }

  /** Starts the built product, or the build in `dist`, on a free port with some variables changed. */
  product(changed: NodeJS.ProcessEnv = {}, dist?: string): Promise<MeasuredServer> {
    return this.#start('main.js', { changed, dist });
  }

  /** Starts a reference server on a free port. */
  reference(kind: string): Promise<MeasuredServer> {
    return this.#start('workshop/bench/servers/reference.js', { args: [kind] });
  }

  async #start(entry: string, { changed, ...options }: Start): Promise<MeasuredServer> {
    const variables = { ...this.variables, ...changed };
    const place = { port: await freePort(), variables, folder: this.#folder };
    const server = await startServer(entry, { ...place, ...options, runtime: this.#runtime });
    this.#started.push(server);
    return server;
  }

  /** CPU time of the database server so far; NaN on the embedded engine, whose work is the product's own. */
  databaseCpuMicroseconds(): number {
    return this.#cpuOfDatabase();
  }

  /** The statements of all clients so far, counted by the server, this statement included; NaN without a server. */
  async statements(): Promise<number> {
    if (!this.#server) return Number.NaN;
    const [row]: { Value: string }[] = await this.source.query("SHOW GLOBAL STATUS LIKE 'Questions'");
    return Number(row?.Value);
  }

  /** Deletes these people's texts of today, so that the server accepts their next texts. */
  async forgetToday(people: BenchUser[]): Promise<void> {
    await this.db.write(async (tx) => {
      for (const written of Object.values(WRITTEN)) {
        await tx.run(`DELETE FROM ${writtenBy(people, written)}`, [hourAgo()]);
      }
    });
  }

  /** How many of these have a draft or an answer since their day was taken back. */
  async countToday(call: keyof typeof WRITTEN, people: BenchUser[]): Promise<number> {
    const sql = `SELECT count(DISTINCT userId) AS stored FROM ${writtenBy(people, WRITTEN[call])}`;
    const [row] = await this.db.all<{ stored: number }>(sql, [hourAgo()]);
    return Number(row?.stored);
  }

  /** Stops the servers that this stage started; does nothing for servers that have ended. */
  async stopServers(): Promise<void> {
    for (const server of this.#started.splice(0)) await server.stop();
  }

  /** Ends all that was started here. */
  async close(): Promise<void> {
    await this.stopServers();
    await this.source.destroy();
    await this.#server?.stop();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

/** The rows of these people that were written within an hour; bound to `hourAgo()`. */
function writtenBy(people: BenchUser[], { table, at }: { table: string; at: string }): string {
  return `${table} WHERE userId IN (${people.map(({ id }) => id).join(', ')}) AND ${at} > ?`;
}

function hourAgo(): Date {
  return new Date(Date.now() - 3_600_000);
}

/** The id of the server process; the started process may be a script that runs the server. */
function pidOf({ folder }: DatabaseServer): number {
  return Number(readFileSync(join(folder, 'pid'), 'utf8'));
}
