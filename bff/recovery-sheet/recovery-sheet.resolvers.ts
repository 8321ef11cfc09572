import type { AccountService } from '../account/account.service.ts';
import type { OwnerGate } from '../account/owner-proof.ts';
import { isSynthetic } from '../account/synthetic-address.ts';
import { UserEntity } from '../account/user.entity.ts';
import { hasPassword } from '../account/ways-in.ts';
import { type PasskeyService, refuseKnown } from '../passkey/passkey.service.ts';
import type { PasskeyCreation } from '../passkey/passkey-creation.ts';
import type { AppContext } from '../platform/graphql/context.ts';
import { parseInput } from '../platform/graphql/parse-input.ts';
import type { Resolvers } from '../platform/graphql/resolvers.generated.ts';
import type { RootField } from '../platform/graphql/root-fields.ts';
import { AppError } from '../platform/lib/errors.ts';
import type { Turns } from '../platform/limits/fair-queue.ts';
import {
  recoverWithPasskeyRule,
  recoverWithPasswordRule,
  recoverySheetRule,
  sheetProofRule,
} from './recovery-sheet.rules.ts';
import type { HeldSheet, RecoverySheetService, SheetCredentials } from './recovery-sheet.service.ts';

const HAS_PASSWORD = 'Dieses Konto hat ein Passwort. Bitte wähle ein neues.';

const NEEDS_ADDRESS =
  'Für das Blatt braucht Dein Konto eine E-Mail-Adresse. Gib sie bitte zuerst im Profil an.';

/** The services of the root fields of recovery sheets. */
interface RecoverySheetDeps {
  account: AccountService;
  owner: OwnerGate;
  sheets: RecoverySheetService;
  passkeys: PasskeyService;
  passkeyCreation: PasskeyCreation;
}

/** Access, limits and events; a recovery counts as a guess of a log-in once its input is valid. */
export const recoverySheetFields = {
  createRecoverySheet: { access: 'user', scope: 'none', limit: 'changeWaysIn', event: 'recovery-sheet' },
  checkRecoverySheet: { access: 'public', scope: 'none', event: 'recovery' },
  startRecoveryPasskey: { access: 'public', scope: 'none', event: 'recovery' },
  recoverWithPassword: { access: 'public', scope: 'none', event: 'recovery', way: 'recovery-sheet' },
  recoverWithPasskey: { access: 'public', scope: 'none', event: 'recovery', way: 'recovery-sheet' },
} satisfies Record<string, RootField>;

function requireNoPassword({ user }: HeldSheet): void {
  if (hasPassword(user)) throw new AppError('FORBIDDEN', HAS_PASSWORD);
}

/** Binds the challenge of a new passkey to this sheet. */
function thisSheet({ user, codeHash }: HeldSheet): string {
  return `sheet|${user.id}|${codeHash}`;
}

/** The root fields of recovery sheets. */
export function recoverySheetResolvers({
  account,
  owner,
  sheets,
  passkeys,
  passkeyCreation,
}: RecoverySheetDeps): Resolvers {
  /** The steps of a guess that go on with the sheet once address and code match. */
  const stepsFor = <T>(
    credentials: SheetCredentials,
    proceed: (sheet: HeldSheet, turns: Turns) => Promise<T>,
  ) => ({
    findSessionEpoch: () => account.findSessionEpoch(credentials.username),
    authenticate: async (turns: Turns) => proceed(await sheets.find(credentials), turns),
  });

  return {
    WaysIn: {
      recoverySheetCreatedAt: ({ id }) => sheets.createdAt(id),
    },
    Mutation: {
      createRecoverySheet: async (_root, args, { user, limits, session }) => {
        const { currentPassword } = parseInput(sheetProofRule, args);
        if (isSynthetic(user.username)) throw new AppError('FORBIDDEN', NEEDS_ADDRESS);
        await limits.hashing(user.username, (turns) =>
          owner.require({ user, session, turns }, currentPassword),
        );
        return sheets.create(user);
      },

      checkRecoverySheet: async (_root, { input }, { limits }: AppContext) => {
        const credentials = parseInput(recoverySheetRule, input);
        const steps = stepsFor(credentials, async ({ user }) => (hasPassword(user) ? 'PASSWORD' : 'PASSKEY'));
        return limits.guess(credentials.username, steps);
      },

      startRecoveryPasskey: async (_root, { input }, { limits }) => {
        const credentials = parseInput(recoverySheetRule, input);
        const steps = stepsFor(credentials, async (sheet) => {
          requireNoPassword(sheet);
          return passkeyCreation.start(sheet.user, thisSheet(sheet));
        });
        return limits.guess(credentials.username, steps);
      },

      recoverWithPassword: async (_root, { input }, { limits, session }) => {
        const { password: newPassword, ...credentials } = parseInput(recoverWithPasswordRule, input);
        const steps = stepsFor(credentials, async (sheet, turns) => {
          account.requireLocal(sheet.user);
          const password = await account.hashPassword(newPassword, turns);
          return sheets.use(sheet, (tx) => tx.manager.update(UserEntity, sheet.user.id, { password }));
        });
        const user = await limits.logIn(credentials.username, steps);
        await session.signIn(user);
        return user;
      },

      recoverWithPasskey: async (_root, { input }, { limits, session }) => {
        const { passkey, ...credentials } = parseInput(recoverWithPasskeyRule, input);
        const steps = stepsFor(credentials, async (sheet) => {
          requireNoPassword(sheet);
          const verified = await passkeyCreation.verify(passkey.credential, thisSheet(sheet));
          const credential = { ...verified, name: passkey.name };
          // Beyond the limit of passkeys as well: a sheet opens the account in any case.
          return sheets.use(sheet, (tx) => passkeys.insert(tx, sheet.user.id, credential)).catch(refuseKnown);
        });
        const user = await limits.logIn(credentials.username, steps);
        await session.signIn(user);
        return user;
      },
    },
  };
}
