import { randomBytes } from 'node:crypto';
import { createConnection } from 'mysql2/promise';
import { freePort } from '../testing/free-port.ts';
import { launch, QUICK_HASHES, READY, type SpawnedServer } from '../testing/spawned-server.ts';
import { createLoad, type Load } from './load.ts';
import type { FaultRow, LoadReport } from './load-report.ts';

/** Secrets of a product under test. */
export function stageSecrets(): NodeJS.ProcessEnv {
  return {
    ENCRYPTION_KEYS: `k1:${randomBytes(32).toString('base64')}`,
    ENCRYPTION_KEY_ACTIVE: 'k1',
    SESSION_SECRET: randomBytes(32).toString('hex'),
    LOG_LEVEL: 'warn',
    RATE_LIMIT_SCALE: '100000',
    ...QUICK_HASHES,
  };
}

/** A process of the product, always at the same address. */
export class Product {
  readonly origin: string;
  readonly #variables: NodeJS.ProcessEnv;
  readonly #entry: [string, ...string[]];
  #server: SpawnedServer | undefined;

  private constructor(port: number, variables: NodeJS.ProcessEnv, entry: [string, ...string[]]) {
    this.origin = `http://127.0.0.1:${port}`;
    this.#variables = { ...variables, PORT: String(port), HOST: '127.0.0.1' };
    this.#entry = entry;
  }

  /** Starts the built product, or another entry. */
  static async start(
    variables: NodeJS.ProcessEnv,
    entry: [string, ...string[]] = ['main.js', '--migrate'],
  ): Promise<Product> {
    const product = new Product(Number(variables.PORT ?? (await freePort())), variables, entry);
    await product.start();
    return product;
  }

  async start(): Promise<void> {
    this.#server = await launch(this.#variables, this.#entry);
    await this.#server.waitFor(READY);
  }

  /** Sends a signal and returns the exit code. */
  end(signal: NodeJS.Signals): Promise<number | null> {
    return this.#server?.end(signal) ?? Promise.resolve(null);
  }

  output(): string {
    return this.#server?.output() ?? '';
  }
}

/** Does something to a product; returns faults other than lost writes. */
export type Fault = (report: LoadReport) => Promise<string[] | undefined>;

/** An engine, a product on it and simulated writers. Plays faults one after another. */
export class FaultStage {
  readonly rows: FaultRow[] = [];
  readonly engine: string;
  readonly product: Product;
  readonly #load: Load;

  private constructor(engine: string, product: Product, load: Load) {
    this.engine = engine;
    this.product = product;
    this.#load = load;
  }

  static async open(
    engine: string,
    variables: NodeJS.ProcessEnv,
    writers: number,
    entry?: [string, ...string[]],
  ): Promise<FaultStage> {
    const product = await Product.start({ ...stageSecrets(), ...variables }, entry);
    try {
      return new FaultStage(engine, product, await createLoad(writers, () => product.origin));
    } catch (error) {
      await product.end('SIGKILL');
      throw error;
    }
  }

  /** Plays a fault under load and records the result. */
  async play(fault: string, act: Fault): Promise<FaultRow> {
    const complaints: string[] = [];
    const report = await this.#load.run(async (current) => {
      complaints.push(...((await act(current)) ?? []));
    });
    const row = { engine: this.engine, fault, report, complaints };
    this.rows.push(row);
    return row;
  }

  async close(): Promise<void> {
    this.#load.close();
    await this.product.end('SIGKILL');
  }
}

/** Creates a database and a user with all rights in this database only; returns its URL. */
export async function createOwnedDatabase(serverUrl: string, name: string): Promise<string> {
  const connection = await createConnection(serverUrl);
  await connection.query(`CREATE DATABASE ${name}`);
  await connection.query(`CREATE USER '${name}'@'%' IDENTIFIED BY 'only-for-tests'`);
  await connection.query(`GRANT ALL ON ${name}.* TO '${name}'@'%'`);
  await connection.end();
  const url = new URL(serverUrl);
  return `mysql://${name}:only-for-tests@${url.host}/${name}`;
}
