import type * as z from 'zod/mini';
import { requireSameEpoch } from '../account/credentials.ts';
import type { User } from '../account/user.entity.ts';
import { CURRENT_USER_COLUMNS, joinUser } from '../account/user.reads.ts';
import { noteUse } from '../account/user-changes.ts';
import type { Transaction } from '../platform/database/database.ts';
import type { ApiToken } from '../platform/graphql/resolvers.generated.ts';
import { programFamily } from '../platform/lib/client-facts.ts';
import { addMs, DAY_MS } from '../platform/lib/clock.ts';
import { AppError, TOKEN_REFUSED } from '../platform/lib/errors.ts';
import { serialKey } from '../platform/lib/serial-key.ts';
import { Service } from '../platform/lib/service.ts';
import type { Platform } from '../platform/platform.ts';
import type { CurrentUser } from '../platform/session/current-user.ts';
import type { Program, ProgramCredentials } from '../platform/session/program.ts';
import { ApiTokenEntity, type ApiTokenRow } from './api-token.entity.ts';
import { MAX_API_TOKENS, USE_UPDATE_INTERVAL_MS } from './api-token.numbers.rules.ts';
import type { newApiTokenRule } from './api-token.rules.ts';
import { TOKEN_NOT_FOUND, TOO_MANY_TOKENS } from './api-token.sentences.rules.ts';
import { isScope, SCOPES, type Scope } from './scopes.rules.ts';
import { hashOfToken, hasTokenForm, newToken } from './token-form.ts';

type FoundToken = Pick<ApiTokenRow, 'scopes' | 'lastUsedAt' | 'userId'> &
  Omit<CurrentUser, 'id'> &
  Pick<User, 'usedAt'> & { tokenId: number };

function scopesIn(stored: string): Scope[] {
  return stored.split(' ').filter(isScope);
}

function viewOf(row: ApiTokenRow): ApiToken {
  return { ...row, scopes: scopesIn(row.scopes) };
}

export class ApiTokenService extends Service<
  Pick<Platform, 'db' | 'clock' | 'outbox' | 'limiter' | 'events'>
> {
  /** Returns the valid tokens of a user, oldest first. */
  async list(userId: number): Promise<ApiToken[]> {
    const rows = await this.deps.db.read((manager) =>
      manager.find(ApiTokenEntity, { where: { userId }, order: { id: 'ASC' } }),
    );
    const now = this.deps.clock();
    return rows.filter(({ expiresAt }) => expiresAt > now).map(viewOf);
  }

  /** Creates a token and stores only its hash. Throws `CONFLICT` above the maximum number of tokens, and `UNAUTHENTICATED` if all sessions have ended meanwhile. */
  async create(user: CurrentUser, { name, scopes, lifetimeDays }: z.output<typeof newApiTokenRule>) {
    const { id: userId, username } = user;
    const token = newToken();
    const createdAt = this.deps.clock();
    const tokenHash = hashOfToken(token);
    const row = {
      userId,
      name,
      tokenHash,
      scopes: SCOPES.filter((scope) => scopes.includes(scope)).join(' '),
      createdAt,
      expiresAt: addMs(createdAt, lifetimeDays * DAY_MS),
    };
    const stored = await this.deps.db.write(async (tx) => {
      await requireSameEpoch(this.deps.db, tx, user);
      const known = await tx.manager.find(ApiTokenEntity, { where: { userId } });
      const own = known.find((other) => other.tokenHash === tokenHash);
      if (own) return own;
      if (known.filter(({ expiresAt }) => expiresAt > createdAt).length >= MAX_API_TOKENS)
        throw new AppError('CONFLICT', TOO_MANY_TOKENS);
      await tx.manager.insert(ApiTokenEntity, row);
      await this.deps.outbox.add(tx, 'api-token-added', username);
      return tx.manager.findOneByOrFail(ApiTokenEntity, { tokenHash });
    });
    return { secret: token, apiToken: viewOf(stored) };
  }

  /** Removes a token, which is void at once. Throws `NOT_FOUND`. */
  async remove({ id: userId, username }: CurrentUser, id: string): Promise<void> {
    // An invalid id gets the same response as a missing id.
    const tokenId = serialKey(id);
    if (tokenId === null) throw new AppError('NOT_FOUND', TOKEN_NOT_FOUND);
    await this.deps.db.write(async (tx) => {
      const { affected } = await tx.manager.delete(ApiTokenEntity, { id: tokenId, userId });
      if (affected === 0 && tx.isRetry) return;
      if (affected === 0) throw new AppError('NOT_FOUND', TOKEN_NOT_FOUND);
      await this.deps.outbox.add(tx, 'api-token-removed', username);
    });
  }

  async removeAll(tx: Transaction, userId: number): Promise<void> {
    await tx.manager.delete(ApiTokenEntity, { userId });
  }

  /** Removes the tokens of a user that were created after an instant; returns their number. */
  async removeCreatedAfter(tx: Transaction, userId: number, since: Date): Promise<number> {
    const sql = 'DELETE FROM api_token WHERE userId = ? AND createdAt > ?';
    return (await tx.run(sql, [userId, since])).matched;
  }

  /**
   * Identifies the program that sent a token. Throws the same `UNAUTHENTICATED` for every invalid token, and
   * `TOO_MANY_REQUESTS` after many invalid tokens from an address or too many requests with a valid token.
   */
  async identify({ token, address, userAgent }: ProgramCredentials): Promise<Program> {
    const found = hasTokenForm(token) ? await this.#find(token) : undefined;
    if (!found) {
      await this.deps.limiter.limitAddress('bulk', 'unknown key', address);
      this.deps.events.record('api-token-refused', { outcome: 'UNAUTHENTICATED' });
      throw new AppError('UNAUTHENTICATED', TOKEN_REFUSED);
    }
    const { tokenId, scopes, lastUsedAt, usedAt, userId: id, ...user } = found;
    await this.deps.limiter.limit('bulk', 'program', String(tokenId));
    const now = this.deps.clock();
    if (lastUsedAt === null || now.getTime() - lastUsedAt.getTime() >= USE_UPDATE_INTERVAL_MS) {
      const sql = 'UPDATE api_token SET lastUsedAt = ?, lastUsedBy = ? WHERE id = ?';
      await this.deps.db.change(sql, [now, programFamily(userAgent), tokenId]);
      await noteUse(this.deps.db, { id, usedAt }, now);
    }
    const isValid = async () => (await this.#find(token)) !== undefined;
    return { tokenId, user: { id, ...user }, scopes: scopesIn(scopes), isValid };
  }

  async purge(): Promise<void> {
    await this.deps.db.purge('api_token', 'expiresAt <= ?', [this.deps.clock()]);
  }

  async #find(token: string): Promise<FoundToken | undefined> {
    const [row] = await this.deps.db.all<FoundToken>(
      `SELECT scopes, lastUsedAt, userId, api_token.id AS tokenId, user.usedAt AS usedAt, ${CURRENT_USER_COLUMNS}
       FROM api_token ${joinUser('api_token')}
       WHERE api_token.tokenHash = ? AND api_token.expiresAt > ? AND user.lockedAt IS NULL`,
      [hashOfToken(token), this.deps.clock()],
    );
    return row;
  }
}
