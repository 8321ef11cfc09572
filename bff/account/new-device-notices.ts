import type { AppContext } from '../platform/graphql/context.ts';
import { addMs } from '../platform/lib/clock.ts';
import { Service } from '../platform/lib/service.ts';
import type { Platform } from '../platform/platform.ts';
import type { CurrentUser } from '../platform/session/current-user.ts';
import { NEW_DEVICE_MAIL_INTERVAL_MS } from './account.numbers.rules.ts';

/** Mails people about sign-ins from devices that their account does not trust yet. */
export class NewDeviceNotices extends Service<Pick<Platform, 'db' | 'clock' | 'outbox'>> {
  /** Signs in, mails about it and only then trusts the device: a failed mail is tried again at the next sign-in. */
  async signIn(user: CurrentUser, context: AppContext): Promise<{ account: CurrentUser }> {
    await context.session.signIn(user);
    await this.#tell(user, context);
    context.device.trust(user);
    return { account: user };
  }

  /** Mails about a sign-in, at most once a week; skips trusted devices and the sign-in that created the account. */
  async #tell(user: CurrentUser, { session, device }: AppContext): Promise<void> {
    const { id, username } = user;
    if (device.isTrustedBy(user) || !this.deps.outbox.isOn) return;
    const now = this.deps.clock();
    await this.deps.db.write(async (tx) => {
      const { matched } = await tx.run(
        `UPDATE user SET newDeviceMailedAt = ?
         WHERE id = ? AND hasNotices = 1 AND addressConfirmedAt IS NOT NULL AND last_login_at > createdAt
         AND (newDeviceMailedAt IS NULL OR newDeviceMailedAt <= ?)`,
        [now, id, addMs(now, -NEW_DEVICE_MAIL_INTERVAL_MS)],
      );
      if (matched === 1)
        await this.deps.outbox.add(tx, 'new-device', username, session.publicId ?? undefined);
    });
  }
}
