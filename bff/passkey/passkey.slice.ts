import type { Env } from '../platform/env/env.ts';
import type { Platform } from '../platform/platform.ts';
import { type PasskeyNeeds, passkeyFields, passkeyResolvers } from './passkey.resolvers.ts';
import { PasskeyService } from './passkey.service.ts';
import { PasskeyCreation } from './passkey-creation.ts';
import { PasskeySignIn } from './passkey-sign-in.ts';
import { RelyingParty } from './relying-party.ts';

/** Ways in through passkeys. */
export const passkeySlice = {
  folder: 'passkey',
  entities: [],
  fields: passkeyFields,
  routes: [],
  open: (given: Platform & Pick<Env, 'appOrigin'> & PasskeyNeeds) => {
    const relyingParty = new RelyingParty(given.appOrigin);
    const services = {
      passkeys: new PasskeyService(given),
      passkeyCreation: new PasskeyCreation({ ...given, relyingParty }),
      passkeySignIn: new PasskeySignIn({ ...given, relyingParty }),
    };
    return { services, resolvers: passkeyResolvers(services, given) };
  },
};
