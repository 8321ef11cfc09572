import type * as z from 'zod/mini';
import type { exportRule } from '../../bff/export-link/export.rules.ts';
import { AppError, failureOfReply, parsed, unreachable } from '../lib/failure.ts';
import { timeZone } from '../lib/time-zone.ts';

/** The server's export: the account and all answers, newest first. */
export type Exported = z.output<typeof exportRule>;

const EXPORT_BROKEN =
  'Der Export ist unterwegs abgebrochen, und es wurde nichts gespeichert. Bitte versuche es noch einmal.';

// The server queues an export for up to a minute, and sends it for up to ten.
const TIME_LIMIT_MS = 660_000;

/** Fetches and checks an export. Rejects with an `AppError`, also if the transfer broke off. */
export async function fetchExport(path: string, init: RequestInit = {}): Promise<Exported> {
  // Load the rule first: an export that cannot be checked would still use up a link.
  const { exportRule: rule } = await import('../../bff/export-link/export.rules.ts').catch(unreachable);
  const response = await fetch(path, {
    ...init,
    credentials: 'same-origin',
    headers: { 'X-Time-Zone': timeZone(), ...init.headers },
    signal: AbortSignal.timeout(TIME_LIMIT_MS),
  }).catch(unreachable);
  const text = await response.text().catch(() => '');
  if (!response.ok) throw failureOfReply(response, text);
  const exported = rule.safeParse(parsed(text));
  if (!exported.success) throw new AppError('NETWORK', EXPORT_BROKEN);
  return exported.data;
}
