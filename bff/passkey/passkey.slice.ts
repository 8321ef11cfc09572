import type { CredentialRegistry } from '../account/credential-registry.ts';
import type { Env } from '../platform/env/env.ts';
import type { Platform } from '../platform/platform.ts';
import { PasskeyEntity, PasskeyUserEntity } from './passkey.entity.ts';
import { type PasskeyNeeds, passkeyFields, passkeyResolvers } from './passkey.resolvers.ts';
import { PasskeyService } from './passkey.service.ts';
import { PasskeyCreation } from './passkey-creation.ts';
import { PasskeySignIn } from './passkey-sign-in.ts';
import { RelyingParty } from './relying-party.ts';

const events = ['passkey-sign-in', 'passkey-change', 'passkey-counter'] as const;

declare module '../platform/lib/security-events.ts' {
  interface SecurityEvents extends Record<(typeof events)[number], true> {}
  interface Credentials {
    passkey: true;
  }
}

/** Ways in through passkeys. */
export const passkeySlice = {
  folder: 'passkey',
  entities: [PasskeyEntity, PasskeyUserEntity],
  fields: passkeyFields,
  routes: [],
  events,
  open: (given: Platform & Pick<Env, 'appOrigin'> & PasskeyNeeds & { credentials: CredentialRegistry }) => {
    const relyingParty = new RelyingParty(given.appOrigin);
    const services = {
      passkeys: new PasskeyService(given),
      passkeyCreation: new PasskeyCreation({ ...given, relyingParty }),
      passkeySignIn: new PasskeySignIn({ ...given, relyingParty }),
    };
    given.credentials.add((tx, userId) => services.passkeys.exists(tx, userId));
    return { services, resolvers: passkeyResolvers(services, given) };
  },
};
