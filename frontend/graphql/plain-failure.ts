import { NO_CONNECTION } from './plain-request.ts';

/** Why a plain request has failed: the machine code, the German sentence, one sentence per form field. */
export type PlainFailure = { code: string; message: string; fields: Record<string, string> };

function isRefusal(cause: unknown): cause is { code: string; fields?: Record<string, string> } {
  return typeof cause === 'object' && cause !== null && 'code' in cause && typeof cause.code === 'string';
}

/** The failure of a plain request; `NETWORK` when no answer came. */
export function plainFailure(error: unknown): PlainFailure {
  const { message, cause } = error instanceof Error ? error : new Error(NO_CONNECTION);
  if (!isRefusal(cause)) return { code: 'NETWORK', message, fields: {} };
  return { code: cause.code, message, fields: cause.fields ?? {} };
}
