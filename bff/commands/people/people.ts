import { parseArgs } from 'node:util';
import { normaliseUsername } from '../../account/account.rules.ts';
import { isSynthetic } from '../../account/synthetic-address.ts';
import type { User } from '../../account/user.entity.ts';
import { MOST_MEGABYTES } from '../../platform/lib/megabytes.rules.ts';
import { printable } from '../../platform/lib/printable.ts';
import type { Product } from '../../product.ts';
import { numberOf, type Terminal } from '../command.ts';
import { jsonLine, minute } from '../printed.ts';
import { CHANGES, type Change } from './changes.ts';
import { countPeople, pagesOfAccounts } from './counts.ts';
import { factsOf } from './facts.ts';
import { linesOf, pageOf } from './lines.ts';

/** The security events of the command. */
export const PEOPLE_EVENTS = [
  'operator-lookup',
  'operator-count',
  'operator-export-link',
  'operator-deletion',
  'operator-lock',
  'operator-unlock',
  'operator-log-out',
  'operator-reset-link',
  'operator-limit',
] as const;

declare module '../../platform/lib/security-events.ts' {
  interface SecurityEvents extends Record<(typeof PEOPLE_EVENTS)[number], true> {}
}

const USAGE = `npm run -s people -- find <address> | show <number> | ref <number> | who <userRef> | count
                     | ${[...CHANGES.keys()].join(' | ')} <number> [<MB> for set-limit] [--yes]
                     [--json]`;
const USER_REF = /^[\w-]{12}$/;
const USER_REF_LIKE_AN_OPTION = /^-[\w-]{11}$/;

/** The product with the account that a call names, and how it speaks. */
interface Desk extends Terminal {
  product: Product;
  isJson: boolean;
}

function nameOf({ id, username }: User): string {
  return `Account ${id} (${isSynthetic(username) ? 'without an address' : printable(username)})`;
}

async function accountOf({ product }: Desk, id: number): Promise<User> {
  const user = await product.services.account.findById(id);
  if (user) return user;
  product.events.record('operator-lookup', { row: id, outcome: 'NOT_FOUND' });
  throw new Error(`There is no account ${id}.`);
}

/** Writes down that somebody has looked at an account. */
function noteLookup({ product }: Desk, userId: number): void {
  product.events.record('operator-lookup', { userId, outcome: 'ok' });
}

async function find(desk: Desk, text: string): Promise<void> {
  const { product, print, isJson } = desk;
  const address = normaliseUsername(text);
  const user = address === null ? null : await product.services.account.findByAddress(address);
  if (!user) {
    product.events.record('operator-lookup', { outcome: 'NOT_FOUND' });
    throw new Error(`No account has the address ${printable(text)}.`);
  }
  noteLookup(desk, user.id);
  const { id, username, createdAt } = user;
  print(isJson ? jsonLine({ id, address: username, createdAt }) : `${id}  ${minute(createdAt)}  ${username}`);
}

async function show(desk: Desk, id: number): Promise<void> {
  const facts = await factsOf(desk.product, await accountOf(desk, id));
  noteLookup(desk, id);
  desk.print(desk.isJson ? jsonLine(facts) : pageOf(facts));
}

/** Prints the pseudonyms of an account, the one of the newest session secret first. */
async function ref(desk: Desk, id: number): Promise<void> {
  await accountOf(desk, id);
  noteLookup(desk, id);
  const userRefs = desk.product.events.userRefs(id);
  desk.print(desk.isJson ? jsonLine({ id, userRefs }) : userRefs.join('\n'));
}

/** Prints the account of a pseudonym, for which every account may have to be looked at. */
async function who(desk: Desk, userRef: string): Promise<void> {
  const { db, events } = desk.product;
  for await (const page of pagesOfAccounts(db)) {
    const owner = page.find(({ id }) => events.userRefs(id).includes(userRef));
    if (!owner) continue;
    noteLookup(desk, owner.id);
    desk.print(desk.isJson ? jsonLine({ id: owner.id }) : String(owner.id));
    return;
  }
  events.record('operator-lookup', { outcome: 'NOT_FOUND' });
  throw new Error(`No account is ${userRef}: it was deleted, or its session secret is no longer set.`);
}

async function count({ product, print, isJson }: Desk): Promise<void> {
  const counts = await countPeople(product.db, product.clock());
  product.events.record('operator-count', { count: counts.people });
  print(isJson ? jsonLine(counts) : linesOf(counts));
}

/** The bound of a diary that a call names, in megabytes; throws with the usage for anything else. */
function megabytesOf(text: string | undefined): number {
  const megabytes = numberOf(text, 'megabytes', USAGE);
  if (megabytes >= 1 && megabytes <= MOST_MEGABYTES) return megabytes;
  throw new Error(`A diary may hold 1 to ${MOST_MEGABYTES} MB.`);
}

/** Asks, carries a change out, and writes either into the security log. */
async function change(desk: Desk, id: number, asked: Change, isConfirmed: boolean, megabytes: number) {
  const { product, confirm, print, isJson } = desk;
  const { event, question, refusal, carryOut } = asked;
  const user = await accountOf(desk, id);
  const reason = refusal?.(user);
  if (reason !== undefined) {
    product.events.record(event, { userId: id, outcome: 'CONFLICT' });
    throw new Error(`${nameOf(user)}: ${reason}`);
  }
  if (!isConfirmed && !(await confirm(`${nameOf(user)}: ${question} Type yes: `))) {
    product.events.record(event, { userId: id, outcome: 'cancelled' });
    throw new Error('Nothing is done.');
  }
  // Again, because it may have changed while the question stood there.
  const { said, facts } = await carryOut(product, await accountOf(desk, id), megabytes);
  product.events.record(event, { userId: id, outcome: 'ok' });
  print(isJson ? jsonLine({ id, ...facts }) : said);
}

/** Carries out one call of `npm run people`; throws for what cannot be done. */
export async function runPeople(args: string[], product: Product, terminal: Terminal): Promise<void> {
  const isRef = (arg: string) => USER_REF_LIKE_AN_OPTION.test(arg);
  const { values, positionals } = parseArgs({
    args: [...args.filter((arg) => !isRef(arg)), '--', ...args.filter(isRef)],
    allowPositionals: true,
    options: { json: { type: 'boolean', default: false }, yes: { type: 'boolean', default: false } },
  });
  const [action = '', subject, ...rest] = positionals;
  const asked = CHANGES.get(action);
  const megabytes = asked?.takesMegabytes ? megabytesOf(rest.shift()) : 0;
  if (rest.length > 0 || (values.yes && !asked)) throw new Error(USAGE);
  const desk: Desk = { ...terminal, product, isJson: values.json };
  const id = () => numberOf(subject, 'an account', USAGE);
  if (asked) await change(desk, id(), asked, values.yes, megabytes);
  else if (action === 'find' && subject !== undefined) await find(desk, subject);
  else if (action === 'show') await show(desk, id());
  else if (action === 'ref') await ref(desk, id());
  else if (action === 'who' && USER_REF.test(subject ?? '')) await who(desk, subject ?? '');
  else if (action === 'count' && subject === undefined) await count(desk);
  else throw new Error(USAGE);
}
