import { isNativeError } from 'node:util/types';

/** Thrown by a check that cannot run here; the message is the reason. */
export class NotChecked extends Error {}

/** Skips generic messages ("fetch failed") and German messages for visitors. */
function isTelling(error: Error): boolean {
  return error.message !== 'fetch failed' && error.name !== 'AppError';
}

/** Joins the messages of an error and its causes, without line breaks. */
export function reasonOf(error: unknown): string {
  const reasons: string[] = [];
  for (let cause = error; isNativeError(cause); cause = cause.cause) {
    const code = 'code' in cause && typeof cause.code === 'string' ? cause.code : cause.name;
    if (isTelling(cause) || cause.cause === undefined) reasons.push(cause.message || code);
  }
  return reasons.join(': ').replace(/\s+/g, ' ') || String(error);
}
