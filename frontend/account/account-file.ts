import { BRAND } from '../../bff/platform/lib/brand.rules.ts';
import type { GeneratedFile } from '../lib/download-file.ts';
import type { DiscloseAccountMutation } from './account-details.generated.ts';

type Disclosed = DiscloseAccountMutation['discloseAccount']['account'];

/** JSON: all that is stored about an account beside its diary, by topic, without secrets. */
export function accountFile(account: Disclosed, day: string): GeneratedFile {
  const { name, username, addressConfirmedAt, pendingAddress, provider, createdAt, lastLoginAt, lastUsedAt } =
    account;
  const { timeZone, hasMemories, hasStreak, hasSecurityMails, storage } = account;
  const { hasPassword, passkeys, identities, recoveryCodeCreatedAt } = account;
  const { consents, sessions, reminder, pushServices, imports, apiTokens } = account;
  const topics = {
    account: {
      name,
      username,
      addressConfirmedAt,
      pendingAddress,
      provider,
      createdAt,
      lastLoginAt,
      lastUsedAt,
    },
    settings: { timeZone, hasMemories, hasStreak, hasSecurityMails },
    storage,
    consents,
    devices: sessions,
    credentials: { hasPassword, passkeys, identities, recoveryCodeCreatedAt },
    reminder,
    pushServices,
    imports,
    apiTokens,
  };
  const text = JSON.stringify(topics, (key, value) => (key === '__typename' ? undefined : value), 2);
  return { name: `${BRAND}-Konto-${day}.json`, text, type: 'application/json' };
}
