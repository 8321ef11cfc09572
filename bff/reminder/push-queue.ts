import { createClaimLoop } from '../platform/lib/claim-loop.ts';
import { Service } from '../platform/lib/service.ts';
import type { Platform } from '../platform/platform.ts';
import { CONNECTIONS_PER_SERVICE, type PushPost, type PushReply } from '../platform/push/push-post.ts';
import type { PushService } from '../platform/push/push-services.ts';
import { type PushDeviceRow, subscriptionData } from './push-device.entity.ts';
import { SESSION_IS_LIVE } from './push-devices.service.ts';
import { MAX_FAILURES, MAX_PAUSE_MS, MIN_PAUSE_MS } from './reminder.numbers.rules.ts';
import type { DueMessage, ReminderService } from './reminder.service.ts';

const BATCH_SIZE = 64;

interface PushQueueDeps extends Pick<Platform, 'db' | 'clock' | 'logger' | 'vault'> {
  service: PushService;
  reminders: ReminderService;
  post: PushPost;
  textOf: (message: DueMessage) => string;
}

/**
 * Sends the due pushes of a push service; a slow service delays only its own queue. Clearing `dueAt` before sending
 * claims a push, so that no push is sent twice.
 */
export class PushQueue extends Service<PushQueueDeps> {
  readonly loop = createClaimLoop<PushDeviceRow>({
    intervalMs: 15_000,
    lanes: CONNECTIONS_PER_SERVICE,
    findDue: () => {
      const now = this.deps.clock();
      return this.deps.db.all(
        `SELECT * FROM push_subscription WHERE service = ? AND dueAt <= ?
         AND ${SESSION_IS_LIVE} ORDER BY dueAt LIMIT ${BATCH_SIZE}`,
        [this.deps.service.name, now, now],
      );
    },
    work: (row) => this.#send(row),
    onFailure: (err) =>
      this.deps.logger.error({ err }, 'pushes cannot be read or written, and are looked for again'),
    isPaused: () => {
      const leftMs = this.#pausedUntil - this.deps.clock().getTime();
      // Ignore a pause above the maximum: the clock was set back.
      return leftMs > 0 && leftMs <= MAX_PAUSE_MS;
    },
  });
  #pausedUntil = 0;

  /** Claims a push and sends it, unless another process has claimed it. */
  async #send(row: PushDeviceRow): Promise<void> {
    const { db, service, reminders, post, textOf } = this.deps;
    const claim = 'UPDATE push_subscription SET dueAt = NULL WHERE endpointHash = ? AND dueAt = ?';
    const { matched } = await db.change(claim, [row.endpointHash, row.dueAt]);
    const subscription = matched === 1 ? await this.#open(row) : null;
    if (!subscription) return;
    // Check just before sending: the day may have been answered since the push became due.
    const message = await reminders.messageFor(row.userId, 'push');
    if (!message) return;
    const { until } = message;
    const reply = await post.send(service, subscription, { text: textOf(message), until });
    await this.#settle(row, reply);
  }

  /** Decrypts a device's subscription; returns null for an unreadable subscription and keeps it. */
  async #open({ userId, endpointHash, encryptedContent, encryptionIv }: PushDeviceRow) {
    const { vault } = this.deps;
    try {
      const cipher = await vault.cipherOf(userId);
      const place = subscriptionData(endpointHash);
      const { content, p256dh = '', auth = '' } = cipher.open({ encryptedContent, encryptionIv }, place);
      return { endpoint: content, p256dh, auth };
    } catch {
      vault.reportUnreadable(userId);
      return null;
    }
  }

  async #settle({ endpointHash, failures }: PushDeviceRow, reply: PushReply): Promise<void> {
    const { service, db, logger } = this.deps;
    const { is: result, ...facts } = reply;
    const line = { service: service.name, result, ...facts };
    if (reply.is === 'unknown') {
      logger.warn(line, 'a push service has not answered, and is left alone for a while');
      this.#pause();
    } else if (reply.is === 'unsent' || reply.status === 429 || reply.status >= 500) {
      logger.warn(line, 'a push service takes no pushes, and is left alone for a while');
      const retryAt = this.#pause(reply.is === 'answered' ? reply.retryAfterMs : null);
      const sql = 'UPDATE push_subscription SET dueAt = ? WHERE endpointHash = ? AND dueAt IS NULL';
      await db.change(sql, [retryAt, endpointHash]);
    } else if (reply.status >= 200 && reply.status < 300) {
      if (failures > 0)
        await db.change('UPDATE push_subscription SET failures = 0 WHERE endpointHash = ?', [endpointHash]);
    } else if (reply.status === 404 || reply.status === 410 || failures + 1 >= MAX_FAILURES) {
      await db.change('DELETE FROM push_subscription WHERE endpointHash = ?', [endpointHash]);
    } else {
      logger.error(line, 'a push is refused');
      const sql = 'UPDATE push_subscription SET failures = failures + 1 WHERE endpointHash = ?';
      await db.change(sql, [endpointHash]);
    }
  }

  /** Pauses the queue for the requested time, within bounds; returns the end of the pause. */
  #pause(askedMs: number | null = null): Date {
    const ms = Math.min(Math.max(askedMs ?? 0, MIN_PAUSE_MS), MAX_PAUSE_MS);
    const until = this.deps.clock().getTime() + ms;
    this.#pausedUntil = Math.max(this.#pausedUntil, until);
    return new Date(until);
  }
}
