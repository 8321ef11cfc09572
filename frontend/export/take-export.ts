import type * as z from 'zod/mini';
import type { exportRule } from '../../bff/export-link/export.rules.ts';
import { unreachable } from '../graphql/asked-ahead.ts';
import { EXPORT_BROKEN } from './export.texts.ts';

/** An export of the server: the account and all answers, newest first. */
export type Exported = z.output<typeof exportRule>;

// The server lets an export wait for a minute, and sends it for ten at most.
const TIME_LIMIT_MS = 660_000;

/**
 * Takes a whole export from a path and checks it. Rejects with a German sentence, also when it broke off on its way; the `cause`
 * has the code of the failure, and the fields of a refusal (`plainFailure`).
 */
export async function takeExport(path: string, init: RequestInit = {}): Promise<Exported> {
  // First, because an export that cannot be checked would still use a link up.
  const { exportRule: rule } = await import('../../bff/export-link/export.rules.ts').catch(unreachable);
  const response = await fetch(path, {
    ...init,
    credentials: 'same-origin',
    headers: { 'X-Time-Zone': Intl.DateTimeFormat().resolvedOptions().timeZone, ...init.headers },
    signal: AbortSignal.timeout(TIME_LIMIT_MS),
  }).catch(unreachable);
  const text = await response.text().catch(() => '');
  const body = parsed(text);
  const refusal = sentenceOf(body);
  if (refusal !== undefined) throw new Error(refusal, { cause: body });
  const { ok, status } = response;
  if (!ok)
    throw new Error(text ? `${status}: ${text}` : `HTTP error! status: ${status}`, {
      cause: { code: 'HTTP' },
    });
  const exported = rule.safeParse(body);
  if (!exported.success) throw new Error(EXPORT_BROKEN, { cause: { code: 'NETWORK' } });
  return exported.data;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function sentenceOf(body: unknown): string | undefined {
  const isRefusal = typeof body === 'object' && body !== null && 'error' in body;
  return isRefusal && typeof body.error === 'string' ? body.error : undefined;
}
