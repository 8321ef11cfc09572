import { createHash, randomBytes, randomInt, randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { UserEntity } from '../../account/user.entity.ts';
import { readEnv } from '../../platform/env/env.ts';
import { calendarDay, DAY_MS } from '../../platform/lib/clock.ts';
import { createLogger } from '../../platform/lib/logger.ts';
import { newVapidKey } from '../../platform/push/vapid.ts';
import { SessionEntity } from '../../platform/session/session.entity.ts';
import { type Product as App, createProduct } from '../../product.ts';
import { PushDeviceEntity } from '../../reminder/push-device.entity.ts';
import { ReminderEntity } from '../../reminder/reminder.entity.ts';
import { Product } from '../faults/fault-stage.ts';
import { startDatabaseServer } from '../testing/database-server.ts';
import { type PushServiceStandIn, startPushService } from '../testing/push-service.ts';
import { buildUserRow } from '../testing/rows.ts';
import { buildMasterKey, secretsOf } from '../testing/settings.ts';
import { table } from '../testing/table.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { until } from '../testing/until.ts';

const INSTANCES = 2;
const KILLS = 10;
/** Each wave of due reminders but the last has a kill, so that few reminders see as many kills as many reminders. */
const WAVES = KILLS + 1;
const IN_FLIGHT_AN_INSTANCE = 8;
const ROWS_A_STATEMENT = 250;
/** A tenth of the people have already answered. */
const ANSWERED_EVERY = 10;
const WAVE_DEADLINE_MS = 120_000;
const QUIET_MS = 2_000;

const { values } = parseArgs({ options: { reminders: { type: 'string', default: '10000' } } });
const count = Number(values.reminders);

/** A zone in which it is about noon now, so that no day ends meanwhile. */
function zoneOfNoon(): string {
  const ahead = 12 - new Date().getUTCHours();
  return `Etc/GMT${ahead > 0 ? '-' : '+'}${Math.abs(ahead)}`;
}

/**
 * Adds people with a registered browser each, whose reminders are not due yet. Returns the endpoints of the people who
 * have answered today, and of the others.
 */
async function fill({ db, vault, source }: App, service: PushServiceStandIn) {
  const now = new Date();
  const timeZone = zoneOfNoon();
  const today = calendarDay(now, timeZone);
  const wanted: string[] = [];
  const answered: string[] = [];
  for (let start = 0; start < count; start += ROWS_A_STATEMENT) {
    const ids = Array.from(
      { length: Math.min(ROWS_A_STATEMENT, count - start) },
      (_, index) => start + index + 1,
    );
    await source.manager.insert(
      UserEntity,
      ids.map((id) => ({ id, ...buildUserRow({ timeZone, sessionEpoch: 1, lockedAt: null }) })),
    );
    await db.write(async (tx) => {
      for (const id of ids) await vault.createKey(tx, id);
    });
    const devices = [];
    for (const userId of ids) {
      const { endpoint, ...keys } = service.subscribe();
      const endpointHash = createHash('sha256').update(endpoint).digest('hex');
      const cipher = await vault.cipherOf(userId);
      const sealed = cipher.seal(
        { content: endpoint, ...keys },
        { purpose: 'push-device', row: endpointHash },
      );
      const sidHash = randomBytes(32).toString('hex');
      devices.push({
        endpointHash,
        userId,
        sidHash,
        service: service.host,
        ...sealed,
        dueAt: null,
        failures: 0,
      });
      (userId % ANSWERED_EVERY === 0 ? answered : wanted).push(endpoint);
    }
    await source.manager.insert(
      SessionEntity,
      devices.map(({ sidHash, userId }) => ({
        sidHash,
        userId,
        epoch: 1,
        signedInAt: now,
        renewedAt: now,
        expiresAt: new Date(now.getTime() + DAY_MS),
        signInAttempts: null,
        browser: null,
      })),
    );
    await source.manager.insert(PushDeviceEntity, devices);
    const [hour = 0, minute = 0] = [12, now.getUTCMinutes()];
    await source.manager.insert(
      ReminderEntity,
      ids.map((userId) => ({
        userId,
        minuteOfDay: hour * 60 + minute,
        weekdays: 0b1111111,
        channel: 'push' as const,
        nextAt: null,
        lastDueDay: null,
        unansweredCount: 0,
      })),
    );
    await db.write(async (tx) => {
      for (const userId of ids.filter((id) => id % ANSWERED_EVERY === 0)) {
        await tx.run(
          `INSERT INTO answer (uuid, userId, date, day, timeZone, createdAt, updatedAt, sequence)
           VALUES (?, ?, ?, ?, ?, ?, ?, 1)`,
          [randomUUID(), userId, now, today, timeZone, now, now],
        );
      }
    });
  }
  return { wanted, answered };
}

async function isDone({ db }: App): Promise<boolean> {
  const [row] = await db.all<{ total: number }>(
    `SELECT (SELECT count(*) FROM reminder WHERE nextAt <= ?) +
       (SELECT count(*) FROM push_subscription WHERE dueAt IS NOT NULL) AS total`,
    [new Date()],
  );
  return Number(row?.total) === 0;
}

/**
 * Makes one wave of reminders due after the other, and kills a process at a random moment of each wave. Returns the
 * number of kills once nothing is due any more, or once a wave stands still.
 */
async function play(app: App, service: PushServiceStandIn, senders: Product[]): Promise<number> {
  const lastIdOf = (wave: number) => Math.floor((count * wave) / WAVES);
  for (let kills = 0; ; kills += 1) {
    const deadline = Date.now() + WAVE_DEADLINE_MS;
    const killAt = service.arrived.length + randomInt(Math.ceil(count / WAVES / 2));
    await app.db.change('UPDATE reminder SET nextAt = ? WHERE userId > ? AND userId <= ?', [
      new Date(),
      lastIdOf(kills),
      lastIdOf(kills + 1),
    ]);
    const isLast = kills === KILLS;
    const isReached = async () => (isLast ? isDone(app) : service.arrived.length >= killAt);
    await until(async () => Date.now() > deadline || isReached());
    console.log(`${service.arrived.length} of ${count} have arrived, ${kills} kills`);
    if (isLast || Date.now() > deadline) return kills;
    const sender = senders[kills % senders.length];
    await sender?.end('SIGKILL');
    await sender?.start();
  }
}

function judge(
  service: PushServiceStandIn,
  people: Awaited<ReturnType<typeof fill>>,
  kills: number,
): boolean {
  const times = new Map<string, number>();
  for (const { endpoint } of service.arrived) times.set(endpoint, (times.get(endpoint) ?? 0) + 1);
  const lost = people.wanted.filter((endpoint) => !times.has(endpoint)).length;
  const twice = [...times.values()].filter((count) => count > 1).length;
  const afterAnswer = people.answered.filter((endpoint) => times.has(endpoint)).length;
  const rows: [string, number][] = [
    ['reminders that were due', count],
    ['of them on a day that was answered', people.answered.length],
    ['arrived', times.size],
    ['sent twice', twice],
    ['sent for an answered day', afterAnswer],
    ['improper pushes', service.faults.length],
    [`lost with ${kills} killed processes (at most ${IN_FLIGHT_AN_INSTANCE} each)`, lost],
  ];
  console.log(
    table(
      ['', 'count'],
      rows.map((row) => row.map(String)),
    ),
  );
  const isRight = twice + afterAnswer + service.faults.length === 0;
  return isRight && kills === KILLS && lost <= kills * IN_FLIGHT_AN_INSTANCE;
}

/** `npm run test:reminders`: waves of due reminders, two processes, ten kills, and each push counted. */
async function main(): Promise<void> {
  const given = process.env.TEST_DATABASE_URL;
  const server = given ? undefined : await startDatabaseServer();
  const url = given ?? server?.url;
  if (!url) return console.log('SKIPPED: this machine has no database server for several instances');
  const database = await createTestDatabase(url);
  const service = await startPushService();
  const secrets = { ...secretsOf([buildMasterKey('k1')]), vapidPrivateKey: newVapidKey() };
  const app = createProduct(
    {
      ...readEnv({}),
      databaseUrl: database.url,
      dataDir: '',
    },
    secrets,
    { logger: createLogger('silent'), source: database.source },
  );
  await app.db.connect();
  const people = await fill(app, service);
  const variables = {
    DATABASE_URL: database.url,
    ENCRYPTION_KEYS: secrets.encryptionKeys.join(','),
    ENCRYPTION_KEY_ACTIVE: secrets.encryptionKeyActive,
    SESSION_SECRET: secrets.sessionSecrets.join(','),
    VAPID_PRIVATE_KEY: secrets.vapidPrivateKey,
    PUSH_HOSTS: service.host,
  };
  const startedAt = Date.now();
  const senders = await Promise.all(
    Array.from({ length: INSTANCES }, () => Product.start(variables, ['workshop/faults/reminder-worker.ts'])),
  );
  const kills = await play(app, service, senders);
  console.log(`${Math.round((Date.now() - startedAt) / 1_000)} s from the start of the processes`);
  await pause(QUIET_MS);
  await Promise.all(senders.map((sender) => sender.end('SIGTERM')));
  if (!judge(service, people, kills)) process.exitCode = 1;
  await service.close();
  await database.remove();
  await server?.stop();
}

await main();
