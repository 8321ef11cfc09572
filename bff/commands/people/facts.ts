import { hasPassword } from '../../account/credentials.ts';
import { isSynthetic } from '../../account/synthetic-address.ts';
import type { User } from '../../account/user.entity.ts';
import { PROVIDER_NAMES } from '../../identity/identity.sentences.rules.ts';
import { MEGABYTE_BYTES } from '../../platform/lib/megabytes.rules.ts';
import { toPrintable } from '../../platform/lib/printable.ts';
import type { Product } from '../../product.ts';
import { minute } from '../printed.ts';

type AccountFacts = Awaited<ReturnType<typeof readAccountFacts>>;

/** Gathers all facts about an account, without any diary text. */
export async function readAccountFacts({ db, events, services, sessions }: Product, user: User) {
  const { id, username } = user;
  const [lastAnsweredDay = null] = await services.diary.answeredDays(id, { first: 1 });
  return {
    id,
    userRef: events.userRef(id),
    createdAt: user.createdAt,
    address: isSynthetic(username) ? null : username,
    addressConfirmedAt: user.addressConfirmedAt,
    pendingAddress: await services.addressChanges.pendingAddress(id),
    formerAddresses: (await services.reservations.listOf(id)).map(({ address }) => address),
    name: user.name,
    timeZone: user.timeZone,
    consents: await services.consents.list(id),
    termsVersion: user.termsVersion,
    hasPassword: hasPassword(user),
    providers: (await services.identity.list(id)).map(({ provider }) => provider),
    passkeys: (await services.passkeys.list(id)).length,
    recoveryCodeCreatedAt: await services.recoveryCodes.createdAt(id),
    lastLoginAt: user.lastLoginAt,
    sessions: (await sessions.list(user)).length,
    apiTokens: (await services.apiTokens.list(id)).length,
    answers: await services.answer.count(id),
    lastAnsweredDay,
    storage: await services.answerStorage.read(id),
    drafts: await db.count('SELECT count(*) AS total FROM draft WHERE userId = ?', [id]),
    hasNotices: user.hasNotices,
    lockedAt: user.lockedAt,
    lockReason: user.lockReason,
  };
}

function many(count: number, one: string): string {
  return `${count} ${one}${count === 1 ? '' : 's'}`;
}

function credentialsOf({ hasPassword, providers, passkeys, recoveryCodeCreatedAt }: AccountFacts): string {
  const credentials = [
    hasPassword && 'password',
    ...providers.map((provider) => PROVIDER_NAMES[provider]),
    passkeys > 0 && many(passkeys, 'passkey'),
    recoveryCodeCreatedAt && `recovery code of ${minute(recoveryCodeCreatedAt)}`,
  ];
  return credentials.filter(Boolean).join(', ') || 'none';
}

function addressOf({ address, addressConfirmedAt, pendingAddress, formerAddresses }: AccountFacts): string {
  const state = addressConfirmedAt ? `confirmed ${minute(addressConfirmedAt)}` : 'not confirmed';
  const others = [
    pendingAddress && `asked for ${toPrintable(pendingAddress)}`,
    ...formerAddresses.map((former) => `has left ${toPrintable(former)}`),
  ];
  return [address ? `${toPrintable(address)}, ${state}` : 'none', ...others].filter(Boolean).join('; ');
}

/** Formats the facts about an account, a line each. */
export function pageOf(facts: AccountFacts): string {
  const { lastAnsweredDay, lastLoginAt, lockedAt, lockReason, storage } = facts;
  const last = lastAnsweredDay ? `, the last one for ${lastAnsweredDay}` : '';
  const usedMb = (storage.usedBytes / MEGABYTE_BYTES).toFixed(1);
  return [
    `Account ${facts.id} of ${minute(facts.createdAt)}, ${facts.userRef} in the log`,
    `Address: ${addressOf(facts)}`,
    `Name: ${toPrintable(facts.name ?? 'none').replaceAll('\n', ' ')}`,
    `Time zone: ${facts.timeZone ?? 'not known'}`,
    `Consents: ${facts.consents.map((one) => `${one.version} on ${minute(one.consentedAt)}`).join(', ')}`,
    `Terms of use: ${facts.termsVersion ?? 'none'}`,
    `Credentials: ${credentialsOf(facts)}`,
    `Last sign-in: ${lastLoginAt ? minute(lastLoginAt) : 'not known'}; ${many(facts.sessions, 'session')} open, ${many(facts.apiTokens, 'API token')}`,
    `Diary: ${many(facts.answers, 'answer')}${last}; ${many(facts.drafts, 'draft')}`,
    `Storage: ${usedMb} of ${storage.maxBytes / MEGABYTE_BYTES} MB`,
    `Notices by mail: ${facts.hasNotices ? 'on' : 'off'}`,
    `Locked: ${lockedAt ? [minute(lockedAt), lockReason].filter(Boolean).join(', ') : 'no'}`,
  ].join('\n');
}
