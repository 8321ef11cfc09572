import type { OpenedMessage } from '../../feedback/feedback.service.ts';
import { printable } from '../../platform/lib/printable.ts';
import { jsonLine, minute } from '../printed.ts';

const PREVIEW_CODE_POINTS = 60;
const NOT_READABLE = 'NOT READABLE';

function writerOf({ name, email }: OpenedMessage): string {
  return (
    printable([name, email && `<${email}>`].filter(Boolean).join(' ')).replaceAll('\n', ' ') || 'anonymous'
  );
}

/** One line of a list: number, time, state, writer and the first words. */
export function lineOf(message: OpenedMessage): string {
  const { id, createdAt, answeredAt, comment } = message;
  const words = [...(comment ?? NOT_READABLE).replace(/\s+/g, ' ')];
  const preview = words.slice(0, PREVIEW_CODE_POINTS).join('');
  const end = words.length > PREVIEW_CODE_POINTS ? '…' : '';
  const state = answeredAt ? 'answered' : 'open    ';
  return `${id}  ${minute(createdAt)}  ${state}  ${writerOf(message)}: ${printable(preview)}${end}`;
}

/** A whole message. */
export function pageOf(message: OpenedMessage): string {
  const { id, createdAt, answeredAt, comment } = message;
  const answer = answeredAt ? `answered ${minute(answeredAt)}` : 'not answered';
  return [
    `Message ${id} of ${minute(createdAt)}, ${answer}`,
    `From: ${writerOf(message)}`,
    '',
    printable(comment ?? NOT_READABLE),
  ].join('\n');
}

/** A message as one line of JSON, without its origin. */
export function jsonOf({ id, createdAt, answeredAt, name, email, comment }: OpenedMessage): string {
  return jsonLine({ id, createdAt, answeredAt, name, email, comment });
}
