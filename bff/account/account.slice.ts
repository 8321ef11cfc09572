import type { Env } from '../platform/env/env.ts';
import type { Platform } from '../platform/platform.ts';
import { accountFields, accountResolvers } from './account.resolvers.ts';
import { accountRoutes } from './account.rest.ts';
import { AccountService } from './account.service.ts';
import { AccountRemoval } from './account-removal.ts';
import { AddressReservationEntity } from './address-reservation.entity.ts';
import { AddressReservations } from './address-reservations.ts';
import { ConsentRenewalEntity } from './consent-renewal.entity.ts';
import { Consents } from './consents.ts';
import { NewBrowsers } from './new-browsers.ts';
import { offersOf } from './offers.ts';
import { OwnerGate } from './owner-proof.ts';
import { PasskeyEntity, PasskeyUserEntity } from './passkey.entity.ts';
import { PasswordHasher } from './password.ts';
import { ProgramKeyEntity } from './program-key.entity.ts';
import { RecoverySheetEntity } from './recovery-sheet.entity.ts';
import { RegistrationWatch } from './registration-watch.ts';
import { UserEntity } from './user.entity.ts';
import { UserIdentityEntity } from './user-identity.entity.ts';
import { YoungWaysIn } from './young-ways-in.ts';

/** The settings of the account slice. */
export type AccountSettings = Pick<Env, 'appOrigin'> &
  Partial<Pick<Env, 'isRegistrationClosed' | 'passwordCost'>>;

/** People, how they prove who they are, and their devices. */
export const accountSlice = {
  folder: 'account',
  entities: [
    UserEntity,
    ConsentRenewalEntity,
    UserIdentityEntity,
    PasskeyEntity,
    PasskeyUserEntity,
    ProgramKeyEntity,
    RecoverySheetEntity,
    AddressReservationEntity,
  ],
  fields: accountFields,
  routes: accountRoutes,
  open: (given: Platform & AccountSettings) => {
    const { db, clock, limiter, events, sessions, passwordCost, isRegistrationClosed = false } = given;
    const reservations = new AddressReservations(db, clock);
    const consents = new Consents(db, clock);
    const passwords = new PasswordHasher(passwordCost);
    const account = new AccountService({ ...given, isRegistrationClosed, passwords, reservations });
    const removal = new AccountRemoval(given);
    const owner = new OwnerGate(account, limiter, events);
    const newBrowsers = new NewBrowsers(given);
    const registrations = new RegistrationWatch(given);
    const youngWaysIn = new YoungWaysIn({ ...given, removal });
    const offers = offersOf(given);
    const own = { account, consents, newBrowsers, owner, removal };
    return {
      services: { ...own, reservations, youngWaysIn },
      resolvers: accountResolvers({ ...own, registrations, sessions, offers }),
      jobs: { account: () => reservations.purge() },
      offers,
    };
  },
};
