import type { AccountServices } from '../account/account.slice.ts';
import { changeCredentials } from '../account/credentials.ts';
import type { User } from '../account/user.entity.ts';
import type { ApiTokenServices } from '../api-token/api-token.slice.ts';
import type { IdentityServices } from '../identity/identity.slice.ts';
import type { UserIdentity } from '../identity/user-identity.entity.ts';
import type { ListedPasskey } from '../passkey/passkey.service.ts';
import type { PasskeyServices } from '../passkey/passkey.slice.ts';
import type { Transaction } from '../platform/database/database.ts';
import { addMs, DAY_MS } from '../platform/lib/clock.ts';
import { AppError } from '../platform/lib/errors.ts';
import type { LinkClaim, LinkFacts, LinkTokens } from '../platform/lib/link-token.ts';
import { Service } from '../platform/lib/service.ts';
import type { Platform } from '../platform/platform.ts';
import { RECENT_DAYS, REMOVAL_MINUTES } from './reset.numbers.rules.ts';
import { REMOVAL_OVER } from './reset.rules.ts';

const REMOVAL_MS = REMOVAL_MINUTES * 60_000;
const RECENT_MS = RECENT_DAYS * DAY_MS;

/** The passkeys and identities of the last 30 days, oldest first. */
export interface RecentCredentialLists {
  passkeys: ListedPasskey[];
  identities: UserIdentity[];
}

interface RecentCredentialsDeps
  extends Pick<Platform, 'db' | 'clock' | 'usedTokens' | 'outbox'>,
    AccountServices,
    ApiTokenServices,
    IdentityServices,
    PasskeyServices {
  links: LinkTokens;
}

function recentOf({ passkeys, identities }: RecentCredentialLists, at: Date): RecentCredentialLists {
  const since = addMs(at, -RECENT_MS);
  const isYoung = ({ createdAt }: { createdAt: Date }) => createdAt > since;
  return { passkeys: passkeys.filter(isYoung), identities: identities.filter(isYoung) };
}

/** The state that a removal token is bound to: account, address and password. */
function removalFacts({ createdAt, username, password }: User): LinkFacts {
  return [createdAt, username, password];
}

function removalOver(): AppError {
  return new AppError('BAD_USER_INPUT', REMOVAL_OVER, { fields: { token: REMOVAL_OVER } });
}

/**
 * Shows and removes the passkeys and identities that an intruder may have added before a link replaced the password.
 */
export class RecentCredentials extends Service<RecentCredentialsDeps> {
  /** Returns the passkeys and identities of a user from the 30 days before an instant. */
  async list(userId: number, at: Date): Promise<RecentCredentialLists> {
    return recentOf(await this.#listAll(userId), at);
  }

  /**
   * Returns the user's recent credentials, and a token that removes them within 30 minutes. The token is null if there
   * is nothing to remove, or no older credential remains.
   */
  async view(user: User) {
    const { clock, credentials, links } = this.deps;
    const now = clock();
    const all = await this.#listAll(user.id);
    const young = recentOf(all, now);
    const countOf = ({ passkeys, identities }: RecentCredentialLists) => passkeys.length + identities.length;
    const isOtherLeft = credentials.opensByPassword(user) || countOf(young) < countOf(all);
    const isRemovable = countOf(young) > 0 && isOtherLeft;
    const endsAt = addMs(now, REMOVAL_MS);
    return { ...young, removalToken: isRemovable ? links.issue(user.id, endsAt, removalFacts(user)) : null };
  }

  /** Returns the claim of a removal token. Throws `BAD_USER_INPUT` for an invalid token. */
  async claimOf(token: string): Promise<{ user: User; claim: LinkClaim; token: string }> {
    const { account, links } = this.deps;
    const found = await account.findByLink(links, token, removalFacts);
    if (!found) throw removalOver();
    return { ...found, token };
  }

  /**
   * Removes recent passkeys, identities and API tokens, also those created after the reset, and ends all sessions.
   * Throws `BAD_USER_INPUT` for a used token, and `CONFLICT` if no credential would remain.
   */
  async remove({ user, claim, token }: Awaited<ReturnType<RecentCredentials['claimOf']>>) {
    const { db, usedTokens, outbox, credentials, passkeys, identity, apiTokens } = this.deps;
    const { id: userId, username } = user;
    const replacedAt = addMs(claim.endsAt, -REMOVAL_MS);
    const { identities } = await this.list(userId, replacedAt);
    const isAppleYoung = identities.some(({ provider }) => provider === 'apple');
    const revoke = isAppleYoung ? await identity.prepareRevocation(userId) : undefined;
    const since = addMs(replacedAt, -RECENT_MS);
    const removal = async (tx: Transaction) => {
      await usedTokens.spendIn(tx, token, claim.endsAt);
      const removedPasskeys = await passkeys.removeCreatedAfter(tx, userId, since);
      const removedIdentities = await identity.removeCreatedAfter(tx, userId, since);
      const removedKeys = await apiTokens.removeCreatedAfter(tx, userId, since);
      await credentials.requireAnotherCredential(tx, user);
      if (removedPasskeys + removedIdentities > 0) await outbox.add(tx, 'credential-removed', username);
      if (removedKeys > 0) await outbox.add(tx, 'api-token-removed', username);
    };
    await changeCredentials(db, user, removal, { taken: removalOver, hasSession: false });
    revoke?.();
  }

  async #listAll(userId: number): Promise<RecentCredentialLists> {
    const { passkeys, identity } = this.deps;
    return { passkeys: await passkeys.list(userId), identities: await identity.list(userId) };
  }
}
