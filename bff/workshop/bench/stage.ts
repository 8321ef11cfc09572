import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
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
import { type BenchUser, fillUser, USUAL_SESSION_TABLE } from './fill.ts';
import { type MeasuredServer, type StartOptions, startServer } from './processes.ts';

/** A database with people in it, and the variables that servers on it are started with. */
export class BenchStage {
  readonly engine: string;
  readonly db: Database;
  readonly source: DataSource;
  readonly variables: NodeJS.ProcessEnv;
  readonly #ring: KeyRing;
  readonly #server: DatabaseServer | undefined;
  readonly #folder: string;
  readonly #started: MeasuredServer[] = [];
  #lastId = 0;

  private constructor(server: DatabaseServer | undefined, folder: string, url: string | undefined) {
    this.#server = server;
    this.#folder = folder;
    this.engine = server?.name ?? 'embedded SQLite';
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

  /** A server of its own with the settings of production, files on the disk; undefined where this machine has none. */
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

  /** So many people, each with an answer on so many days up to yesterday. */
  async people(count: number, days: number): Promise<BenchUser[]> {
    const secrets = { ring: this.#ring, sessionSecret: this.variables.SESSION_SECRET ?? '' };
    const people: BenchUser[] = [];
    for (let index = 0; index < count; index += 1) {
      this.#lastId += 1;
      people.push(await fillUser(this.db, secrets, this.#lastId, days));
    }
    return people;
  }

  /** The address of the database, for what the product's own connections may not do; empty on the embedded engine. */
  get databaseUrl(): string {
    return this.variables.DATABASE_URL ?? '';
  }

  /** Starts the built product on a free port, some of its variables changed. */
  product(nodeOptions: string[] = [], changed: NodeJS.ProcessEnv = {}): Promise<MeasuredServer> {
    return this.#start('main.js', { nodeOptions }, changed);
  }

  /** Starts one of the references on a free port. */
  reference(kind: string, nodeOptions: string[] = []): Promise<MeasuredServer> {
    return this.#start('workshop/bench/servers/reference.js', { args: [kind], nodeOptions });
  }

  async #start(
    entry: string,
    options: Pick<StartOptions, 'args' | 'nodeOptions'>,
    changed: NodeJS.ProcessEnv = {},
  ): Promise<MeasuredServer> {
    const variables = { ...this.variables, ...changed };
    const place = { port: await freePort(), variables, folder: this.#folder };
    const server = await startServer(entry, { ...place, ...options });
    this.#started.push(server);
    return server;
  }

  /** Statements that clients have sent so far, counted by the server, with this one; NaN without a server to count. */
  async statements(): Promise<number> {
    if (!this.#server) return Number.NaN;
    const [row]: { Value: string }[] = await this.source.query("SHOW GLOBAL STATUS LIKE 'Questions'");
    return Number(row?.Value);
  }

  /** Takes back what these have saved today, so that they can save again. */
  async forgetToday(people: BenchUser[]): Promise<void> {
    const hourAgo = new Date(Date.now() - 3_600_000);
    const ids = people.map(({ id }) => id).join(', ');
    await this.db.write((tx) =>
      tx.run(`DELETE FROM answer WHERE userId IN (${ids}) AND createdAt > ?`, [hourAgo]),
    );
  }

  /** Ends all that was started here. */
  async close(): Promise<void> {
    for (const server of this.#started) await server.stop();
    await this.source.destroy();
    await this.#server?.stop();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
