import type { AccountServices } from '../account/account.slice.ts';
import type { LinkTokens } from '../platform/lib/link-token.ts';
import type { Platform } from '../platform/platform.ts';
import { UNSUBSCRIPTION_LIFETIME_MS } from './reminder.numbers.rules.ts';
import type { ReminderService } from './reminder.service.ts';

/** Where mail programs ask for an end of the mails, with a token behind it. */
export const UNSUBSCRIBE_PATH = '/erinnerung-abbestellen';

/** Where a person who opens that address switches them off. */
export const UNSUBSCRIBE_PAGE = '/account#erinnerung';

interface UnsubscriptionDeps extends Pick<Platform, 'clock'>, Pick<AccountServices, 'account'> {
  links: LinkTokens;
  reminders: ReminderService;
  appOrigin: string;
}

/**
 * Ends the reminders of a mail's recipient by one click in a mail program (RFC 8058). The token can do nothing else.
 */
export class Unsubscription {
  readonly #deps: UnsubscriptionDeps;

  constructor(deps: UnsubscriptionDeps) {
    this.#deps = deps;
  }

  /** The address in the head of a mail to this user. */
  urlFor({ id, createdAt }: { id: number; createdAt: Date }): string {
    const { clock, links, appOrigin } = this.#deps;
    const endsAt = new Date(clock().getTime() + UNSUBSCRIPTION_LIFETIME_MS);
    return `${appOrigin}${UNSUBSCRIBE_PATH}/${links.issue(id, endsAt, [createdAt])}`;
  }

  /** Ends the reminders that a token is for; a token that is not or no longer good changes nothing. */
  async end(token: string): Promise<void> {
    const { account, links, reminders } = this.#deps;
    const found = await account.findByLink(links, token, ({ createdAt }) => [createdAt]);
    if (found) await reminders.end(found.user.id);
  }
}
