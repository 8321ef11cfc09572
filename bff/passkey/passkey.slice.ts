import type { AccountServices } from '../account/account.slice.ts';
import type { Env } from '../platform/env/env.ts';
import type { Platform } from '../platform/platform.ts';
import type { ServicesOf } from '../platform/slice.ts';
import { PasskeyEntity, PasskeyUserEntity } from './passkey.entity.ts';
import { passkeyFields, passkeyResolvers } from './passkey.resolvers.ts';
import { PasskeyService } from './passkey.service.ts';
import { PasskeyCeremonies } from './passkey-ceremonies.ts';
import { RelyingParty } from './relying-party.ts';

export const passkeySlice = {
  folder: 'passkey',
  entities: [PasskeyEntity, PasskeyUserEntity],
  fields: passkeyFields,
  open: (given: Platform & Pick<Env, 'appOrigin'> & AccountServices) => {
    const relyingParty = new RelyingParty(given);
    const services = {
      passkeys: new PasskeyService(given),
      passkeyCeremonies: new PasskeyCeremonies({ ...given, relyingParty }),
    };
    given.credentials.add('EXISTS (SELECT 1 FROM passkey WHERE passkey.userId = user.id)');
    return { services, resolvers: passkeyResolvers({ ...given, ...services }) };
  },
};

export type PasskeyServices = ServicesOf<typeof passkeySlice>;
