import type { Platform } from '../platform/platform.ts';
import type { Slice } from '../platform/slice.ts';
import { accountFields, accountResolvers } from './account.resolvers.ts';
import { accountRoutes } from './account.rest.ts';
import { AccountService } from './account.service.ts';
import { AddressReservationEntity } from './address-reservation.entity.ts';
import { AddressReservations } from './address-reservations.ts';
import { ConsentRenewalEntity } from './consent-renewal.entity.ts';
import { Consents } from './consents.ts';
import type { BeforeRemoval, OnTimeZone } from './follow-ups.ts';
import { NewBrowsers } from './new-browsers.ts';
import { offersOf } from './offers.ts';
import { OwnerGate } from './owner-proof.ts';
import { PasskeyEntity, PasskeyUserEntity } from './passkey.entity.ts';
import { type PasswordCost, PasswordHasher } from './password.ts';
import { ProgramKeyEntity } from './program-key.entity.ts';
import { RecoverySheetEntity } from './recovery-sheet.entity.ts';
import { RegistrationWatch } from './registration-watch.ts';
import { UserEntity } from './user.entity.ts';
import { UserIdentityEntity } from './user-identity.entity.ts';
import { YoungWaysIn } from './young-ways-in.ts';

/** The options of the account slice. */
export interface AccountOptions {
  /** The cost of a password's hash; `PASSWORD_COST` without it. */
  passwordCost?: PasswordCost | undefined;
  appOrigin: string;
  /** Whether nobody new gets an account. */
  isRegistrationClosed: boolean;
  beforeRemoval: BeforeRemoval;
  onTimeZone: OnTimeZone;
}

/** People, how they prove who they are, and their devices. */
export const accountSlice = {
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
  open: (platform: Platform, options: AccountOptions) => {
    const { db, clock, limiter, events, sessions } = platform;
    const reservations = new AddressReservations(db, clock);
    const consents = new Consents(db, clock);
    const passwords = new PasswordHasher(options.passwordCost);
    const account = new AccountService({ ...platform, ...options, passwords, reservations });
    const owner = new OwnerGate(account, limiter, events);
    const newBrowsers = new NewBrowsers(platform);
    const registrations = new RegistrationWatch(platform);
    const youngWaysIn = new YoungWaysIn({ ...platform, ...options });
    const offers = offersOf({ ...platform, ...options });
    return {
      services: { account, consents, newBrowsers, owner, reservations, youngWaysIn },
      resolvers: accountResolvers({ account, consents, newBrowsers, owner, registrations, sessions, offers }),
      purge: () => reservations.purge(),
    };
  },
} satisfies Slice;
