import { parseArgs } from 'node:util';
import type { FeedbackService, OpenedMessage } from '../../feedback/feedback.service.ts';
import { keysetPages } from '../../platform/lib/keyset-pages.ts';
import type { SecurityLog } from '../../platform/lib/security-log.ts';
import { numberOf, type Terminal } from '../command.ts';
import { jsonOf, lineOf, pageOf } from './lines.ts';

/** The security events of the command. */
export const MESSAGE_EVENTS = ['messages-read', 'message-answered', 'message-deletion'] as const;

declare module '../../platform/lib/security-events.ts' {
  interface SecurityEvents extends Record<(typeof MESSAGE_EVENTS)[number], true> {}
}

const USAGE =
  'npm run -s messages -- [list | since <YYYY-MM-DD> | show <number> | answered <number> | delete <number> [--yes]] [--json]';

/** What the command works on, and how it speaks. */
export interface Desk extends Terminal {
  feedback: FeedbackService;
  events: SecurityLog;
}

function dayOf(text: string | undefined): Date {
  const start = new Date(`${text}T00:00:00.000Z`);
  const isDay = !Number.isNaN(start.getTime()) && start.toISOString().slice(0, 10) === text;
  if (!isDay) throw new Error(`Not a day: ${text ?? ''}\n${USAGE}`);
  return start;
}

/** Prints page after page, newest last; throws at the end when some could not be decrypted. */
async function list({ feedback, events, print }: Desk, since: Date | undefined, isJson: boolean) {
  const pages = keysetPages(
    0,
    (after) => feedback.list(since ? { after, since } : { after }),
    ({ id }) => id,
  );
  const unreadable: number[] = [];
  let count = 0;
  try {
    for await (const page of pages) {
      for (const message of page) {
        print(isJson ? jsonOf(message) : lineOf(message));
        if (message.comment === null) unreadable.push(message.id);
      }
      count += page.length;
    }
  } finally {
    events.record('messages-read', { count });
  }
  if (count === 0 && !isJson) print('There are no messages.');
  if (unreadable.length > 0)
    throw new Error(`Not readable with these ENCRYPTION_KEYS: ${unreadable.join(', ')}`);
}

async function find({ feedback }: Desk, id: number): Promise<OpenedMessage> {
  const message = await feedback.find(id);
  if (!message) throw notThere(id);
  return message;
}

function notThere(id: number): Error {
  return new Error(`There is no message ${id}.`);
}

async function show(desk: Desk, id: number, isJson: boolean) {
  const message = await find(desk, id);
  desk.events.record('messages-read', { row: id, count: 1 });
  desk.print(isJson ? jsonOf(message) : pageOf(message));
  if (message.comment === null) throw new Error(`Not readable with these ENCRYPTION_KEYS: ${id}`);
}

async function markAnswered(desk: Desk, id: number, isJson: boolean) {
  if (!(await desk.feedback.markAnswered(id))) throw notThere(id);
  desk.events.record('message-answered', { row: id, outcome: 'ok' });
  desk.print(isJson ? JSON.stringify({ id, isAnswered: true }) : `Message ${id} is answered.`);
}

async function remove(desk: Desk, id: number, isConfirmed: boolean, isJson: boolean) {
  await find(desk, id);
  if (!isConfirmed && !(await desk.confirm(`Delete message ${id} for good? Type yes: `))) {
    desk.events.record('message-deletion', { row: id, outcome: 'cancelled' });
    throw new Error('Nothing is deleted.');
  }
  if (!(await desk.feedback.delete(id))) throw notThere(id);
  desk.events.record('message-deletion', { row: id, outcome: 'ok' });
  desk.print(isJson ? JSON.stringify({ id, isDeleted: true }) : `Message ${id} is deleted.`);
}

/** Carries out one call of `npm run messages`; throws for what cannot be done. */
export async function runMessages(args: string[], desk: Desk): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { json: { type: 'boolean', default: false }, yes: { type: 'boolean', default: false } },
  });
  const [action = 'list', subject, ...rest] = positionals;
  const isListed = action === 'list' && subject === undefined;
  if (rest.length > 0 || (values.yes && action !== 'delete')) throw new Error(USAGE);
  if (isListed) await list(desk, undefined, values.json);
  else if (action === 'since') await list(desk, dayOf(subject), values.json);
  else if (action === 'show') await show(desk, numberOf(subject, 'a message', USAGE), values.json);
  else if (action === 'answered')
    await markAnswered(desk, numberOf(subject, 'a message', USAGE), values.json);
  else if (action === 'delete')
    await remove(desk, numberOf(subject, 'a message', USAGE), values.yes, values.json);
  else throw new Error(USAGE);
}
