import type { AccountServices } from '../account/account.slice.ts';
import type { LinkTokens } from '../platform/lib/link-token.ts';
import { Service } from '../platform/lib/service.ts';
import type { Platform } from '../platform/platform.ts';
import { UNSUBSCRIPTION_LIFETIME_MS } from './reminder.numbers.rules.ts';
import type { ReminderService } from './reminder.service.ts';

/** The path of the one-click unsubscription; a token follows. */
export const UNSUBSCRIBE_PATH = '/erinnerung-abbestellen';

/** The words of the page for a person who opens that path in a browser. */
export const UNSUBSCRIBE_WORDS = {
  title: 'Keine Erinnerungen mehr?',
  button: 'Erinnerung ausschalten',
  done: 'Die Erinnerung ist aus.',
};

/** Where a person can switch reminders on again. */
export const UNSUBSCRIBE_PAGE = '/account#erinnerung';

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
    return `${appOrigin}${UNSUBSCRIBE_PATH}/${links.issue(id, endsAt, [createdAt])}`;
  }

  /** Switches off the reminders of a token's user; ignores an invalid or expired token. */
  async end(token: string): Promise<void> {
    const { account, links, reminders } = this.deps;
    const found = await account.findByLink(links, token, ({ createdAt }) => [createdAt]);
    if (found) await reminders.end(found.user.id);
  }
}
