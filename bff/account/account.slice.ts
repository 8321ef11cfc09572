import type { Env } from '../platform/env/env.ts';
import { hostNameOf } from '../platform/lib/host-name.ts';
import type { Platform } from '../platform/platform.ts';
import type { ServicesOf } from '../platform/slice.ts';
import { accountFields, accountResolvers } from './account.resolvers.ts';
import { accountRoutes } from './account.rest.ts';
import { AccountService } from './account.service.ts';
import { AddressReservationEntity } from './address-reservation.entity.ts';
import { AddressReservations } from './address-reservations.ts';
import { ConsentRenewalEntity } from './consent-renewal.entity.ts';
import { Consents } from './consents.ts';
import { CredentialRegistry } from './credential-registry.ts';
import { NewDeviceNotices } from './new-device-notices.ts';
import { OwnerGate } from './owner-proof.ts';
import { type PasswordCost, PasswordHasher } from './password.ts';
import { RegistrationWatch } from './registration-watch.ts';
import { UserEntity } from './user.entity.ts';

/** The settings of registration, passwords and links. */
export interface AccountSettings
  extends Pick<Env, 'appOrigin' | 'isRegistrationClosed' | 'arePasswordsClosed' | 'hasTerms'> {
  /** Default: the product's cost. */
  passwordCost?: PasswordCost;
}

/** Users, their credentials, consents and trusted devices. */
export const accountSlice = {
  folder: 'account',
  entities: [UserEntity, ConsentRenewalEntity, AddressReservationEntity],
  fields: accountFields,
  routes: accountRoutes,
  open: (given: Platform & AccountSettings) => {
    const { sessions, isRegistrationClosed, arePasswordsClosed } = given;
    const reservations = new AddressReservations(given);
    const consents = new Consents(given);
    const passwords = new PasswordHasher(given);
    const credentials = new CredentialRegistry(given);
    const account = new AccountService({ ...given, passwords, reservations, credentials });
    const owner = new OwnerGate({ ...given, account });
    const newDeviceNotices = new NewDeviceNotices(given);
    const registrations = new RegistrationWatch(given);
    const offers = {
      mail: given.outbox.isOn,
      passkeys: hostNameOf(given.appOrigin) !== null,
      registration: !isRegistrationClosed,
      passwords: !arePasswordsClosed,
    };
    const own = { account, consents, newDeviceNotices, owner };
    return {
      services: { ...own, credentials, passwords, reservations },
      resolvers: accountResolvers({ ...own, registrations, reservations, sessions, offers }),
      jobs: { account: () => reservations.purge() },
      offers,
    };
  },
};

export type AccountServices = ServicesOf<typeof accountSlice>;

/** Dependencies of the services of all credentials except the password. */
export type CredentialDeps = Pick<Platform, 'db' | 'clock' | 'outbox'> & Pick<AccountServices, 'credentials'>;
