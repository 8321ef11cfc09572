import { Link } from 'react-router-dom';
import { FORMER_ADDRESS_DAYS } from '../../bff/account/address-reservation.rules.ts';
import { CONFIRMATION_HOURS } from '../../bff/account/link-lifetimes.rules.ts';
import {
  ATTEMPT_LIFETIME_MINUTES,
  DRAFT_GONE_DAYS,
  DRAFT_LIFETIME_DAYS,
  IMPORT_UNDO_HOURS,
  KEEP_DATA_DAYS,
  KEEP_KEYS_DAYS,
  KNOWN_BROWSER_DAYS,
  LOG_RETENTION_DAYS,
  LONGEST_WINDOW_DAYS,
  MAIL_LIFETIME_HOURS,
  MESSAGE_LIFETIME_MONTHS,
  ORIGIN_LIFETIME_DAYS,
  SHELF_LIFETIME_DAYS,
  TOMBSTONE_LIFETIME_DAYS,
} from '../../bff/platform/lib/retention.rules.ts';
import {
  SESSION_ABSOLUTE_DAYS,
  SESSION_IDLE_DAYS,
} from '../../bff/platform/session/session-lifetime.rules.ts';
import type { Need } from '../lib/offers.ts';
import { PATHS } from '../lib/paths.ts';
import { Needs } from '../ui/needs.tsx';
import styles from './legal.module.css';
import { operatorFact } from './operator.ts';
import { OperatorField } from './operator-field.tsx';

const RETENTION: [what: string, howLong: string, need?: Need][] = [
  ['Konto, Tagebuch und Erinnerung', 'Bis Du sie löschst; dann sofort. Unbenutzte Konten löschen wir nicht'],
  [
    'Gelöschte Antworten',
    `Der Text wird sofort entfernt, Tag und Zeitpunkte nach ${TOMBSTONE_LIFETIME_DAYS} Tagen`,
  ],
  [
    'Entwürfe',
    `Bis zum Speichern oder Verwerfen; sonst ${DRAFT_LIFETIME_DAYS} Tage sichtbar, nach ${DRAFT_GONE_DAYS} gelöscht`,
  ],
  ['Welche Einträge ein Import gebracht hat', `${IMPORT_UNDO_HOURS} Stunden`],
  [
    'Anmeldungen (Sitzungen)',
    `${SESSION_IDLE_DAYS} Tage ohne Nutzung, höchstens ${SESSION_ABSOLUTE_DAYS} Tage`,
  ],
  ['Verbindung mit Google oder Apple', 'Bis Du sie trennst oder das Konto löschst; dann sofort'],
  [
    'Passkeys und Wiederherstellungsblatt',
    'Bis Du sie entfernst oder das Konto löschst; ein benutztes Blatt sofort',
  ],
  ['Frühere E-Mail-Adresse', `Nach einer Änderung ${FORMER_ADDRESS_DAYS} Tage`],
  ['Neue, noch nicht bestätigte E-Mail-Adresse', `Höchstens ${CONFIRMATION_HOURS} Stunden`, 'mail'],
  [
    'Wartende E-Mails',
    `Adresse und Anlass, bis sie verschickt sind, höchstens ${MAIL_LIFETIME_HOURS} Stunden`,
    'mail',
  ],
  [
    'Feedback',
    `${MESSAGE_LIFETIME_MONTHS} Monate; gekürzte IP-Adresse und Art des Browsers ${ORIGIN_LIFETIME_DAYS} Tage`,
  ],
  ['Protokolle', `${operatorFact('LOG_RETENTION_DAYS') ?? LOG_RETENTION_DAYS} Tage`],
  ['Zähler gegen zu viele Versuche', `Höchstens ${LONGEST_WINDOW_DAYS} Tage`],
  [
    'Sicherungskopien',
    `Verschlüsselt, höchstens ${KEEP_DATA_DAYS} Tage, die letzte bis zur nächsten; so lange bleibt darin auch Gelöschtes. Die Texte eines gelöschten Kontos kann nach ${KEEP_KEYS_DAYS} Tagen niemand mehr lesen, übrig sind dann E-Mail-Adresse, Name, Wege ins Konto sowie Tage und Uhrzeiten der Einträge. War es vor der letzten Sicherung gelöscht, bringt keine Wiederherstellung es zurück`,
  ],
  [
    'Protokolle der Datenbank',
    `Gelöschtes bleibt darin, bis es überschrieben wird, in Änderungsprotokollen höchstens ${KEEP_KEYS_DAYS} Tage; Texte stehen darin nur verschlüsselt`,
  ],
];

/** What stays in the browser, how long everything is kept, and the rights of a person. */
export function PrivacyRights() {
  return (
    <>
      <section>
        <h2>Cookies und Speicher im Browser</h2>
        <p>
          Wer nur liest, bekommt kein Cookie. Was danach nötig ist, um die App bereitzustellen (§ 25 Abs. 2
          Nr. 2 TDDDG), braucht keine Einwilligung, darum gibt es hier kein Cookie-Banner:
        </p>
        <dl className={styles.facts}>
          <div>
            <dt>Sitzungs-Cookie</dt>
            <dd>
              Hält Dich angemeldet; für Skripte unlesbar; {SESSION_IDLE_DAYS} Tage, beim Abmelden sofort
              gelöscht. Während einer Anmeldung bei Google oder Apple besteht es schon vorher, für höchstens{' '}
              {ATTEMPT_LIFETIME_MINUTES} Minuten
            </dd>
          </div>
          <div>
            <dt>Erkennungs-Cookie „dev“</dt>
            <dd>
              Wird beim Anmelden gesetzt und erkennt diesen Browser wieder, damit Fremde Dich nicht durch
              falsche Versuche aussperren können; eine signierte Zufallszahl, die nichts öffnet; für Skripte
              unlesbar; {KNOWN_BROWSER_DAYS} Tage ab der letzten Anmeldung, nach einem neuen Passwort oder
              „Überall abmelden“ in anderen Browsern ohne Wirkung, beim Löschen des Kontos entfernt. Über
              HTTPS heißt es <span className={styles.whole}>„__Host-dev“</span>
            </dd>
          </div>
          <div>
            <dt>Sitzungsspeicher des Browsers</dt>
            <dd>
              Kurze Hinweise, die einen Seitenwechsel überdauern, eine Zufallszahl während der Anmeldung bei
              einem Anbieter, der Text eines gelöschten Eintrags, während die Seite neu lädt, damit Du ihn
              zurückholen kannst, und die Kennung aus dem Link einer E-Mail, bis sie benutzt ist; mit dem
              Schließen des Tabs gelöscht
            </dd>
          </div>
          <div>
            <dt>Noch nicht gesicherter Text (IndexedDB)</dt>
            <dd>
              Was Du tippst, bleibt unverschlüsselt auf Deinem Gerät, bis der Server es bestätigt hat, damit
              ohne Netz nichts verloren geht; mit der Bestätigung und beim Abmelden gelöscht. Nach einer
              abgelaufenen Sitzung ist es noch {SHELF_LIFETIME_DAYS} Tage da und wird gelöscht, wenn die App
              hier danach geöffnet wird
            </dd>
          </div>
          <div>
            <dt>Angebote</dt>
            <dd>
              Wann Dir hier eine Erinnerung, ein Wiederherstellungsblatt oder die Bestätigung Deiner Adresse
              angeboten wurde, mit der Nummer des Kontos; wird beim Abmelden gelöscht
            </dd>
          </div>
          <div>
            <dt>Start ohne Netz</dt>
            <dd>
              Wer ein Konto nutzt, bei dem legt der Browser die Programmdateien der App und die Nummer des
              Kontos ab, aber keinen Tagebuchtext; die Nummer wird beim Abmelden gelöscht
            </dd>
          </div>
        </dl>
      </section>
      <section>
        <h2>Wie lange wir speichern</h2>
        <dl className={styles.facts}>
          {RETENTION.map(([what, howLong, need]) => {
            const row = (
              <>
                <dt>{what}</dt>
                <dd>{howLong}</dd>
              </>
            );
            return need ? (
              <Needs key={what} need={need}>
                {row}
              </Needs>
            ) : (
              <div key={what}>{row}</div>
            );
          })}
        </dl>
      </section>
      <section>
        <h2>Deine Rechte</h2>
        <p>
          Du hast das Recht auf Auskunft, Berichtigung, Löschung, Einschränkung der Verarbeitung,
          Datenübertragbarkeit und Widerspruch (Art. 15 bis 21 DSGVO) und kannst eine Einwilligung jederzeit
          widerrufen. Vieles davon geht ohne Umweg: Unter „Mein Profil“ kannst Du Deine Daten exportieren und
          Dein Konto löschen, im Tagebuch jeden Eintrag ändern oder entfernen. Für alles Weitere erreichst Du
          uns über die Seite <Link to={PATHS.contact}>Kontakt</Link>.
        </p>
        <p>
          Wenn Du meinst, dass wir Deine Daten nicht richtig behandeln, kannst Du Dich bei einer
          Aufsichtsbehörde beschweren, zum Beispiel hier:{' '}
          <OperatorField fact="OPERATOR_DATA_PROTECTION_AUTHORITY" />.
        </p>
        <p>
          Die Angabe Deiner Daten ist freiwillig; ohne E-Mail-Adresse ist aber kein Konto möglich.
          Automatisierte Entscheidungen oder Profile gibt es nicht.
        </p>
      </section>
      <section>
        <h2>Stand</h2>
        <p>November 2026</p>
      </section>
    </>
  );
}
