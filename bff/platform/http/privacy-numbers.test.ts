import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import express from 'express';
import { OUTBOX_LIFETIME_DAYS } from '../../../frontend/lib/outbox-lifetime.ts';
import { MINIMUM_AGE_YEARS, RESERVATION_MS } from '../../account/account.numbers.rules.ts';
import { CONFIRMATION_HOURS } from '../../address/address.numbers.rules.ts';
import { TOMBSTONE_LIFETIME_MS } from '../../answer/answer.numbers.rules.ts';
import { DRAFT_GONE_DAYS, DRAFT_LIFETIME_DAYS } from '../../draft/draft.numbers.rules.ts';
import { MESSAGE_LIFETIME_MONTHS, ORIGIN_LIFETIME_DAYS } from '../../feedback/feedback.numbers.rules.ts';
import { IMPORT_UNDO_HOURS } from '../../import/import.numbers.rules.ts';
import { startListening, stopListening } from '../../workshop/testing/listening.ts';
import { RETENTION_DAYS } from '../backup/backup-folder.ts';
import { DAY_MS } from '../lib/clock.ts';
import { DIST_DIR } from '../lib/paths.ts';
import { TRUSTED_DEVICE_DAYS } from '../lib/retention.rules.ts';
import { RATE_LIMITS } from '../limits/rate-limits.ts';
import { MAIL_LIFETIME_MS } from '../mail/outbox.ts';
import { SESSION_ABSOLUTE_MS, SESSION_IDLE_MS } from '../session/session-store.ts';
import { ATTEMPT_LIFETIME_MS } from '../session/sign-in-attempts.ts';
import { site } from './site.ts';

const OPERATORS_LOG_DAYS = 21;

const limits = Object.values(RATE_LIMITS);
const longestWindowDays = Math.max(...limits.map(({ windowMs }) => windowMs)) / DAY_MS;
const idleDays = SESSION_IDLE_MS / DAY_MS;
const reservedDays = RESERVATION_MS / DAY_MS;

/** Sentences of the policy with numbers from the code. */
const PROMISES = [
  `bleibt die bisherige ${reservedDays} Tage für Dich reserviert`,
  `bei Fehlversuchen an einem Konto bis zu ${longestWindowDays} Tage`,
  `Ein Konto gibt es ab ${MINIMUM_AGE_YEARS} Jahren`,
  `für Skripte unlesbar; ${idleDays} Tage, beim Abmelden sofort gelöscht`,
  `für höchstens ${ATTEMPT_LIFETIME_MS / 60_000} Minuten`,
  `für Skripte unlesbar; ${TRUSTED_DEVICE_DAYS} Tage ab der letzten Anmeldung`,
  `Nach einer abgelaufenen Sitzung ist es noch ${OUTBOX_LIFETIME_DAYS} Tage da`,
  `Tag und Zeitpunkte nach ${TOMBSTONE_LIFETIME_MS / DAY_MS} Tagen`,
  `sonst ${DRAFT_LIFETIME_DAYS} Tage sichtbar, nach ${DRAFT_GONE_DAYS} gelöscht`,
  `Welche Einträge Du mitgebracht hast ${IMPORT_UNDO_HOURS} Stunden`,
  `${idleDays} Tage ohne Nutzung, höchstens ${SESSION_ABSOLUTE_MS / DAY_MS} Tage`,
  `Nach einer Änderung ${reservedDays} Tage`,
  `Neue, noch nicht bestätigte E-\u2060Mail-Adresse Höchstens ${CONFIRMATION_HOURS} Stunden`,
  `bis sie verschickt sind, höchstens ${MAIL_LIFETIME_MS / 3_600_000} Stunden`,
  `Nachrichten an uns ${MESSAGE_LIFETIME_MONTHS} Monate; gekürzte IP-Adresse und Art des Browsers ${ORIGIN_LIFETIME_DAYS} Tage`,
  `Protokolle ${OPERATORS_LOG_DAYS} Tage`,
  `Zähler gegen zu viele Versuche Höchstens ${longestWindowDays} Tage`,
  `Verschlüsselt, höchstens ${RETENTION_DAYS.data} Tage`,
  `Texte eines gelöschten Kontos kann nach ${RETENTION_DAYS.keys} Tagen, sobald es eine neuere Sicherung gibt, niemand mehr lesen`,
  `in Änderungsprotokollen und in der Kopie vor einer neuen Version höchstens ${RETENTION_DAYS.keys} Tage`,
];

/** Other numbers: of laws, of a cipher, and of the policy's date. */
const OTHER_NUMBERS = /(Art\.|Abs\.|Nr\.|§) \d+( bis \d+)?|AES-256-GCM|Stand [A-Z][a-zä]+ 20\d\d/g;

const servers: Server[] = [];
let policy: string;

/** The text of a page on an instance with these offers. */
async function textOf(path: string, offers: Record<string, boolean>): Promise<string> {
  const facts = { LOG_RETENTION_DAYS: String(OPERATORS_LOG_DAYS) };
  const pages = site(join(DIST_DIR, 'web'), 'http://localhost:3000', offers, facts);
  const server = createServer(express().use(pages));
  servers.push(server);
  const reply = await fetch(`http://127.0.0.1:${await startListening(server)}${path}`);
  const [, main = ''] = /<main[^>]*>(.*)<\/main>/s.exec(await reply.text()) ?? [];
  return main
    .replace(/<!--.*?-->/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');
}
beforeAll(async () => {
  policy = await textOf('/datenschutz', { mail: true });
});
afterAll(() => Promise.all(servers.map(stopListening)));

describe('the privacy policy', () => {
  it.each(PROMISES)('has the number that the code uses: … %s', (promise) => {
    expect(policy).toContain(promise);
  });

  it('has no other numbers', () => {
    const withoutPromises = PROMISES.reduce((text, promise) => text.replaceAll(promise, ''), policy);
    expect(withoutPromises.length).toBeGreaterThan(policy.length / 2);
    expect(withoutPromises.replaceAll(OTHER_NUMBERS, '').match(/.{0,40}\d.{0,40}/g)).toBeNull();
  });

  it('names data that is never deleted automatically, and what backups keep of a deleted account', () => {
    expect(policy).toContain('Unbenutzte Konten Löschen wir nicht');
    expect(policy).toContain(
      'übrig sind dann E-\u2060Mail-Adresse, Name, Wege ins Konto sowie Tage und Uhrzeiten',
    );
  });

  it.each(['/datenschutz', '/faq'])('and %s say whether unused accounts are deleted', async (path) => {
    const kept = /Unbenutzte Konten löschen wir nicht/i;
    const asked = 'Antwortest Du ein halbes Jahr lang nicht, löschen wir es.';
    const off = await textOf(path, { mail: true });
    const on = await textOf(path, { mail: true, 'unused-accounts': true });
    expect([kept.test(off), off.includes(asked)]).toEqual([true, false]);
    expect([kept.test(on), on.includes(asked)]).toEqual([false, true]);
  });
});
