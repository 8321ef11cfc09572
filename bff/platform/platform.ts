import type { DataSource } from 'typeorm';
import { JobEntity } from './backup/job.entity.ts';
import { createDataSource, type Entities } from './database/data-source.ts';
import { Database } from './database/database.ts';
import type { TimeLimits } from './database/time-limits.ts';
import type { Env, Secrets } from './env/env.ts';
import { Challenges } from './lib/challenges.ts';
import type { Clock } from './lib/clock.ts';
import { overloaded } from './lib/errors.ts';
import { Links } from './lib/link-token.ts';
import type { Logger } from './lib/logger.ts';
import { type Meter, NO_METER } from './lib/meter.ts';
import { SecurityLog } from './lib/security-log.ts';
import { DecryptionQueue } from './limits/decryption-queue.ts';
import { LimitStore } from './limits/limit-store.ts';
import { RateLimitEntity } from './limits/rate-limit.entity.ts';
import { RateLimiter } from './limits/rate-limiter.ts';
import { HASH_QUOTAS, LIST_QUOTAS, LIST_WAIT_MS, tooManyAtOnce } from './limits/rate-limits.ts';
import { Semaphore } from './limits/semaphore.ts';
import { MailEntity } from './mail/mail.entity.ts';
import type { MailKindTable } from './mail/mail-kinds.ts';
import { Outbox } from './mail/outbox.ts';
import { SessionEntity } from './session/session.entity.ts';
import { SessionService, type UserOfSession } from './session/session.service.ts';
import { UsedTokenEntity } from './session/used-token.entity.ts';
import { UsedTokens } from './session/used-tokens.ts';
import { KeyCheckEntity } from './vault/key-check.entity.ts';
import { KeyRing } from './vault/key-ring.ts';
import { UserKeyEntity } from './vault/user-key.entity.ts';
import { Vault } from './vault/vault.ts';

export interface PlatformOptions {
  logger: Logger;
  /** Default: metrics are discarded. */
  meter?: Meter | undefined;
  /** Default: the system clock. */
  clock?: Clock | undefined;
  /** Maximum wait of a whole list for its slot, in milliseconds. Default: `LIST_WAIT_MS`. */
  listWaitMs?: number | undefined;
  /** Default: the limits of a request. */
  timeLimits?: TimeLimits | undefined;
  /** Default: a new data source. */
  source?: DataSource | undefined;
}

export const platformEntities = [
  UserKeyEntity,
  KeyCheckEntity,
  SessionEntity,
  RateLimitEntity,
  MailEntity,
  JobEntity,
  UsedTokenEntity,
];

/** Services of the platform, on which all slices build. */
export type Platform = ReturnType<typeof createPlatform>;

export interface Declared {
  entities: Entities;
  mailKinds: MailKindTable;
  userOfSession: UserOfSession;
}

/** Builds the platform; the caller connects the database. */
export function createPlatform(
  env: Pick<Env, 'appOrigin' | 'databaseUrl' | 'dataDir' | 'rateLimitScale' | 'mail'>,
  secrets: Secrets,
  { entities, mailKinds, userOfSession }: Declared,
  options: PlatformOptions,
) {
  const { logger, meter = NO_METER, clock = () => new Date(), timeLimits } = options;
  const { source = createDataSource(env, entities) } = options;
  const keyed = { secrets: secrets.sessionSecrets, clock };
  const events = new SecurityLog({ ...keyed, logger, meter });
  const db = new Database({ source, limits: timeLimits, meter });
  const ring = new KeyRing(secrets);
  const limits = new LimitStore({ db, clock, meter });
  const limiter = new RateLimiter({ ...keyed, store: limits, scale: env.rateLimitScale, meter });
  return {
    source,
    db,
    ring,
    vault: new Vault({ db, ring, clock, events }),
    events,
    limits,
    limiter,
    listSlots: new Semaphore({
      quotas: LIST_QUOTAS,
      waitMs: options.listWaitMs ?? LIST_WAIT_MS,
      refuse: () => {
        meter.count('loadShed', { reason: 'lists' });
        return overloaded();
      },
    }),
    hashSlots: new Semaphore({
      quotas: HASH_QUOTAS,
      scale: (slots) => limiter.scale(slots),
      refuse: () => {
        meter.count('limitMet', { limit: 'hashes' });
        return tooManyAtOnce();
      },
    }),
    decryptionQueue: new DecryptionQueue(),
    links: new Links({ ...keyed, appOrigin: env.appOrigin }),
    sessions: new SessionService({ db, clock, userOfSession }),
    outbox: new Outbox({ db, clock, isOn: env.mail !== undefined, mailKinds }),
    usedTokens: new UsedTokens({ db, clock }),
    challenges: new Challenges(keyed),
    clock,
    logger,
    meter,
  };
}
