import { isNativeError } from 'node:util/types';

/** Thrown by a check that cannot run here; the message is the reason. */
export class NotChecked extends Error {}

/** Joins the messages of an error and its causes, without line breaks. */
export function reasonOf(error: unknown): string {
  const reasons: string[] = [];
  for (let cause = error; isNativeError(cause); cause = cause.cause) {
    const code = 'code' in cause && typeof cause.code === 'string' ? cause.code : cause.name;
    // Skip generic messages and German messages for visitors.
    const isTelling = cause.message !== 'fetch failed' && cause.name !== 'AppError';
    if (isTelling || cause.cause === undefined) reasons.push(cause.message || code);
  }
  return reasons.join(': ').replace(/\s+/g, ' ') || String(error);
}
