import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { Product } from '../faults/fault-stage.ts';
import { hastyTime } from '../faults/hasty-time.ts';
import { startDatabaseServer } from '../testing/database-server.ts';
import { createMailbox, type Mailbox, type SmtpFault } from '../testing/mailbox.ts';
import { table } from '../testing/table.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';

const INSTANCES = 2;
const IN_FLIGHT_AN_INSTANCE = 4;
const ROWS_A_STATEMENT = 100;
const FAULT_MS = 700;
const CALM_MS = 1_500;
const DEADLINE_MS = 300_000;
const FAULTS: (SmtpFault | 'dead' | 'kill')[] = [
  { at: 'RCPT TO', how: 451 },
  'kill',
  { at: 'taken', how: 'cut' },
  'dead',
  { at: 'DATA', how: 'cut' },
  { at: 'MAIL FROM', how: 'hang' },
  'kill',
  { at: 'connect', how: 421 },
];

const { values } = parseArgs({ options: { mails: { type: 'string', default: '1000' } } });
const mails = Number(values.mails);

async function fill({ source }: TestDatabase): Promise<string[]> {
  const addresses = Array.from({ length: mails }, (_, index) => `person-${index}@example.org`);
  const now = hastyTime();
  for (let start = 0; start < mails; start += ROWS_A_STATEMENT) {
    const part = addresses.slice(start, start + ROWS_A_STATEMENT);
    await source.query(
      `INSERT INTO mail (id, kind, address, reference, createdAt, dueAt, attempts)
       VALUES ${part.map(() => "(?, 'account-deleted', ?, 'reference', ?, ?, 0)").join(', ')}`,
      part.flatMap((address) => [randomUUID(), address, now, now]),
    );
  }
  return addresses;
}

/** Plays fault after fault until no mail waits; tells how often a process was killed. */
async function play({ source }: TestDatabase, mailbox: Mailbox, senders: Product[]): Promise<number> {
  const deadline = Date.now() + DEADLINE_MS;
  let kills = 0;
  for (let round = 0; Date.now() < deadline; round += 1) {
    await pause(CALM_MS);
    const [row] = await source.query<{ count: number }[]>('SELECT count(*) AS count FROM mail');
    console.log(`${row?.count} wait, ${mailbox.arrived.length} have arrived`);
    if (Number(row?.count) === 0) break;
    const fault = FAULTS[round % FAULTS.length];
    const sender = senders[kills % senders.length];
    if (fault === 'kill') {
      kills += 1;
      await sender?.end('SIGKILL');
      await sender?.start();
    } else if (fault === 'dead') {
      await mailbox.close();
      await pause(FAULT_MS);
      await mailbox.restart();
    } else {
      mailbox.fault = fault;
      await pause(FAULT_MS);
      mailbox.fault = undefined;
    }
  }
  return kills;
}

function judge({ arrived }: Mailbox, addresses: string[], kills: number): boolean {
  const taken = new Map<string, number>();
  for (const { recipients, isAcknowledged } of arrived) {
    for (const address of recipients)
      taken.set(address, (taken.get(address) ?? 0) + (isAcknowledged ? 1 : 0));
  }
  const lost = addresses.filter((address) => !taken.has(address)).length;
  const unsaid = arrived.filter(({ isAcknowledged }) => !isAcknowledged).length;
  const again = [...taken.values()].filter((count) => count > 1).length;
  const rows = [
    ['mails', mails],
    ['arrived', taken.size],
    ['lost', lost],
    ['copies that the server had taken and could not say so', unsaid],
    [`copies of ${kills} killed processes (at most ${IN_FLIGHT_AN_INSTANCE} each)`, again],
  ];
  console.log(
    table(
      ['', 'count'],
      rows.map((row) => row.map(String)),
    ),
  );
  return lost === 0 && again <= kills * IN_FLIGHT_AN_INSTANCE;
}

/** `npm run test:mail`: several instances, a mail server that fails in every way, and each mail counted. */
async function main(): Promise<void> {
  const given = process.env.TEST_DATABASE_URL;
  const server = given ? undefined : await startDatabaseServer();
  const url = given ?? server?.url;
  if (!url) return console.log('SKIPPED: this machine has no database server for several instances');
  const database = await createTestDatabase(url);
  const mailbox = await createMailbox();
  const { host, port, auth, ca = '', from } = mailbox.settings;
  const login = `${auth?.user}:${encodeURIComponent(auth?.pass ?? '')}`;
  const variables = {
    DATABASE_URL: database.url,
    SMTP_URL: `smtp://${login}@${host}:${port}`,
    SMTP_CA: ca,
    MAIL_FROM: from.address,
  };
  const addresses = await fill(database);
  const senders = await Promise.all(
    Array.from({ length: INSTANCES }, () => Product.start(variables, ['workshop/faults/mail-worker.ts'])),
  );
  const kills = await play(database, mailbox, senders);
  await Promise.all(senders.map((sender) => sender.end('SIGTERM')));
  if (!judge(mailbox, addresses, kills)) process.exitCode = 1;
  await mailbox.close();
  await database.remove();
  await server?.stop();
}

await main();
