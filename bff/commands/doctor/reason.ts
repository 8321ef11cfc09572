import { isNativeError } from 'node:util/types';

/** Thrown by a check whose question nobody can answer from here; the message is the reason. */
export class NotChecked extends Error {}

/** Says more than the name of a failed request, and is no German sentence for a visitor. */
function isTelling(error: Error): boolean {
  return error.message !== 'fetch failed' && error.name !== 'AppError';
}

/** The messages of an error and its causes, without line breaks. */
export function reasonOf(error: unknown): string {
  const reasons: string[] = [];
  for (let cause = error; isNativeError(cause); cause = cause.cause) {
    const code = 'code' in cause && typeof cause.code === 'string' ? cause.code : cause.name;
    if (isTelling(cause) || cause.cause === undefined) reasons.push(cause.message || code);
  }
  return reasons.join(': ').replace(/\s+/g, ' ') || String(error);
}
