import type { AccountServices } from '../account/account.slice.ts';
import type { LinkPage } from '../platform/http/link-page.ts';
import type { LinkTokens } from '../platform/lib/link-token.ts';
import { Service } from '../platform/lib/service.ts';
import type { Platform } from '../platform/platform.ts';
import { UNSUBSCRIPTION_LIFETIME_MS } from './reminder.numbers.rules.ts';
import type { ReminderService } from './reminder.service.ts';

/** The page that ends reminders. */
export const UNSUBSCRIBE_PAGE: LinkPage = {
  path: '/erinnerung-abbestellen',
  title: 'Keine Erinnerungen mehr?',
  button: 'Erinnerung ausschalten',
  done: 'Die Erinnerung ist aus.',
  next: { label: 'Zum Profil', href: '/account#erinnerung' },
};

interface UnsubscriptionDeps extends Pick<Platform, 'clock'>, Pick<AccountServices, 'account'> {
  links: LinkTokens;
  reminders: ReminderService;
  appOrigin: string;
}

/** Switches reminders off by one click in a mail program (RFC 8058); the token allows nothing else. */
export class Unsubscription extends Service<UnsubscriptionDeps> {
  /** Returns the URL for the `List-Unsubscribe` header of a mail to this user. */
  urlFor({ id, createdAt }: { id: number; createdAt: Date }): string {
    const { clock, links, appOrigin } = this.deps;
    const endsAt = new Date(clock().getTime() + UNSUBSCRIPTION_LIFETIME_MS);
    return `${appOrigin}${UNSUBSCRIBE_PAGE.path}/${links.issue(id, endsAt, [createdAt])}`;
  }

  /** Switches off the reminders of a token's user; returns false for an invalid or expired token. */
  async end(token: string): Promise<boolean> {
    const { account, links, reminders } = this.deps;
    const found = await account.findByLink(links, token, ({ createdAt }) => [createdAt]);
    if (found) await reminders.end(found.user.id);
    return found !== null;
  }
}
