import { DAY_MS } from '../../platform/lib/clock.ts';
import { buildConfirmed } from './mail-links.ts';
import { createMailbox, type Mailbox } from './mailbox.ts';
import { createTestApp, START_OF_TESTS, type TestApp, type TestAppOptions } from './test-app.ts';

/** Three years and a month, in days: the age from which an account counts as unused. */
export const UNUSED_DAYS = 1_128;

/** How long the job rests before it begins, in days. */
export const QUIET_DAYS = 60;

/** The time between the second question and the deletion, in days. */
export const HALF_A_YEAR = 183;

/** The subjects of the two questions, and of the mail about the deletion. */
export const FIRST = 'Sollen wir Dein Tagebuch behalten?';
export const SECOND = `Noch einmal gefragt: ${FIRST}`;
export const GONE = 'Dein Konto ist gelöscht';

/** Tells the story of unused accounts day by day; days count from the start of the tests. */
export function createYears(app: TestApp, mailbox: Mailbox) {
  let day = 0;
  /** Moves the clock to a day in one jump. */
  const jumpTo = (next: number) => {
    day = next;
    app.setClock(new Date(START_OF_TESTS.getTime() + day * DAY_MS));
  };
  /** Runs the job once, after the job that removes ended sessions, and sends the mails. */
  const run = async () => {
    await app.sessions.purge();
    await app.services.unusedAccounts.run();
    await app.sendMails();
  };
  /** Lives through these days: the job runs each day, and mails are sent. */
  const live = async (days: number) => {
    for (const last = day + days; day < last; ) {
      jumpTo(day + 1);
      await run();
    }
  };
  /** The subjects of the mails to an address, without mails about its confirmation and sign-ins. */
  const subjectsTo = (address: string) =>
    mailbox.arrived
      .filter(({ recipients }) => recipients.includes(address))
      .map(({ subject = '' }) => subject)
      .filter((subject) => [FIRST, SECOND, GONE].includes(subject));
  /** A person with a confirmed address who leaves for three years, up to the day of the first question. */
  const buildAbsent = async () => {
    const person = await buildConfirmed(app, mailbox);
    jumpTo(UNUSED_DAYS - QUIET_DAYS);
    await run();
    await live(QUIET_DAYS - 1);
    expect(subjectsTo(person.username)).toEqual([]);
    await live(1);
    expect(subjectsTo(person.username)).toEqual([FIRST]);
    return person;
  };
  return {
    jumpTo,
    run,
    live,
    subjectsTo,
    buildAbsent,
    /** A person who has not answered the second question either, whose mail was accepted today. */
    async buildSilent() {
      const person = await buildAbsent();
      await live(28);
      expect(subjectsTo(person.username)).toEqual([FIRST, SECOND]);
      return person;
    },
    /** Sends a mail to a new person, which proves that mails reach other people. */
    async mailSomebody() {
      await buildConfirmed(app, mailbox);
      await app.sendMails();
    },
    /** Whether the account still exists. */
    exists: async (id: number) => (await app.services.account.findById(id)) !== null,
  };
}

/** Starts the product with a mailbox for a story. */
export async function openYears(options: TestAppOptions = {}) {
  const mailbox = await createMailbox();
  const app = await createTestApp({ mail: mailbox.settings, ...options });
  return {
    app,
    mailbox,
    years: createYears(app, mailbox),
    async close() {
      await app.close();
      await mailbox.close();
    },
  };
}

/** A story of unused accounts. */
export type Story = Awaited<ReturnType<typeof openYears>>;
