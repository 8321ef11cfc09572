import { hash } from 'node:crypto';
import type * as z from 'zod/mini';
import { USER_OF_SESSION } from '../account/user.reads.ts';
import { AppError, notSetUp } from '../platform/lib/errors.ts';
import { Service } from '../platform/lib/service.ts';
import type { Platform } from '../platform/platform.ts';
import { isBrowserKey } from '../platform/push/push-encryption.ts';
import { serviceOf } from '../platform/push/push-services.ts';
import type { CurrentUser } from '../platform/session/current-user.ts';
import { isLive } from '../platform/session/session.reads.ts';
import { PushDeviceEntity, subscriptionData } from './push-device.entity.ts';
import { MAX_DEVICES } from './reminder.numbers.rules.ts';
import type { pushDeviceRule } from './reminder.rules.ts';
import {
  DEVICE_OF_ANOTHER,
  NO_PUSHES_HERE,
  TOO_MANY_DEVICES,
  UNKNOWN_SERVICE,
} from './reminder.sentences.rules.ts';

/** SQL condition: the browser's session is valid at the instant `?`. */
export const SESSION_IS_LIVE = isLive('push_subscription.sidHash', USER_OF_SESSION);

interface PushDevicesDeps extends Pick<Platform, 'db' | 'vault' | 'clock'> {
  isOn: boolean;
  /** Push service hosts that the operator has added to the known hosts. */
  pushHosts: string[];
}

/** Registers browsers for pushes, each for a session. */
export class PushDevices extends Service<PushDevicesDeps> {
  requireOn(): void {
    if (!this.deps.isOn) throw notSetUp(NO_PUSHES_HERE);
  }

  isRegistered(sidHash: string): Promise<boolean> {
    return this.deps.db.read((manager) => manager.existsBy(PushDeviceEntity, { sidHash }));
  }

  async services(userId: number): Promise<string[]> {
    const sql = 'SELECT service FROM push_subscription WHERE userId = ?';
    return (await this.deps.db.all<{ service: string }>(sql, [userId])).map(({ service }) => service);
  }

  /**
   * Registers the browser of a session and replaces its earlier registration. Throws `BAD_USER_INPUT`, and `CONFLICT`
   * for too many devices or an endpoint of another account's active session.
   */
  async add(
    { id }: CurrentUser,
    sidHash: string,
    { endpoint, ...keys }: z.output<typeof pushDeviceRule>,
  ): Promise<void> {
    const { db, vault, clock, pushHosts } = this.deps;
    this.requireOn();
    const service = serviceOf(endpoint, pushHosts);
    if (!service || !isBrowserKey(keys.p256dh))
      throw new AppError('BAD_USER_INPUT', UNKNOWN_SERVICE, { fields: { endpoint: UNKNOWN_SERVICE } });
    const endpointHash = hash('sha256', endpoint);
    const cipher = await vault.cipherOf(id);
    const sealed = cipher.seal({ content: endpoint, ...keys }, subscriptionData(endpointHash));
    const isTaken = () => new AppError('CONFLICT', DEVICE_OF_ANOTHER);
    await db.write(async (tx) => {
      await tx.run('DELETE FROM push_subscription WHERE sidHash = ?', [sidHash]);
      await tx.run(
        `DELETE FROM push_subscription WHERE endpointHash = ?
         AND (userId = ? OR NOT ${SESSION_IS_LIVE})`,
        [endpointHash, id, clock()],
      );
      const others = await tx.manager.countBy(PushDeviceEntity, { userId: id });
      if (others >= MAX_DEVICES) throw new AppError('CONFLICT', TOO_MANY_DEVICES);
      const row = { endpointHash, userId: id, sidHash, service: service.name, ...sealed };
      await tx.manager.insert(PushDeviceEntity, { ...row, dueAt: null, failures: 0 });
    }, isTaken);
  }

  async remove(sidHash: string): Promise<void> {
    await this.deps.db.change('DELETE FROM push_subscription WHERE sidHash = ?', [sidHash]);
  }

  /** Moves the registration to the session's new id. */
  async follow(from: string, to: string): Promise<void> {
    await this.deps.db.change('UPDATE push_subscription SET sidHash = ? WHERE sidHash = ?', [to, from]);
  }

  async purge(): Promise<void> {
    const { db, clock } = this.deps;
    await db.purge('push_subscription', `NOT ${SESSION_IS_LIVE}`, [clock()]);
  }
}
