import type { Env } from '../platform/env/env.ts';
import type { Platform } from '../platform/platform.ts';
import type { Slice } from '../platform/slice.ts';
import { type PasskeyNeeds, passkeyFields, passkeyResolvers } from './passkey.resolvers.ts';
import { PasskeyService } from './passkey.service.ts';
import { PasskeyCreation } from './passkey-creation.ts';
import { PasskeySignIn } from './passkey-sign-in.ts';
import { RelyingParty } from './relying-party.ts';

/** Ways in through passkeys. */
export const passkeySlice = {
  entities: [],
  fields: passkeyFields,
  routes: [],
  open: (platform: Platform, { appOrigin }: Pick<Env, 'appOrigin'>, needs: PasskeyNeeds) => {
    const relyingParty = new RelyingParty(appOrigin);
    const services = {
      passkeys: new PasskeyService(platform),
      passkeyCreation: new PasskeyCreation({ ...platform, relyingParty }),
      passkeySignIn: new PasskeySignIn({ ...platform, relyingParty }),
    };
    return { services, resolvers: passkeyResolvers(services, needs) };
  },
} satisfies Slice;
