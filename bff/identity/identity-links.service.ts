import { newSessionEpoch } from '../account/new-user.ts';
import { UserEntity } from '../account/user.entity.ts';
import {
  type Identity,
  type IdentityProvider,
  type UserIdentity,
  UserIdentityEntity,
} from '../account/user-identity.entity.ts';
import { moveSessionEpoch, requireAnotherWayIn } from '../account/ways-in.ts';
import { type Database, isUniqueViolation } from '../platform/database/database.ts';
import type { Clock } from '../platform/lib/clock.ts';
import { AppError } from '../platform/lib/errors.ts';
import type { Outbox } from '../platform/mail/outbox.ts';
import type { CurrentUser } from '../platform/session/current-user.ts';

const BELONGS_TO_ANOTHER = 'Diese Anmeldung gehört schon zu einem anderen Konto.';
const HAS_ONE_ALREADY = 'Mit Deinem Konto ist schon eine andere Anmeldung dieses Anbieters verbunden.';
const NOT_CONNECTED = 'Diese Anmeldung ist nicht mit Deinem Konto verbunden.';

/** Connects and disconnects identities; every change ends all earlier sessions. */
export class IdentityLinksService {
  readonly #db: Database;
  readonly #clock: Clock;
  readonly #outbox: Outbox;

  constructor({ db, clock, outbox }: { db: Database; clock: Clock; outbox: Outbox }) {
    this.#db = db;
    this.#clock = clock;
    this.#outbox = outbox;
  }

  /** The identities of a user, oldest first. */
  list(userId: number): Promise<UserIdentity[]> {
    return this.#db.read((manager) =>
      manager.find(UserIdentityEntity, { where: { userId }, order: { createdAt: 'ASC', provider: 'ASC' } }),
    );
  }

  /** Connects an identity, one a provider. Throws `CONFLICT` when it opens another account. */
  async connect(user: CurrentUser, { provider, subject }: Identity): Promise<CurrentUser> {
    const sessionEpoch = newSessionEpoch();
    try {
      await this.#db.write(async (tx) => {
        await moveSessionEpoch(tx, user.id, sessionEpoch);
        const known = await tx.manager.findOneBy(UserIdentityEntity, { provider, subject });
        if (known?.userId === user.id) return;
        if (known) throw new AppError('CONFLICT', BELONGS_TO_ANOTHER);
        const isTaken = await tx.manager.existsBy(UserIdentityEntity, { provider, userId: user.id });
        if (isTaken) throw new AppError('CONFLICT', HAS_ONE_ALREADY);
        const createdAt = this.#clock();
        await tx.manager.insert(UserIdentityEntity, { provider, subject, userId: user.id, createdAt });
        if (provider === 'apple') await tx.manager.update(UserEntity, user.id, { appleId: subject });
        await this.#outbox.add(tx, 'way-in-added', user.username);
      });
    } catch (error) {
      throw isUniqueViolation(error) ? new AppError('CONFLICT', BELONGS_TO_ANOTHER) : error;
    }
    return { ...user, sessionEpoch };
  }

  /** Disconnects an identity. Throws `NOT_FOUND` when there is none, and `CONFLICT` when it is the last way in. */
  async disconnect(user: CurrentUser, provider: IdentityProvider): Promise<CurrentUser> {
    const sessionEpoch = newSessionEpoch();
    await this.#db.write(async (tx) => {
      await moveSessionEpoch(tx, user.id, sessionEpoch);
      const { affected } = await tx.manager.delete(UserIdentityEntity, { userId: user.id, provider });
      if (affected === 0 && tx.isRetry) return;
      if (affected === 0) throw new AppError('NOT_FOUND', NOT_CONNECTED);
      await requireAnotherWayIn(tx, user);
      // By hand: the embedded engine cannot bind a null that is a statement's only value.
      if (provider === 'apple') await tx.run('UPDATE user SET apple_id = NULL WHERE id = ?', [user.id]);
      await this.#outbox.add(tx, 'way-in-removed', user.username);
    });
    return { ...user, sessionEpoch };
  }
}
