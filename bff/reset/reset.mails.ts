import type { AccountServices } from '../account/account.slice.ts';
import type { User } from '../account/user.entity.ts';
import { claimCredentialsMail } from '../account/user-changes.ts';
import type { IdentityServices } from '../identity/identity.slice.ts';
import { BRAND } from '../platform/lib/brand.rules.ts';
import type { Letter } from '../platform/mail/letter.ts';
import type { Mails } from '../platform/mail/sender.ts';
import type { Platform } from '../platform/platform.ts';
import { RESET_MINUTES } from './reset.numbers.rules.ts';
import type { ResetService } from './reset.service.ts';

export const RESET_MAILS = { 'reset-password': 'owner' } as const;

const REQUESTED = `Für Dein Konto bei ${BRAND} wurde ein neues Passwort angefordert.`;
const NOT_REQUESTED = 'Du hast das nicht angefordert? Dann ist nichts zu tun: Es bleibt alles, wie es ist.';

interface ResetMailDeps extends Pick<Platform, 'db'>, Pick<AccountServices, 'account'>, IdentityServices {
  reset: ResetService;
  appOrigin: string;
}

/** Composes the mail that answers a reset request; null for an unknown or unconfirmed address. */
export function resetMails(deps: ResetMailDeps): Mails<keyof typeof RESET_MAILS> {
  const { db, reset, appOrigin, account, identity } = deps;
  const letLinkSetPassword = (user: User): Letter => ({
    subject: 'Ein neues Passwort für Dein Konto',
    paragraphs: [REQUESTED, 'Mit diesem Link wählst Du es. Danach sind alle Geräte abgemeldet.'],
    link: { label: 'Neues Passwort wählen', url: reset.linkFor(user, RESET_MINUTES * 60_000).link },
    closing: [`Der Link gilt ${RESET_MINUTES} Minuten und nur einmal.`, NOT_REQUESTED],
  });

  const tellCredentials = async (user: User): Promise<Letter> => {
    const identities = await identity.list(user.id);
    const ways = identities.map(({ provider }) => identity.nameOf(provider));
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
      return (await claimCredentialsMail(db, user.id, createdAt)) ? tellCredentials(user) : null;
    },
  };
}
