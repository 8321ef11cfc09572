import { createDataSource } from '../../platform/database/data-source.ts';
import { Database } from '../../platform/database/database.ts';
import type { Env, Secrets } from '../../platform/env/env.ts';
import { loadSecrets } from '../../platform/env/local-secrets.ts';
import type { Clock } from '../../platform/lib/clock.ts';
import { KeyRing } from '../../platform/vault/key-ring.ts';
import { entities } from '../../slices.ts';
import { requireDiary } from '../command.ts';
import { NotChecked } from './check.ts';

async function open(env: Env) {
  requireDiary(env);
  const source = createDataSource(env, entities);
  const db = new Database(source);
  await db.connect();
  return { source, db };
}

/** A database that has answered. */
export type OpenDatabase = Awaited<ReturnType<typeof open>>;

/** The instance that is looked at: its environment, and what follows from it at the first question. */
export class Instance {
  readonly env: Env;
  readonly clock: Clock;
  #opened: Promise<OpenDatabase> | undefined;

  constructor(env: Env, clock: Clock) {
    this.env = env;
    this.clock = clock;
  }

  /** Opens the database, once. Throws the reason why it cannot. */
  open(): Promise<OpenDatabase> {
    this.#opened ??= open(this.env);
    return this.#opened;
  }

  /** The database for a check that needs one. Throws `NotChecked` while there is none. */
  async database(): Promise<OpenDatabase> {
    return this.open().catch(() => {
      throw new NotChecked('the database does not answer');
    });
  }

  /** The secrets; never makes new ones. Throws the reason why there are none. */
  secrets(): Secrets {
    if (!this.env.secrets) requireDiary(this.env);
    return loadSecrets(this.env);
  }

  /** The master keys. Throws the reason why they are not usable. */
  ring(): KeyRing {
    return new KeyRing(this.secrets());
  }

  /** The master keys for a check that needs them. Throws `NotChecked` while they are not usable. */
  usableRing(): KeyRing {
    try {
      return this.ring();
    } catch {
      throw new NotChecked('the master keys are not usable');
    }
  }

  /** Closes what was opened. */
  async close(): Promise<void> {
    await this.#opened?.then(({ db }) => db.close()).catch(() => undefined);
  }
}
