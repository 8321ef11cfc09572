import type { AccountService } from '../account/account.service.ts';
import type { User } from '../account/user.entity.ts';
import { noteWaysInTold } from '../account/user-changes.ts';
import type { IdentityLinksService } from '../identity/identity-links.service.ts';
import { PROVIDER_NAMES } from '../identity/user-identity.entity.ts';
import type { Database } from '../platform/database/database.ts';
import { BRAND } from '../platform/lib/brand.rules.ts';
import type { Clock } from '../platform/lib/clock.ts';
import type { LinkTokens } from '../platform/lib/link-token.ts';
import type { Letter } from '../platform/mail/letter.ts';
import type { Mails } from '../platform/mail/sender.ts';
import { RESET_MINUTES } from './reset.numbers.rules.ts';
import { RESET_LINK_MS, resetLink } from './reset-link.ts';

/** Kinds of mails about forgotten passwords, each with whom it goes to. */
export const RESET_MAILS = { 'reset-password': 'owner' } as const;

declare module '../platform/mail/mail-kinds.ts' {
  interface MailKinds extends Readonly<typeof RESET_MAILS> {}
}

const REQUESTED = `Für Dein Konto bei ${BRAND} wurde ein neues Passwort angefordert.`;
const NOT_REQUESTED = 'Du hast das nicht angefordert? Dann ist nichts zu tun: Es bleibt alles, wie es ist.';

/** What the answers to a forgotten password are made from. */
export interface ResetMailDeps {
  db: Database;
  clock: Clock;
  links: LinkTokens;
  appOrigin: string;
  account: AccountService;
  identityLinks: IdentityLinksService;
}

/** Composes the answer to a request for a new password; null for an address that is unknown or not confirmed. */
export function resetMails({
  db,
  clock,
  links,
  appOrigin,
  account,
  identityLinks,
}: ResetMailDeps): Mails<keyof typeof RESET_MAILS> {
  const letLinkSetPassword = (user: User): Letter => {
    const endsAt = new Date(clock().getTime() + RESET_LINK_MS);
    return {
      subject: 'Ein neues Passwort für Dein Konto',
      paragraphs: [REQUESTED, 'Mit diesem Link wählst Du es. Danach sind alle Geräte abgemeldet.'],
      link: { label: 'Neues Passwort wählen', url: resetLink({ links, appOrigin }, user, endsAt) },
      closing: [`Der Link gilt ${RESET_MINUTES} Minuten lang, für ein Mal.`, NOT_REQUESTED],
    };
  };

  const tellWaysIn = async (user: User): Promise<Letter> => {
    const identities = await identityLinks.list(user.id);
    const ways = identities.map(({ provider }) => PROVIDER_NAMES[provider]);
    const way = ways.length > 0 ? ways.sort().join(' oder mit ') : 'Deinem Passkey';
    return {
      subject: `So meldest Du Dich bei ${BRAND} an`,
      paragraphs: [`${REQUESTED} Es hat aber kein Passwort: Melde Dich mit ${way} an.`],
      link: { label: 'Zur Anmeldung', url: `${appOrigin}/auth` },
      closing: [NOT_REQUESTED],
    };
  };

  return {
    'reset-password': async ({ address, createdAt }) => {
      const user = await account.findByAddress(address);
      if (!user?.addressConfirmedAt) return null;
      if (user.provider === 'local') return letLinkSetPassword(user);
      return (await noteWaysInTold(db, user.id, createdAt)) ? tellWaysIn(user) : null;
    },
  };
}
