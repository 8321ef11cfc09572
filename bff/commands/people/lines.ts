import { MEGABYTE_BYTES } from '../../platform/lib/megabytes.rules.ts';
import { printable } from '../../platform/lib/printable.ts';
import { minute } from '../printed.ts';
import type { Counts } from './counts.ts';
import type { AccountFacts } from './facts.ts';

const PROVIDERS = { google: 'Google', apple: 'Apple' } as const;

function many(count: number, one: string): string {
  return `${count} ${one}${count === 1 ? '' : 's'}`;
}

function credentialsOf({ hasPassword, providers, passkeys, recoveryCodeCreatedAt }: AccountFacts): string {
  const credentials = [
    hasPassword && 'password',
    ...providers.map((provider) => PROVIDERS[provider]),
    passkeys > 0 && many(passkeys, 'passkey'),
    recoveryCodeCreatedAt && `recovery code of ${minute(recoveryCodeCreatedAt)}`,
  ];
  return credentials.filter(Boolean).join(', ') || 'none';
}

function addressOf({ address, addressConfirmedAt, pendingAddress, formerAddresses }: AccountFacts): string {
  const state = addressConfirmedAt ? `confirmed ${minute(addressConfirmedAt)}` : 'not confirmed';
  const others = [
    pendingAddress && `asked for ${printable(pendingAddress)}`,
    ...formerAddresses.map((former) => `has left ${printable(former)}`),
  ];
  return [address ? `${printable(address)}, ${state}` : 'none', ...others].filter(Boolean).join('; ');
}

function storageOf({ storage: { usedBytes, maxBytes } }: AccountFacts): string {
  return `${(usedBytes / MEGABYTE_BYTES).toFixed(1)} of ${maxBytes / MEGABYTE_BYTES} MB`;
}

/** What is known of an account, a line for each thing. */
export function pageOf(facts: AccountFacts): string {
  const { answers, lastAnsweredDay, drafts, lockedAt, lastLoginAt } = facts;
  const name = printable(facts.name ?? 'none').replaceAll('\n', ' ');
  const last = lastAnsweredDay ? `, the last one for ${lastAnsweredDay}` : '';
  return [
    `Account ${facts.id} of ${minute(facts.createdAt)}, ${facts.userRef} in the log`,
    `Address: ${addressOf(facts)}`,
    `Name: ${name}`,
    `Time zone: ${facts.timeZone ?? 'not known'}`,
    `Consents: ${facts.consents.map((one) => `${one.version} on ${minute(one.consentedAt)}`).join(', ')}`,
    `Credentials: ${credentialsOf(facts)}`,
    `Last sign-in: ${lastLoginAt ? minute(lastLoginAt) : 'not known'}; ${many(facts.sessions, 'session')} open, ${many(facts.apiTokens, 'API token')}`,
    `Diary: ${many(answers, 'answer')}${last}; ${many(drafts, 'draft')}`,
    `Storage: ${storageOf(facts)}`,
    `Notices by mail: ${facts.hasNotices ? 'on' : 'off'}`,
    `Locked: ${lockedAt ? minute(lockedAt) : 'no'}`,
  ].join('\n');
}

/** What was counted, a line for each thing. */
export function linesOf(counts: Counts): string {
  return [
    `People: ${counts.people}, of them ${counts.locked} locked, ${counts.confirmed} with a confirmed address`,
    `Credentials: ${counts.withPassword} password, ${counts.withGoogle} Google, ${counts.withApple} Apple, ${counts.withPasskey} passkey, ${counts.withRecoveryCode} recovery code`,
    `Answers: ${counts.answers}`,
    `Active: ${counts.activeIn7Days} in the last 7 days, ${counts.activeIn30Days} in the last 30`,
  ].join('\n');
}
