import { isSynthetic } from '../../account/synthetic-address.ts';
import type { User } from '../../account/user.entity.ts';
import { hasPassword } from '../../account/ways-in.ts';
import { LAST_DAY } from '../../platform/lib/clock.ts';
import type { Product } from '../../product.ts';

/** All that is known of an account, without a word of its texts. */
export type AccountFacts = Awaited<ReturnType<typeof factsOf>>;

/** Gathers what is known of an account. */
export async function factsOf({ db, events, services, sessions }: Product, user: User) {
  const { id, username } = user;
  const {
    addressChanges,
    answer,
    answerStorage,
    consents,
    identityLinks,
    passkeys,
    programKeys,
    reservations,
    sheets,
  } = services;
  const identities = await identityLinks.list(id);
  const former = await reservations.listOf(id);
  const [lastAnsweredDay = null] = await answer.answeredDays(id, LAST_DAY, 1);
  const [draft] = await db.all<{ total: number }>('SELECT count(*) AS total FROM draft WHERE userId = ?', [
    id,
  ]);
  return {
    id,
    userRef: events.userRef(id),
    createdAt: user.createdAt,
    address: isSynthetic(username) ? null : username,
    addressConfirmedAt: user.addressConfirmedAt,
    pendingAddress: await addressChanges.pendingAddress(id),
    formerAddresses: former.map(({ address }) => address),
    name: user.name,
    timeZone: user.timeZone,
    consents: await consents.list(id),
    hasPassword: hasPassword(user),
    providers: identities.map(({ provider }) => provider),
    passkeys: (await passkeys.list(id)).length,
    recoveryCodeCreatedAt: await sheets.createdAt(id),
    lastLoginAt: user.lastLoginAt,
    sessions: (await sessions.list(user)).length,
    apiTokens: (await programKeys.list(id)).length,
    answers: await answer.count(id),
    lastAnsweredDay,
    storage: await answerStorage.read(id),
    drafts: draft?.total ?? 0,
    hasNotices: user.hasNotices,
    lockedAt: user.lockedAt,
  };
}
