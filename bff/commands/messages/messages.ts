import { parseArgs } from 'node:util';
import type { FeedbackService, OpenedMessage } from '../../feedback/feedback.service.ts';
import { pagesById } from '../../platform/lib/keyset-pages.ts';
import { toPrintable } from '../../platform/lib/printable.ts';
import type { SecurityLog } from '../../platform/lib/security-log.ts';
import { numberOf, type Terminal } from '../command.ts';
import { jsonLine, minute } from '../printed.ts';

export const MESSAGES_USAGE =
  'npm run -s messages -- [list | show <number> | answered <number> | delete <number> [--yes]] [--json]';

interface MessagesDeps extends Terminal {
  feedback: FeedbackService;
  events: SecurityLog;
}

const PREVIEW_CODE_POINTS = 60;
const NOT_READABLE = 'NOT READABLE';

function writerOf({ name, email }: OpenedMessage): string {
  return (
    toPrintable([name, email && `<${email}>`].filter(Boolean).join(' ')).replaceAll('\n', ' ') || 'anonymous'
  );
}

function lineOf(message: OpenedMessage): string {
  const { id, createdAt, answeredAt, comment } = message;
  const words = [...(comment ?? NOT_READABLE).replace(/\s+/g, ' ')];
  const preview = words.slice(0, PREVIEW_CODE_POINTS).join('');
  const end = words.length > PREVIEW_CODE_POINTS ? '…' : '';
  const state = answeredAt ? 'answered' : 'open    ';
  return `${id}  ${minute(createdAt)}  ${state}  ${writerOf(message)}: ${toPrintable(preview)}${end}`;
}

function pageOf(message: OpenedMessage): string {
  const { id, createdAt, answeredAt, comment } = message;
  const answer = answeredAt ? `answered ${minute(answeredAt)}` : 'not answered';
  return [
    `Message ${id} of ${minute(createdAt)}, ${answer}`,
    `From: ${writerOf(message)}`,
    '',
    toPrintable(comment ?? NOT_READABLE),
  ].join('\n');
}

/** Formats a message as a line of JSON, without its origin. */
function jsonOf({ id, createdAt, answeredAt, name, email, comment }: OpenedMessage): string {
  return jsonLine({ id, createdAt, answeredAt, name, email, comment });
}

/** Prints all messages, newest last; throws at the end if some could not be decrypted. */
async function list({ feedback, events, print }: MessagesDeps, isJson: boolean) {
  const unreadable: number[] = [];
  let count = 0;
  try {
    for await (const page of pagesById((after) => feedback.list(after))) {
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

async function find({ feedback }: MessagesDeps, id: number): Promise<OpenedMessage> {
  const message = await feedback.find(id);
  if (!message) throw messageNotFound(id);
  return message;
}

function messageNotFound(id: number): Error {
  return new Error(`There is no message ${id}.`);
}

async function show(desk: MessagesDeps, id: number, isJson: boolean) {
  const message = await find(desk, id);
  desk.events.record('messages-read', { row: id, count: 1 });
  desk.print(isJson ? jsonOf(message) : pageOf(message));
  if (message.comment === null) throw new Error(`Not readable with these ENCRYPTION_KEYS: ${id}`);
}

async function markAnswered(desk: MessagesDeps, id: number, isJson: boolean) {
  if (!(await desk.feedback.markAnswered(id))) throw messageNotFound(id);
  desk.events.record('message-answered', { row: id, outcome: 'ok' });
  desk.print(isJson ? JSON.stringify({ id, isAnswered: true }) : `Message ${id} is answered.`);
}

async function remove(desk: MessagesDeps, id: number, isConfirmed: boolean, isJson: boolean) {
  await find(desk, id);
  if (!isConfirmed && !(await desk.confirm(`Delete message ${id} for good? Type yes: `))) {
    desk.events.record('message-deletion', { row: id, outcome: 'cancelled' });
    throw new Error('Nothing is deleted.');
  }
  if (!(await desk.feedback.delete(id))) throw messageNotFound(id);
  desk.events.record('message-deletion', { row: id, outcome: 'ok' });
  desk.print(isJson ? JSON.stringify({ id, isDeleted: true }) : `Message ${id} is deleted.`);
}

/** Runs a call of `npm run messages`; throws for an invalid call. */
export async function runMessages(args: string[], desk: MessagesDeps): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { json: { type: 'boolean', default: false }, yes: { type: 'boolean', default: false } },
  });
  const [action = 'list', subject, ...rest] = positionals;
  const isListed = action === 'list' && subject === undefined;
  if (rest.length > 0 || (values.yes && action !== 'delete')) throw new Error(MESSAGES_USAGE);
  const id = () => numberOf(subject, 'a message', MESSAGES_USAGE);
  if (isListed) await list(desk, values.json);
  else if (action === 'show') await show(desk, id(), values.json);
  else if (action === 'answered') await markAnswered(desk, id(), values.json);
  else if (action === 'delete') await remove(desk, id(), values.yes, values.json);
  else throw new Error(MESSAGES_USAGE);
}
