import { UNKNOWN_FAILURE } from './plain-request.ts';

/** Why a plain request has failed: the machine code, the German sentence, one sentence per form field. */
export type PlainFailure = { code: string; message: string; fields: Record<string, string> };

function isRefusal(cause: unknown): cause is { code: string; fields?: Record<string, string> } {
  return typeof cause === 'object' && cause !== null && 'code' in cause && typeof cause.code === 'string';
}

/** The failure of a plain request: `NETWORK` when no answer came, `PROGRAM` for a fault of the page itself. */
export function plainFailure(error: unknown): PlainFailure {
  if (!(error instanceof Error) || !isRefusal(error.cause))
    return { code: 'PROGRAM', message: UNKNOWN_FAILURE, fields: {} };
  const { message, cause } = error;
  return { code: cause.code, message, fields: cause.fields ?? {} };
}
