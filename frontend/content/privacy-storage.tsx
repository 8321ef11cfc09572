import { FORMER_ADDRESS_DAYS } from '../../bff/account/account.numbers.rules.ts';
import { CONFIRMATION_HOURS } from '../../bff/address/address.numbers.rules.ts';
import { TOMBSTONE_LIFETIME_DAYS } from '../../bff/answer/answer.numbers.rules.ts';
import { DRAFT_GONE_DAYS, DRAFT_LIFETIME_DAYS } from '../../bff/draft/draft.numbers.rules.ts';
import { MESSAGE_LIFETIME_MONTHS, ORIGIN_LIFETIME_DAYS } from '../../bff/feedback/feedback.numbers.rules.ts';
import { IMPORT_UNDO_HOURS } from '../../bff/import/import.numbers.rules.ts';
import {
  ATTEMPT_LIFETIME_MINUTES,
  KEEP_DATA_DAYS,
  KEEP_KEYS_DAYS,
  LOG_RETENTION_DAYS,
  LONGEST_WINDOW_DAYS,
  MAIL_LIFETIME_HOURS,
  TRUSTED_DEVICE_DAYS,
} from '../../bff/platform/lib/retention.rules.ts';
import {
  SESSION_ABSOLUTE_DAYS,
  SESSION_IDLE_DAYS,
} from '../../bff/platform/session/session-lifetime.rules.ts';
import type { Need } from '../lib/offers.ts';
import { operatorFact } from '../lib/operator.ts';
import { OUTBOX_LIFETIME_DAYS } from '../lib/outbox-lifetime.ts';
import { Needs } from '../ui/needs.tsx';
import styles from './legal.module.css';

type Fact = [term: string, text: string, need?: Need];

const IN_BROWSER: Fact[] = [
  [
    'Sitzungs-Cookie „sid“',
    `Hält Dich angemeldet; für Skripte unlesbar; ${SESSION_IDLE_DAYS}\u00a0Tage, beim Abmelden sofort gelöscht. Während einer Anmeldung über einen Anbieter besteht es schon vorher, für höchstens ${ATTEMPT_LIFETIME_MINUTES}\u00a0Minuten.`,
  ],
  [
    'Erkennungs-Cookie „dev“',
    `Erkennt diesen Browser nach dem Anmelden wieder, damit Fremde Dich nicht durch falsche Versuche aussperren können und wir Dir eine Anmeldung mit einem neuen Browser melden können; eine signierte Zufallszahl, die nichts öffnet; für Skripte unlesbar; ${TRUSTED_DEVICE_DAYS}\u00a0Tage ab der letzten Anmeldung, nach einem neuen Passwort oder „Überall abmelden“ in anderen Browsern ohne Wirkung, beim Löschen des Kontos entfernt`,
  ],
  [
    'Sitzungsspeicher',
    'Meldungen und Merkzeichen für die nächste Seite, die Antwort von heute, während die Seite nach dem Speichern neu lädt, der Satz zu einem Meilenstein, angehaltene Bewegung, ein Tag, den Du schwer genannt hast, eine Zufallszahl für die Anmeldung bei Apple, die Texte gelöschter Einträge zum Zurückholen, ein Satz aus der Demo, den Du mitnimmst, die E-\u2060Mail-Adresse, die Du beim Anmelden eingetippt hast, und die Kennung aus dem Link einer E-\u2060Mail, bis sie benutzt ist; mit dem Schließen des Tabs gelöscht',
  ],
  [
    'Noch nicht gesicherter Text (IndexedDB)',
    `Was Du tippst, bleibt unverschlüsselt auf Deinem Gerät, bis der Server es bestätigt hat, damit ohne Netz nichts verloren geht; mit der Bestätigung und beim Abmelden gelöscht. Nach einer abgelaufenen Sitzung ist es noch ${OUTBOX_LIFETIME_DAYS}\u00a0Tage da und wird gelöscht, wenn die App hier danach geöffnet wird.`,
  ],
  [
    'Angebote',
    'Wann Dir hier etwas angeboten wurde, zum Beispiel eine Erinnerung, mit der Nummer des Kontos; beim Abmelden und nach einer abgelaufenen Sitzung gelöscht',
  ],
  [
    'Start ohne Netz',
    'Wenn Du angemeldet bist, legt Dein Browser die Programmdateien der App und die Nummer Deines Kontos ab, diese bis zum Abmelden, aber keinen Tagebuchtext.',
  ],
  [
    'Anmeldung für Benachrichtigungen',
    'Mit der Nummer Deines Kontos; nur mit Deiner Einwilligung, bis Du die Erinnerung auf diesem Gerät ausschaltest oder Dich abmeldest',
    'push',
  ],
];

const RETENTION: Fact[] = [
  ['Konto, Einstellungen, Tagebuch und Einwilligung', 'Bis Du Dein Konto löschst; dann sofort'],
  ['Unbenutzte Konten', 'Löschen wir nicht', 'no-unused-accounts'],
  [
    'Unbenutzte Konten',
    'Nach drei Jahren ohne Anmeldung fragen wir Dich zweimal per E-\u2060Mail, ob wir Dein Konto behalten sollen. Antwortest Du ein halbes Jahr lang nicht, löschen wir es. Ohne bestätigte Adresse können wir nicht fragen und behalten es.',
    'unused-accounts',
  ],
  [
    'Gelöschte Einträge',
    `Der Text wird sofort entfernt, Tag und Zeitpunkte nach ${TOMBSTONE_LIFETIME_DAYS}\u00a0Tagen`,
  ],
  [
    'Entwürfe',
    `Bis zum Speichern oder Verwerfen; sonst ${DRAFT_LIFETIME_DAYS}\u00a0Tage sichtbar, nach ${DRAFT_GONE_DAYS} gelöscht`,
  ],
  ['Welche Einträge Du mitgebracht hast', `${IMPORT_UNDO_HOURS}\u00a0Stunden`],
  [
    'Angemeldete Geräte (Sitzungen)',
    `${SESSION_IDLE_DAYS}\u00a0Tage ohne Nutzung, höchstens ${SESSION_ABSOLUTE_DAYS}\u00a0Tage`,
  ],
  ['Anmeldung für Benachrichtigungen', 'Bis Du sie ausschaltest oder Dich abmeldest', 'push'],
  ['Verbindung mit einem Anbieter', 'Bis Du sie trennst oder das Konto löschst; dann sofort'],
  [
    'Passkeys, Wiederherstellungsblatt, Zugänge für Programme',
    'Bis Du sie entfernst, sie ablaufen oder Du das Konto löschst; ein benutztes Blatt sofort',
  ],
  ['Frühere E-\u2060Mail-Adresse', `Nach einer Änderung ${FORMER_ADDRESS_DAYS}\u00a0Tage`],
  [
    'Neue, noch nicht bestätigte E-\u2060Mail-Adresse',
    `Höchstens ${CONFIRMATION_HOURS}\u00a0Stunden`,
    'mail',
  ],
  [
    'Wartende E-\u2060Mails',
    `Adresse und Anlass, bis sie verschickt sind, höchstens ${MAIL_LIFETIME_HOURS}\u00a0Stunden`,
    'mail',
  ],
  [
    'Nachrichten an uns',
    `${MESSAGE_LIFETIME_MONTHS}\u00a0Monate; gekürzte IP-Adresse und Art des Browsers ${ORIGIN_LIFETIME_DAYS}\u00a0Tage`,
  ],
  ['Protokolle', `${operatorFact('LOG_RETENTION_DAYS') ?? LOG_RETENTION_DAYS}\u00a0Tage`],
  ['Zähler gegen zu viele Versuche', `Höchstens ${LONGEST_WINDOW_DAYS}\u00a0Tage`],
  [
    'Sicherungskopien',
    `Verschlüsselt, höchstens ${KEEP_DATA_DAYS}\u00a0Tage, die letzte bis zur nächsten; so lange bleibt darin auch Gelöschtes. Die Texte eines gelöschten Kontos kann nach ${KEEP_KEYS_DAYS}\u00a0Tagen, sobald es eine neuere Sicherung gibt, niemand mehr lesen, übrig sind dann E-\u2060Mail-Adresse, Name, Wege ins Konto sowie Tage und Uhrzeiten der Einträge. War es vor der letzten Sicherung gelöscht, bringt keine Wiederherstellung es zurück.`,
  ],
  [
    'Protokolle und Kopien der Datenbank',
    `Gelöschtes bleibt darin, bis es überschrieben wird, in Änderungsprotokollen und in der Kopie vor einer neuen Version höchstens ${KEEP_KEYS_DAYS}\u00a0Tage; Texte stehen darin nur verschlüsselt`,
  ],
];

/** Data in the browser, and the retention of all data. */
export function PrivacyStorage() {
  return (
    <>
      <section>
        <h2>Cookies und Speicher im Browser</h2>
        <p>
          Wer nur liest, bekommt kein Cookie. Was wir sonst in Deinem Browser ablegen, ist für die App
          unbedingt nötig (§&nbsp;25 Abs.&nbsp;2 Nr.&nbsp;2 TDDDG). Dafür braucht es weder Einwilligung noch
          Cookie-Banner. Über HTTPS beginnt der Name eines Cookies mit{' '}
          <span className={styles.whole}>„__Host-“</span>.
        </p>
        <Facts facts={IN_BROWSER} />
      </section>
      <section>
        <h2>Wie lange wir speichern</h2>
        <Facts facts={RETENTION} />
      </section>
    </>
  );
}

function Facts({ facts }: { facts: Fact[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(([term, text, need]) => (
        <Needs key={text} need={need} as="div">
          <dt>{term}</dt>
          <dd>{text}</dd>
        </Needs>
      ))}
    </dl>
  );
}
