import type { User } from '../account/user.entity.ts';
import { BRAND } from '../platform/lib/brand.rules.ts';
import { DEFAULT_TIME_ZONE } from '../platform/lib/clock.ts';
import type { Letter } from '../platform/mail/letter.ts';
import type { OutboxRow } from '../platform/mail/mail.entity.ts';
import type { Mails } from '../platform/mail/sender.ts';
import { RECENT_DAYS } from '../reset/reset.numbers.rules.ts';
import type { ResetNeeds, ResetServices } from '../reset/reset.slice.ts';

export const NOTICE_MAILS = {
  'password-changed': 'owner',
  'password-changed-by-link': 'owner',
  'notices-off': 'owner',
  'credential-added': 'owner',
  'credential-removed': 'owner',
  'new-device': 'owner',
  'api-token-added': 'owner',
  'api-token-removed': 'owner',
  'recovery-code-used': 'owner',
  'account-deleted': 'owner',
  'account-locked': 'owner',
} as const;

const NOTHING_TO_DO = 'Wenn Du das warst, ist nichts zu tun.';
const SWITCH_OFF = 'Solche Mitteilungen schaltest Du im Profil unter „Mitteilungen per E-Mail“ ab.';

/** Composes a mail about an event, whose local time is `at`. */
type Compose = (at: string, account: User, row: OutboxRow) => Letter | Promise<Letter>;

function moment(at: Date, { timeZone }: User): string {
  const format = new Intl.DateTimeFormat('de-DE', {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: timeZone ?? DEFAULT_TIME_ZONE,
  });
  return format.format(at);
}

/** Formats a browser in brackets; empty for an unknown browser. */
function named(browser: string | null): string {
  return browser && browser !== 'Unbekannt' ? ` (${browser})` : '';
}

/** Composes the security mails; null where a mail is no longer due. */
export function noticeMails(deps: ResetNeeds & ResetServices): Mails<keyof typeof NOTICE_MAILS> {
  const { sessions, appOrigin, identity, recentCredentials } = deps;
  const profile = { label: 'Zum Profil', url: `${appOrigin}/account#sicherheit` };
  const contact = { label: 'Zum Kontakt', url: `${appOrigin}/contact` };
  const newPassword = { label: 'Neues Passwort wählen', url: `${appOrigin}/passwort-vergessen` };

  /** Mails only the account that had confirmed this address when the mail was queued. */
  const notice = (compose: Compose, isOptional: boolean) => async (row: OutboxRow) => {
    const account = await deps.account.findByConfirmedAddress(row.address, row.createdAt);
    if (!account || (isOptional && !account.hasNotices)) return null;
    const letter = await compose(moment(row.createdAt, account), account, row);
    return isOptional ? { ...letter, closing: [SWITCH_OFF] } : letter;
  };
  const optional = (compose: Compose) => notice(compose, true);
  const always = (compose: Compose) => notice(compose, false);

  const told = (subject: string, what: string, elseDo: string): Letter => ({
    subject,
    paragraphs: [what, NOTHING_TO_DO, `Du warst das nicht? Dann ${elseDo}`],
    link: profile,
  });

  const passwordChanged = (at: string, ended: string, next: string[]): Letter => ({
    subject: 'Dein Passwort wurde geändert',
    paragraphs: [
      `Das Passwort Deines Kontos bei ${BRAND} wurde am ${at} Uhr geändert. ${ended}`,
      ...next,
      'Du warst das nicht? Dann wähle gleich ein neues Passwort: Deine E-Mail-Adresse genügt dafür.',
    ],
    link: newPassword,
  });

  /**
   * Lists the credentials that were recent when the mail was queued. Leaves out a passkey's name, which an intruder may
   * have chosen.
   */
  const recentCredentialsOf = async (account: User, { createdAt }: OutboxRow): Promise<string[]> => {
    const { passkeys, identities } = await recentCredentials.list(account.id, createdAt);
    return [
      ...passkeys.map((passkey) => `ein Passkey vom ${moment(passkey.createdAt, account)} Uhr`),
      ...identities.map(
        ({ provider, createdAt }) => `${identity.nameOf(provider)} vom ${moment(createdAt, account)} Uhr`,
      ),
    ];
  };

  return {
    'password-changed': always((at) =>
      passwordChanged(at, 'Alle anderen Geräte sind jetzt abgemeldet.', [NOTHING_TO_DO]),
    ),
    'password-changed-by-link': always(async (at, account, row) => {
      const ways = await recentCredentialsOf(account, row);
      const next = [
        `Dein Konto öffnen auch diese Wege, die es seit weniger als ${RECENT_DAYS} Tagen gibt: ${ways.join('; ')}.`,
        'Wenn Du das warst und sie alle kennst, ist nichts zu tun. Kennst Du einen nicht, dann melde Dich an und entferne ihn in Deinem Profil.',
      ];
      return passwordChanged(
        at,
        'Alle Geräte sind jetzt abgemeldet, kein Zugang für Programme gilt mehr und auch kein Wiederherstellungsblatt.',
        ways.length > 0 ? next : [NOTHING_TO_DO],
      );
    }),
    'notices-off': always(async (at, account, row) => {
      const browser = await sessions.browserOf(account.id, row.reference);
      return told(
        'Die Mitteilungen zu Deinem Konto sind jetzt aus',
        `Die Mitteilungen per E-Mail zu Deinem Konto bei ${BRAND} wurden am ${at} Uhr${named(browser)} abgeschaltet. Das ist die letzte: Von neuen Browsern und neuen Wegen in Dein Konto erfährst Du nichts mehr, von einem neuen Passwort und einer neuen Adresse schon.`,
        'melde in Deinem Profil alle Geräte ab und ändere Dein Passwort, wenn Du eines hast. Sieh dort auch nach, welche Wege in Dein Konto führen, und schalte die Mitteilungen wieder ein.',
      );
    }),
    'credential-added': optional((at) =>
      told(
        'Es gibt einen neuen Weg in Dein Konto',
        `In Dein Konto bei ${BRAND} führt seit dem ${at} Uhr ein neuer Weg: ein Passkey, eine Anmeldung bei einem Anbieter wie Google oder ein Wiederherstellungsblatt.`,
        'entferne ihn in Deinem Profil und ändere Dein Passwort, wenn Du eines hast. Ein fremdes Blatt gilt nicht mehr, sobald Du ein neues erstellst.',
      ),
    ),
    'credential-removed': optional((at) =>
      told(
        'Ein Weg in Dein Konto wurde entfernt',
        `Aus Deinem Konto bei ${BRAND} wurde am ${at} Uhr ein Weg entfernt: ein Passkey oder eine Anmeldung bei einem Anbieter wie Google.`,
        'sieh in Deinem Profil nach, welche noch da sind, und ändere Dein Passwort, wenn Du eines hast.',
      ),
    ),
    'new-device': optional(async (at, account, row) => {
      const browser = await sessions.browserOf(account.id, row.reference);
      return told(
        'Eine Anmeldung von einem neuen Browser',
        `Am ${at} Uhr hat sich jemand mit einem neuen Browser${named(browser)} in Deinem Konto bei ${BRAND} angemeldet.`,
        'melde in Deinem Profil alle Geräte ab und ändere Dein Passwort, wenn Du eines hast.',
      );
    }),
    'api-token-added': optional((at) =>
      told(
        'Ein Programm hat einen Zugang zu Deinem Tagebuch',
        `In Deinem Konto bei ${BRAND} wurde am ${at} Uhr ein Zugang für ein Programm erstellt. Was es darf und wie lange, steht in Deinem Profil.`,
        'entferne ihn in Deinem Profil und ändere Dein Passwort, wenn Du eines hast.',
      ),
    ),
    'api-token-removed': optional((at) =>
      told(
        'Ein Zugang für ein Programm wurde entfernt',
        `In Deinem Konto bei ${BRAND} wurde am ${at} Uhr ein Zugang für ein Programm entfernt. Das Programm kommt nicht mehr an Dein Tagebuch.`,
        'sieh in Deinem Profil nach, welche noch da sind, und ändere Dein Passwort, wenn Du eines hast.',
      ),
    ),
    'recovery-code-used': always((at, account) => ({
      subject: 'Dein Wiederherstellungsblatt wurde benutzt',
      paragraphs: [
        `Dein Konto bei ${BRAND} wurde am ${at} Uhr mit dem Wiederherstellungsblatt geöffnet. Das Blatt gilt jetzt nicht mehr, alle anderen Geräte sind abgemeldet, und kein Zugang für Programme gilt mehr.`,
        'Wenn Du das warst, erstelle Dir in Deinem Profil ein neues Blatt.',
        deps.credentials.opensByPassword(account)
          ? 'Du warst das nicht? Dann hol Dir Dein Konto gleich zurück: Deine E-Mail-Adresse genügt dafür.'
          : 'Du warst das nicht? Dann melde Dich gleich an, entferne in Deinem Profil den neuen Passkey und melde alle Geräte ab.',
      ],
      link: deps.credentials.opensByPassword(account)
        ? { ...newPassword, label: 'Konto zurückholen' }
        : profile,
    })),
    // Composed without a look-up: the account no longer exists.
    'account-deleted': async () => ({
      subject: 'Dein Konto ist gelöscht',
      paragraphs: [
        `Dein Konto bei ${BRAND} und alle Deine Einträge sind gelöscht. Das lässt sich nicht rückgängig machen.`,
        'Das ist die letzte E-Mail, die Du von uns bekommst. Danke, dass Du hier geschrieben hast.',
        'Wolltest Du das nicht? Dann schreib uns bitte.',
      ],
      link: contact,
    }),
    'account-locked': async ({ address, createdAt }) => {
      const account = await deps.account.findByConfirmedAddress(address, createdAt);
      if (!account?.lockReason) return null;
      return {
        subject: 'Dein Konto ist gesperrt',
        paragraphs: [
          `Dein Konto bei ${BRAND} ist gesperrt. Der Grund: ${account.lockReason} Deine Einträge bleiben erhalten.`,
          'Hältst Du die Sperre für falsch, schreib uns: Ein Mensch prüft sie noch einmal. Deine Einträge geben wir Dir auch jetzt heraus.',
        ],
        link: contact,
      };
    },
  };
}
