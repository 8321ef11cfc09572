import { BRAND } from '../../bff/platform/lib/brand.rules.ts';
import type { GeneratedFile } from '../lib/download-file.ts';
import type { DiscloseAccountMutation } from './account-details.generated.ts';

type Disclosed = DiscloseAccountMutation['discloseAccount']['account'];

/** JSON: all that is stored about an account beside its diary, by topic, without secrets. */
export function accountFile(account: Disclosed, day: string): GeneratedFile {
  const pick = (...names: (keyof Disclosed)[]) =>
    Object.fromEntries(names.map((name) => [name, account[name]]));
  const { storage, consents, sessions: devices, reminder, pushServices, imports, apiTokens } = account;
  const topics = {
    account: {
      ...pick('name', 'username', 'addressConfirmedAt', 'pendingAddress', 'formerAddresses'),
      ...pick('provider', 'createdAt', 'termsVersion', 'lastLoginAt', 'lastUsedAt'),
      ...pick('newDeviceMailedAt', 'signInMethodsMailedAt'),
    },
    settings: pick('timeZone', 'hasMemories', 'hasStreak', 'hasSecurityMails'),
    storage,
    consents,
    devices,
    credentials: pick('hasPassword', 'passkeys', 'identities', 'recoveryCodeCreatedAt'),
    reminder,
    pushServices,
    imports,
    apiTokens,
  };
  const text = JSON.stringify(topics, (key, value) => (key === '__typename' ? undefined : value), 2);
  return { name: `${BRAND}-Konto-${day}.json`, text, type: 'application/json' };
}
