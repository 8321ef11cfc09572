import { parseArgs } from 'node:util';
import { normaliseUsername } from '../../account/account.rules.ts';
import { isSynthetic } from '../../account/synthetic-address.ts';
import type { User } from '../../account/user.entity.ts';
import { pagesById } from '../../platform/lib/keyset-pages.ts';
import { MAX_MEGABYTES } from '../../platform/lib/megabytes.rules.ts';
import { toPrintable } from '../../platform/lib/printable.ts';
import type { Product } from '../../product.ts';
import { numberOf, type Terminal } from '../command.ts';
import { jsonLine, minute } from '../printed.ts';
import { CHANGES, type Change, type Done, type Given } from './changes.ts';
import { countPeople, linesOf } from './counts.ts';
import { pageOf, readAccountFacts } from './facts.ts';

export const PEOPLE_USAGE = `npm run -s people -- find <address> | show <number> | ref <number> | who <userRef> | count | unused
                     | ${[...CHANGES.keys()].join(' | ')} <number> [<MB> for set-limit] [--reason "…" for lock] [--yes]
                     [--json]`;
const USER_REF = /^[\w-]{12}$/;
const USER_REF_LIKE_AN_OPTION = /^-[\w-]{11}$/;
const ACCOUNTS_PER_PAGE = 1_000;
const LONGEST_REASON = 499;
const MAX_UNUSED_LISTED = 100;

/** The next step of an unused account, by the number of accepted mails. */
const UNUSED_STEPS = ['first mail', 'second mail', 'deletion'];

function nameOf({ id, username }: User): string {
  return `Account ${id} (${isSynthetic(username) ? 'without an address' : toPrintable(username)})`;
}

function numberOfAccount(text: string | undefined): number {
  return numberOf(text, 'an account', PEOPLE_USAGE);
}

async function accountOf({ services, events }: Product, id: number): Promise<User> {
  const user = await services.account.findById(id);
  if (user) return user;
  events.record('operator-lookup', { row: id, outcome: 'NOT_FOUND' });
  throw new Error(`There is no account ${id}.`);
}

function noteLookup({ events }: Product, userId: number): void {
  events.record('operator-lookup', { userId, outcome: 'ok' });
}

type LookUp = (product: Product, subject: string | undefined) => Promise<Done>;

/** All look-ups, by the name of their command; each throws for an unknown subject. */
const LOOKUPS = new Map(
  Object.entries<LookUp>({
    async find(product, text) {
      if (text === undefined) throw new Error(PEOPLE_USAGE);
      const address = normaliseUsername(text);
      const user = address === null ? null : await product.services.account.findByAddress(address);
      if (!user) {
        product.events.record('operator-lookup', { outcome: 'NOT_FOUND' });
        throw new Error(`No account has the address ${toPrintable(text)}.`);
      }
      noteLookup(product, user.id);
      const { id, username, createdAt } = user;
      const said = `${id}  ${minute(createdAt)}  ${username}`;
      return { said, facts: { id, address: username, createdAt } };
    },
    async show(product, subject) {
      const facts = await readAccountFacts(product, await accountOf(product, numberOfAccount(subject)));
      noteLookup(product, facts.id);
      return { said: pageOf(facts), facts };
    },
    /** Lists the pseudonyms of an account; the newest session secret's pseudonym comes first. */
    async ref(product, subject) {
      const { id } = await accountOf(product, numberOfAccount(subject));
      noteLookup(product, id);
      const userRefs = product.events.userRefs(id);
      return { said: userRefs.join('\n'), facts: { id, userRefs } };
    },
    /** Finds the account of a pseudonym, which may take a scan of all accounts. */
    async who(product, userRef = '') {
      if (!USER_REF.test(userRef)) throw new Error(PEOPLE_USAGE);
      const { db, events } = product;
      const sql = `SELECT id FROM user WHERE id > ? ORDER BY id LIMIT ${ACCOUNTS_PER_PAGE}`;
      const read = (after: number) => db.all<Pick<User, 'id'>>(sql, [after]);
      for await (const page of pagesById(read)) {
        const owner = page.find(({ id }) => events.userRefs(id).includes(userRef));
        if (!owner) continue;
        noteLookup(product, owner.id);
        return { said: String(owner.id), facts: { id: owner.id } };
      }
      events.record('operator-lookup', { outcome: 'NOT_FOUND' });
      throw new Error(`No account is ${userRef}: it was deleted, or its session secret is no longer set.`);
    },
    async unused({ services: { unusedAccounts }, events }, subject) {
      if (subject !== undefined) throw new Error(PEOPLE_USAGE);
      const { isOn } = unusedAccounts;
      const rows = await unusedAccounts.next(MAX_UNUSED_LISTED);
      events.record('operator-lookup', { count: rows.length, outcome: 'ok' });
      const accounts = rows.map(({ userId, username, acceptedMails, nextAt }) => {
        return { id: userId, address: username, next: UNUSED_STEPS[acceptedMails], nextAt };
      });
      const lines = accounts.map(
        ({ id, address, next, nextAt }) => `${id}  ${minute(nextAt)}  ${next}  ${toPrintable(address)}`,
      );
      if (!isOn) lines.push('Off: UNUSED_ACCOUNTS=keep, or no mail is set up.');
      return { said: lines.join('\n') || 'No account is unused.', facts: { isOn, accounts } };
    },
    async count({ db, clock, events }, subject) {
      if (subject !== undefined) throw new Error(PEOPLE_USAGE);
      const counts = await countPeople(db, clock());
      events.record('operator-count', { count: counts.people });
      return { said: linesOf(counts), facts: counts };
    },
  }),
);

function megabytesOf(text: string | undefined): number {
  const megabytes = numberOf(text, 'megabytes', PEOPLE_USAGE);
  if (megabytes >= 1 && megabytes <= MAX_MEGABYTES) return megabytes;
  throw new Error(`A diary may hold 1 to ${MAX_MEGABYTES} MB.`);
}

/** Parses the reason of a lock into one German sentence or more; throws for no reason and for a long one. */
function reasonOf(text = ''): string {
  const reason = toPrintable(text).replace(/\s+/g, ' ').trim();
  if (reason === '')
    throw new Error(`A lock needs a reason in German, which its owner is told.\n${PEOPLE_USAGE}`);
  if (reason.length > LONGEST_REASON) throw new Error(`A reason has at most ${LONGEST_REASON} characters.`);
  return /[.!?]$/.test(reason) ? reason : `${reason}.`;
}

async function change(
  product: Product,
  id: number,
  { event, question, refusal, carryOut }: Change,
  isConfirmed: (question: string) => Promise<boolean>,
  given: Given,
): Promise<Done> {
  const user = await accountOf(product, id);
  const refused = refusal?.(user, product.env);
  if (refused !== undefined) {
    product.events.record(event, { userId: id, outcome: 'CONFLICT' });
    throw new Error(`${nameOf(user)}: ${refused}`);
  }
  if (!(await isConfirmed(`${nameOf(user)}: ${question} Type yes: `))) {
    product.events.record(event, { userId: id, outcome: 'cancelled' });
    throw new Error('Nothing is done.');
  }
  // Load the account again: it may have changed during the question.
  const { said, facts } = await carryOut(product, await accountOf(product, id), given);
  product.events.record(event, { userId: id, outcome: 'ok' });
  return { said, facts: { id, ...facts } };
}

/** Runs a call of `npm run people`; throws for an invalid call. */
export async function runPeople(
  args: string[],
  product: Product,
  { print, confirm }: Terminal,
): Promise<void> {
  const isRef = (arg: string) => USER_REF_LIKE_AN_OPTION.test(arg);
  const { values, positionals } = parseArgs({
    args: [...args.filter((arg) => !isRef(arg)), '--', ...args.filter(isRef)],
    allowPositionals: true,
    options: {
      json: { type: 'boolean', default: false },
      yes: { type: 'boolean', default: false },
      reason: { type: 'string' },
    },
  });
  const [action = '', subject, ...rest] = positionals;
  const [asked, lookUp] = [CHANGES.get(action), LOOKUPS.get(action)];
  const given = {
    megabytes: asked?.takesMegabytes ? megabytesOf(rest.shift()) : 0,
    reason: asked?.takesReason ? reasonOf(values.reason) : '',
  };
  const isMisplaced = (values.yes && !asked) || (values.reason !== undefined && !asked?.takesReason);
  if (rest.length > 0 || isMisplaced) throw new Error(PEOPLE_USAGE);
  const isConfirmed = async (question: string) => values.yes || confirm(question);
  const done = asked
    ? await change(product, numberOfAccount(subject), asked, isConfirmed, given)
    : await lookUp?.(product, subject);
  if (!done) throw new Error(PEOPLE_USAGE);
  print(values.json ? jsonLine(done.facts) : done.said);
}
