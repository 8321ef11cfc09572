import type { AnswerTexts } from '../../bff/answer/answer-content.rules.ts';
import { AppError, failureOfReply, parsed, unreachable } from '../lib/failure.ts';
import { timeZone } from '../lib/time-zone.ts';

/** The server's export: the account and all answers, newest first. */
export type Exported = Record<'username' | 'provider' | 'createdAt', string> & {
  answers: (AnswerTexts & Record<'day' | 'timeZone' | 'date' | 'createdAt' | 'updatedAt', string>)[];
};

const EXPORT_BROKEN =
  'Der Export ist unterwegs abgebrochen, und es wurde nichts gespeichert. Bitte versuche es noch einmal.';

// The server queues an export for up to a minute, and sends it for up to ten.
const TIME_LIMIT_MS = 660_000;

/** Fetches an export. Rejects with an `AppError`, also if the transfer broke off: half a JSON text is no JSON. */
export async function fetchExport(path: string, init: RequestInit = {}): Promise<Exported> {
  const response = await fetch(path, {
    ...init,
    credentials: 'same-origin',
    headers: { 'X-Time-Zone': timeZone(), ...init.headers },
    signal: AbortSignal.timeout(TIME_LIMIT_MS),
  }).catch(unreachable);
  const text = await response.text().catch(() => '');
  if (!response.ok) throw failureOfReply(response, text);
  const exported = parsed<Exported>(text);
  if (!exported?.answers) throw new AppError('NETWORK', EXPORT_BROKEN);
  return exported;
}
