import { createMailbox, type Mailbox } from '../../workshop/testing/mailbox.ts';
import { createTestApp, type TestApp, type TestAppOptions } from '../../workshop/testing/test-app.ts';
import { until } from '../../workshop/testing/until.ts';
import { DailyBackup } from './daily-backup.ts';

const OPERATOR = 'team@aufwind.example';
const LEASE_HOURS = 4;

let mailbox: Mailbox;
let app: TestApp;
/** Start times of the backups, by the app's clock. */
let made: string[];
let failure: Error | undefined;
beforeEach(async () => {
  mailbox = await createMailbox();
  made = [];
  failure = undefined;
});
afterEach(async () => {
  await app.close();
  await mailbox.close();
});

const TELLS_OPERATOR = { operatorEmail: OPERATOR };

async function start(options: TestAppOptions = {}): Promise<void> {
  app = await createTestApp({ mail: mailbox.settings, ...TELLS_OPERATOR, ...options });
}

/** Adds an instance of the product whose backups fail with `failure`, unless `makeBackup` is given. */
function addInstance(makeBackup?: (signal: AbortSignal) => Promise<void>): DailyBackup {
  const { operatorEmail } = app.env;
  const make = async () => {
    made.push(app.clock().toISOString());
    if (failure) throw failure;
  };
  return new DailyBackup({ ...app, operatorEmail, makeBackup: makeBackup ?? make });
}

/** Adds an instance whose backup ends only when aborted. */
function addEndless() {
  let begun = 0;
  const instance = addInstance((signal) => {
    begun += 1;
    return new Promise((_resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason));
    });
  });
  return { instance, begun: () => begun };
}

async function at(time: string, ...instances: DailyBackup[]): Promise<void> {
  app.setClock(time);
  await Promise.all(instances.map((instance) => instance.loop.wake()));
}

/** Returns the log lines about missing backups. */
function complaints(): unknown[] {
  const lines = app.log().split('\n').filter(Boolean);
  return lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'THERE IS NO NEW BACKUP');
}

async function told(): Promise<(string | undefined)[]> {
  await app.sendMails();
  return mailbox.arrived.map(({ text }) => text);
}

describe('the daily backup', () => {
  it('runs at the first start, and then once a day from 02:00 UTC, regardless of restarts', async () => {
    await start();
    const times = [
      '2026-11-20T18:00:00.000Z',
      '2026-11-20T18:05:00.000Z',
      '2026-11-21T01:59:59.999Z',
      '2026-11-21T02:00:00.000Z',
      '2026-11-21T23:00:00.000Z',
      '2026-11-24T01:00:00.000Z',
      '2026-11-24T02:00:00.000Z',
    ];
    for (const time of times) await at(time, addInstance());
    expect(made).toEqual([times[0], times[3], times[5], times[6]]);
  });

  it('runs at once after a restore, which leaves no job, and after a clock that was ahead', async () => {
    await start();
    const instance = addInstance();
    await app.db.change('DELETE FROM job', []);
    await at('2026-11-20T18:00:00.000Z', instance);
    await at('2037-11-20T18:00:00.000Z', instance);
    await at('2026-11-20T19:00:00.000Z', instance);
    expect(made).toEqual([
      '2026-11-20T18:00:00.000Z',
      '2037-11-20T18:00:00.000Z',
      '2026-11-20T19:00:00.000Z',
    ]);
  });

  it('runs on only one of several instances', async () => {
    await start();
    const instances = Array.from({ length: 4 }, () => addInstance());
    await at('2026-11-20T18:00:00.000Z', ...instances);
    await at('2026-11-21T03:00:00.000Z', ...instances);
    expect(made).toHaveLength(2);
    expect(complaints()).toEqual([]);
  });

  it('is aborted without an error report when the product stops, and is due again at once', async () => {
    await start();
    const { instance, begun } = addEndless();
    const running = instance.loop.wake();
    await until(() => begun() === 1);
    await instance.stop();
    await running;
    expect(complaints()).toEqual([]);
    await addInstance().loop.wake();
    expect(made).toHaveLength(1);
  });
});

describe('a failing backup', () => {
  it('is retried and logged every hour, and mailed only once until a backup succeeds', async () => {
    await start();
    const instance = addInstance();
    failure = new Error('ENOSPC: no space left on device');
    for (const hour of ['18', '19', '20']) {
      await at(`2026-11-20T${hour}:00:00.000Z`, instance);
      await at(`2026-11-20T${hour}:59:00.000Z`, instance);
      await app.sendMails();
    }
    expect(made).toHaveLength(3);
    const line = expect.objectContaining({
      level: 50,
      err: expect.objectContaining({ message: failure.message }),
    });
    expect(complaints()).toEqual([line, line, line]);
    expect(await told()).toEqual([expect.stringContaining('am 2026-11-20 um 18:00:00 Uhr (UTC)')]);
    expect(mailbox.arrived[0]?.recipients).toEqual([OPERATOR]);
    failure = undefined;
    await at('2026-11-20T21:00:00.000Z', instance);
    failure = new Error('Again');
    await at('2026-11-21T02:00:00.000Z', instance);
    expect(await told()).toHaveLength(2);
  });

  it('is no longer reported after a success before the mail was sent', async () => {
    await start();
    mailbox.fault = { at: 'connect', how: 421 };
    const instance = addInstance();
    failure = new Error('Once');
    await at('2026-11-20T18:00:00.000Z', instance);
    await app.sendMails();
    failure = undefined;
    await at('2026-11-20T19:00:00.000Z', instance);
    mailbox.fault = undefined;
    expect(await told()).toEqual([]);
  });

  it.each<[string, TestAppOptions]>([
    ['mail is not set up', { mail: undefined }],
    ['no address of the operator is named', { operatorEmail: undefined }],
  ])('is only logged when %s', async (_where, options) => {
    await start(options);
    failure = new Error('Alone');
    await addInstance().loop.wake();
    expect(complaints()).toHaveLength(1);
    expect(await told()).toEqual([]);
  });

  it('of a killed process is taken over after the lease, and reported', async () => {
    await start();
    const { instance, begun } = addEndless();
    void instance.loop.wake();
    await until(() => begun() === 1);
    const other = addInstance();
    await at('2026-11-20T21:59:59.000Z', other);
    expect(made).toEqual([]);
    await at(`2026-11-20T${18 + LEASE_HOURS}:00:00.000Z`, other);
    expect(made).toHaveLength(1);
    expect(complaints()).toEqual([
      expect.objectContaining({
        err: expect.objectContaining({ message: expect.stringMatching(/broken off/) }),
      }),
    ]);
    // The returning instance must not change a lease that it has lost.
    await instance.stop();
    await at('2026-11-21T01:59:00.000Z', other);
    expect(made).toHaveLength(1);
  });
});
