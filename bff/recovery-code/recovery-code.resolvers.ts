import type { AccountServices } from '../account/account.slice.ts';
import { hasPassword } from '../account/credentials.ts';
import { isSynthetic } from '../account/synthetic-address.ts';
import { setPassword } from '../account/user-changes.ts';
import { refuseKnown } from '../passkey/passkey.service.ts';
import type { PasskeyServices } from '../passkey/passkey.slice.ts';
import type { AppContext } from '../platform/graphql/context.ts';
import { parseInput } from '../platform/graphql/parse-input.ts';
import type { Resolvers } from '../platform/graphql/resolvers.generated.ts';
import type { RootField } from '../platform/graphql/root-fields.ts';
import { AppError } from '../platform/lib/errors.ts';
import type { CurrentUser } from '../platform/session/current-user.ts';
import { recoverWithPasskeyRule, recoverWithPasswordRule, recoveryCodeRule } from './recovery-code.rules.ts';
import { HAS_PASSWORD, NEEDS_ADDRESS } from './recovery-code.sentences.rules.ts';
import type { HeldSheet, RecoveryCodeService, SheetCredentials } from './recovery-code.service.ts';

/** The services of the fields of recovery sheets. */
interface RecoveryCodeDeps extends AccountServices, PasskeyServices {
  sheets: RecoveryCodeService;
}

/** Access, limits and events; no limit of passwords counts here. */
export const recoveryCodeFields = {
  'me.recoveryCodeCreatedAt': { access: 'user', scope: 'none' },
  createRecoveryCode: { access: 'user', scope: 'none', limit: 'settings', event: 'recovery-code-change' },
  checkRecoveryCode: { access: 'public', scope: 'none', limit: 'credential', event: 'recovery' },
  startRecoveryPasskey: { access: 'public', scope: 'none', limit: 'credential', event: 'recovery' },
  recoverWithPassword: {
    access: 'public',
    scope: 'none',
    limit: 'credential',
    event: 'recovery',
    credential: 'recovery-code',
  },
  recoverWithPasskey: {
    access: 'public',
    scope: 'none',
    limit: 'credential',
    event: 'recovery',
    credential: 'recovery-code',
  },
} satisfies Record<string, RootField>;

function requireNoPassword({ user }: HeldSheet): void {
  if (hasPassword(user)) throw new AppError('FORBIDDEN', HAS_PASSWORD);
}

/** Signs the owner in and makes this browser known. */
async function open(user: CurrentUser, { limits, session }: AppContext): Promise<{ account: CurrentUser }> {
  limits.trustDevice(user);
  await session.signIn(user);
  return { account: user };
}

/** Binds the challenge of a new passkey to this sheet. */
function thisSheet({ user, codeHash }: HeldSheet): string {
  return `sheet|${user.id}|${codeHash}`;
}

/** The fields of recovery sheets. */
export function recoveryCodeResolvers(deps: RecoveryCodeDeps): Resolvers {
  const { account, owner, sheets, passkeys, passkeyCreation } = deps;
  /** The sheet of these credentials; a wrong one counts for its account, and a right one is refused by no such count. */
  const findSheet = async (credentials: SheetCredentials, { limits }: AppContext): Promise<HeldSheet> => {
    try {
      return await sheets.find(credentials);
    } catch (error) {
      const isWrong = error instanceof AppError && error.code === 'UNAUTHENTICATED';
      if (isWrong) await limits.limitSubject('credential', 'wrong recovery code', credentials.username);
      throw error;
    }
  };

  return {
    Account: {
      recoveryCodeCreatedAt: ({ id }) => sheets.createdAt(id),
    },
    Mutation: {
      createRecoveryCode: async (_root, { input }, context) => {
        const { user } = context;
        if (isSynthetic(user.username)) throw new AppError('FORBIDDEN', NEEDS_ADDRESS);
        await owner.requireIn(context, input);
        return sheets.create(user);
      },

      checkRecoveryCode: async (_root, { input }, context) => {
        const { user } = await findSheet(parseInput(recoveryCodeRule, input), context);
        return { method: hasPassword(user) ? 'PASSWORD' : 'PASSKEY' };
      },

      startRecoveryPasskey: async (_root, { input }, context) => {
        const sheet = await findSheet(parseInput(recoveryCodeRule, input), context);
        requireNoPassword(sheet);
        return { creation: await passkeyCreation.start(sheet.user, thisSheet(sheet)) };
      },

      recoverWithPassword: async (_root, { input }, context) => {
        const { password: newPassword, ...credentials } = parseInput(recoverWithPasswordRule, input);
        const sheet = await findSheet(credentials, context);
        account.requireLocal(sheet.user);
        const password = await context.limits.withOwnerHashSlot(credentials.username, () =>
          account.hashPassword(newPassword),
        );
        const user = await sheets.use(sheet, (tx) => setPassword(tx, sheet.user.id, password));
        return open(user, context);
      },

      recoverWithPasskey: async (_root, { input }, context) => {
        const { passkey, ...credentials } = parseInput(recoverWithPasskeyRule, input);
        const sheet = await findSheet(credentials, context);
        requireNoPassword(sheet);
        const verified = await passkeyCreation.verify(passkey.credential, thisSheet(sheet));
        const credential = { ...verified, name: passkey.name };
        // Beyond the limit of passkeys as well: a sheet opens the account in any case.
        const user = await sheets
          .use(sheet, (tx) => passkeys.insert(tx, sheet.user.id, credential))
          .catch(refuseKnown);
        return open(user, context);
      },
    },
  };
}
