import type { Database } from '../platform/database/database.ts';
import { type Clock, DAY_MS } from '../platform/lib/clock.ts';
import { AppError } from '../platform/lib/errors.ts';
import type { LinkFacts, LinkTokens } from '../platform/lib/link-token.ts';
import type { Outbox } from '../platform/mail/outbox.ts';
import type { UsedTokens } from '../platform/session/used-tokens.ts';
import type { AccountRemoval } from './account-removal.ts';
import { REMOVAL_MINUTES, YOUNG_DAYS } from './link-lifetimes.rules.ts';
import { newSessionEpoch } from './new-user.ts';
import { PasskeyEntity, type PasskeyRow } from './passkey.entity.ts';
import { type User, UserEntity } from './user.entity.ts';
import { type UserIdentity, UserIdentityEntity } from './user-identity.entity.ts';
import { hasPassword, moveSessionEpoch, requireAnotherWayIn } from './ways-in.ts';
import { REMOVAL_OVER } from './young-ways-in.rules.ts';

const REMOVAL_MS = REMOVAL_MINUTES * 60_000;

/** The passkeys and identities that are younger than 30 days, oldest first. */
export interface YoungWays {
  passkeys: PasskeyRow[];
  identities: UserIdentity[];
}

/** The young ways in that a page shows after a link has replaced the password. */
export interface YoungWaysView extends YoungWays {
  removalToken: string | null;
}

/** The dependencies of the service. */
export interface YoungWaysInDeps {
  db: Database;
  clock: Clock;
  links: LinkTokens;
  usedTokens: UsedTokens;
  outbox: Outbox;
  removal: AccountRemoval;
}

function youngSince(at: Date): Date {
  return new Date(at.getTime() - YOUNG_DAYS * DAY_MS);
}

/** The passkeys and identities of a user that are younger than 30 days at an instant. */
export async function listYoungWays(db: Database, userId: number, at: Date): Promise<YoungWays> {
  const since = youngSince(at);
  const isYoung = ({ createdAt }: { createdAt: Date }) => createdAt > since;
  const { passkeys, identities } = await listWays(db, userId);
  return { passkeys: passkeys.filter(isYoung), identities: identities.filter(isYoung) };
}

function listWays(db: Database, userId: number): Promise<YoungWays> {
  const order = { createdAt: 'ASC' } as const;
  return db.read(async (manager) => ({
    passkeys: await manager.find(PasskeyEntity, { where: { userId }, order }),
    identities: await manager.find(UserIdentityEntity, { where: { userId }, order }),
  }));
}

/** The facts behind a removal: the account, its address and its password of now. */
function removalFacts({ createdAt, username, password }: User): LinkFacts {
  return [createdAt, username, password];
}

function removalOver(): AppError {
  return new AppError('BAD_USER_INPUT', REMOVAL_OVER, { fields: { token: REMOVAL_OVER } });
}

/** The passkeys and identities that an intruder may have left: shown after a link has replaced the password, and removed at once. */
export class YoungWaysIn {
  readonly #deps: YoungWaysInDeps;

  constructor(deps: YoungWaysInDeps) {
    this.#deps = deps;
  }

  /**
   * The young ways in of a user whose password was just replaced, and the token that removes them within 30 minutes. The
   * token is null where there is nothing to remove, or where nothing else opens the account.
   */
  async view(user: User): Promise<YoungWaysView> {
    const { db, clock, links } = this.#deps;
    const now = clock();
    const young = await listYoungWays(db, user.id, now);
    const countOf = ({ passkeys, identities }: YoungWays) => passkeys.length + identities.length;
    const isRemovable =
      countOf(young) > 0 && (hasPassword(user) || countOf(young) < countOf(await listWays(db, user.id)));
    const endsAt = new Date(now.getTime() + REMOVAL_MS);
    const issue = () => links.issue('remove-young-ways-in', user.id, endsAt, removalFacts(user));
    return { ...young, removalToken: isRemovable ? issue() : null };
  }

  /** The user whose young ways in a token removes. Throws `BAD_USER_INPUT` for a token that is not good. */
  async claimOf(token: string): Promise<{ user: User; replacedAt: Date; token: string; endsAt: Date }> {
    const { db, links } = this.#deps;
    const claim = links.claimOf(token);
    const user = claim && (await db.read((manager) => manager.findOneBy(UserEntity, { id: claim.userId })));
    if (!claim || !user || !links.isGenuine(claim, 'remove-young-ways-in', removalFacts(user)))
      throw removalOver();
    const { endsAt } = claim;
    return { user, replacedAt: new Date(endsAt.getTime() - REMOVAL_MS), token, endsAt };
  }

  /**
   * Removes the passkeys, identities and keys for programs that were younger than 30 days when the password was replaced,
   * also those made since, and ends all sessions. Throws `BAD_USER_INPUT` for a token that was used, and `CONFLICT` where
   * nothing else opens the account.
   */
  async remove({ user, replacedAt, token, endsAt }: Awaited<ReturnType<YoungWaysIn['claimOf']>>) {
    const { db, usedTokens, outbox, removal } = this.#deps;
    const { id: userId, username } = user;
    if (!(await usedTokens.spend(token, endsAt))) throw removalOver();
    const { identities } = await listYoungWays(db, userId, replacedAt);
    const isAppleYoung = identities.some(({ provider }) => provider === 'apple');
    const revoke = isAppleYoung ? await removal.prepare(userId) : undefined;
    const since = youngSince(replacedAt);
    const sessionEpoch = newSessionEpoch();
    await db.write(async (tx) => {
      await moveSessionEpoch(tx, userId, sessionEpoch);
      const removeFrom = async (table: 'passkey' | 'user_identity' | 'program_key') =>
        (await tx.run(`DELETE FROM ${table} WHERE userId = ? AND createdAt > ?`, [userId, since])).matched;
      const ways = (await removeFrom('passkey')) + (await removeFrom('user_identity'));
      const keys = await removeFrom('program_key');
      await requireAnotherWayIn(tx, user);
      // By hand: the embedded engine cannot bind a null that is a statement's only value.
      if (isAppleYoung) await tx.run('UPDATE user SET apple_id = NULL WHERE id = ?', [userId]);
      if (ways > 0) await outbox.add(tx, 'way-in-removed', username);
      if (keys > 0) await outbox.add(tx, 'program-key-removed', username);
    });
    revoke?.();
  }
}
