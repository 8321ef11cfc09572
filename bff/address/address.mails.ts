import { FORMER_ADDRESS_DAYS, RESERVATION_MS } from '../account/account.numbers.rules.ts';
import type { AccountServices } from '../account/account.slice.ts';
import type { User } from '../account/user.entity.ts';
import { findUser } from '../account/user.reads.ts';
import { BRAND } from '../platform/lib/brand.rules.ts';
import { addMs } from '../platform/lib/clock.ts';
import type { Letter } from '../platform/mail/letter.ts';
import type { Mails } from '../platform/mail/sender.ts';
import type { Platform } from '../platform/platform.ts';
import type { AddressChange } from './address.entity.ts';
import { CONFIRMATION_HOURS, CONFIRMATION_MS } from './address.numbers.rules.ts';
import { CONFIRM_ADDRESS } from './address.sentences.rules.ts';
import { isRefused } from './address.service.ts';
import { type AddressLinks, changeFacts, confirmationFacts, undoFacts } from './address-links.ts';

export const ADDRESS_MAILS = {
  'confirm-address': 'unverified',
  'change-address': 'unverified',
  'address-changed': 'owner',
} as const;

const ONE_DAY = `Der Link gilt ${CONFIRMATION_HOURS} Stunden.`;
const NOT_ME =
  'Du warst das nicht? Dann öffne denselben Link und wähle „Das bin ich nicht“. Wegen dieses Kontos schreiben wir Dir danach nicht mehr.';

interface AddressMailDeps extends Pick<Platform, 'db' | 'clock'>, Pick<AccountServices, 'reservations'> {
  links: AddressLinks;
}

function askToConfirm(url: string): Letter {
  return {
    subject: 'Bitte bestätige Deine E-Mail-Adresse',
    paragraphs: [
      `Schön, dass Du bei ${BRAND} bist. Bitte bestätige noch, dass das Deine Adresse ist: Dann hilft Dir eine E-Mail weiter, wenn Du einmal Dein Passwort vergisst.`,
    ],
    link: { label: CONFIRM_ADDRESS, url },
    closing: [ONE_DAY, NOT_ME],
  };
}

function askToChange(url: string): Letter {
  return {
    subject: 'Bitte bestätige Deine neue E-Mail-Adresse',
    paragraphs: [
      `Diese E-Mail-Adresse soll künftig zu einem Konto bei ${BRAND} gehören. Wenn Du das möchtest, bestätige sie bitte.`,
      'Bis dahin bleibt alles, wie es ist.',
    ],
    link: { label: 'Neue E-Mail-Adresse bestätigen', url },
    closing: [ONE_DAY, NOT_ME],
  };
}

function tellOfChange(url: string, { provider }: User): Letter {
  const newPassword = provider === 'local' ? ', Du wählst ein neues Passwort' : '';
  return {
    subject: 'Dein Konto hat eine andere E-Mail-Adresse',
    paragraphs: [
      `Dein Konto bei ${BRAND} hat jetzt eine andere E-Mail-Adresse. Wenn Du das warst, ist nichts zu tun.`,
      `Du warst das nicht? Dann mach es rückgängig: Dein Konto bekommt diese Adresse zurück${newPassword}, und alle Geräte werden abgemeldet.`,
    ],
    link: { label: 'Änderung rückgängig machen', url },
    closing: [
      `Der Link gilt ${FORMER_ADDRESS_DAYS} Tage. So lange kann niemand sonst diese Adresse verwenden.`,
    ],
  };
}

/** Composes the mails about addresses; null where an account no longer uses the address. */
export function addressMails(deps: AddressMailDeps): Mails<keyof typeof ADDRESS_MAILS> {
  const { db, clock, links, reservations } = deps;
  const inOneDay = () => addMs(clock(), CONFIRMATION_MS);
  /** Returns the user, unless the owner of the address has rejected that account. */
  const userOf = (who: { id: number } | { username: string }, address: string): Promise<User | null> =>
    db.read(async (manager) => {
      const user = await findUser(manager, who);
      return user && !(await isRefused(manager, user.id, address)) ? user : null;
    });

  return {
    'confirm-address': async ({ address }) => {
      const user = await userOf({ username: address }, address);
      if (!user || user.addressConfirmedAt) return null;
      return askToConfirm(links.confirmation.urlFor(user.id, inOneDay(), confirmationFacts(user)));
    },
    'change-address': async ({ address, createdAt }) => {
      // Several accounts may request the address: this mail is about the newest request before the mail was queued.
      const [change] = await db.all<AddressChange>(
        `SELECT userId, address, requestedAt FROM address_change WHERE address = ? AND requestedAt <= ?
         ORDER BY requestedAt DESC LIMIT 1`,
        [address, createdAt],
      );
      const user = change && (await userOf({ id: change.userId }, address));
      if (!user) return null;
      return askToChange(links.change.urlFor(user.id, inOneDay(), changeFacts(user, change)));
    },
    'address-changed': async ({ address }) => {
      const reservation = await reservations.find(db, address);
      const user = reservation && (await userOf({ id: reservation.userId }, address));
      if (!user) return null;
      const endsAt = addMs(reservation.reservedAt, RESERVATION_MS);
      return tellOfChange(links.undo.urlFor(user.id, endsAt, undoFacts(user, reservation)), user);
    },
  };
}
