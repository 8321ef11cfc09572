import type { AccountServices } from '../account/account.slice.ts';
import { hasPassword } from '../account/credentials.ts';
import { isSynthetic } from '../account/synthetic-address.ts';
import { updateUser } from '../account/user-changes.ts';
import { passkeyKnown } from '../passkey/passkey.service.ts';
import type { PasskeyServices } from '../passkey/passkey.slice.ts';
import type { Transaction } from '../platform/database/database.ts';
import type { AppContext } from '../platform/graphql/context.ts';
import { parseInput } from '../platform/graphql/parse-input.ts';
import type { Resolvers } from '../platform/graphql/resolvers.generated.ts';
import type { RootField } from '../platform/graphql/root-fields.ts';
import { AppError } from '../platform/lib/errors.ts';
import { recoverWithPasskeyRule, recoverWithPasswordRule, recoveryCodeRule } from './recovery-code.rules.ts';
import { HAS_PASSWORD, NEEDS_ADDRESS } from './recovery-code.sentences.rules.ts';
import type {
  RecoveryCodeCredentials,
  RecoveryCodeService,
  ValidRecoveryCode,
} from './recovery-code.service.ts';

const RECOVERY = { access: 'public', scope: 'none', limit: 'credential', event: 'recovery' } as const;

/** Access, limits and events of the recovery code fields; failed attempts are not counted with passwords. */
export const recoveryCodeFields = {
  createRecoveryCode: { access: 'user', scope: 'none', limit: 'settings', event: 'recovery-code-change' },
  checkRecoveryCode: RECOVERY,
  startRecoveryPasskey: RECOVERY,
  recoverWithPassword: { ...RECOVERY, credential: 'recovery-code' },
  recoverWithPasskey: { ...RECOVERY, credential: 'recovery-code' },
} satisfies Record<string, RootField>;

function requireNoPassword({ user }: ValidRecoveryCode): void {
  if (hasPassword(user)) throw new AppError('FORBIDDEN', HAS_PASSWORD);
}

/** Names this recovery code, which the challenge of a new passkey is bound to. */
function boundCode({ user, codeHash }: ValidRecoveryCode): string {
  return `sheet|${user.id}|${codeHash}`;
}

export function recoveryCodeResolvers(
  deps: AccountServices & PasskeyServices & { recoveryCodes: RecoveryCodeService },
): Resolvers {
  const { account, owner, passwords, recoveryCodes, passkeys, passkeyCeremonies } = deps;
  /**
   * Finds the recovery code of these credentials. A wrong code counts as the account's failed attempt, but that count
   * never rejects a correct code.
   */
  const findCode = async (
    credentials: RecoveryCodeCredentials,
    { limits }: AppContext,
  ): Promise<ValidRecoveryCode> => {
    try {
      return await recoveryCodes.find(credentials);
    } catch (error) {
      const isWrong = error instanceof AppError && error.code === 'UNAUTHENTICATED';
      if (isWrong) await limits.limitSubject('credential', 'wrong recovery code', credentials.username);
      throw error;
    }
  };

  return {
    Account: { recoveryCodeCreatedAt: ({ id }) => recoveryCodes.createdAt(id) },
    Mutation: {
      createRecoveryCode: async (_root, { input }, context) => {
        const { user } = context;
        if (isSynthetic(user.username)) throw new AppError('FORBIDDEN', NEEDS_ADDRESS);
        await owner.requireIn(context, input);
        return recoveryCodes.create(user);
      },
      checkRecoveryCode: async (_root, { input }, context) => {
        const { user } = await findCode(parseInput(recoveryCodeRule, input), context);
        return { method: hasPassword(user) ? 'PASSWORD' : 'PASSKEY' };
      },
      startRecoveryPasskey: async (_root, { input }, context) => {
        const code = await findCode(parseInput(recoveryCodeRule, input), context);
        requireNoPassword(code);
        return { creation: await passkeyCeremonies.startCreation(code.user, boundCode(code)) };
      },
      recoverWithPassword: async (_root, { input }, context) => {
        const { password: newPassword, ...credentials } = parseInput(recoverWithPasswordRule, input);
        const code = await findCode(credentials, context);
        account.requireLocal(code.user);
        const password = await context.limits.withOwnerHashSlot(credentials.username, () =>
          passwords.hash(newPassword),
        );
        const user = await recoveryCodes.use(code, (tx) => updateUser(tx, code.user.id, { password }));
        return context.signIn(user);
      },
      recoverWithPasskey: async (_root, { input }, context) => {
        const { passkey, ...credentials } = parseInput(recoverWithPasskeyRule, input);
        const code = await findCode(credentials, context);
        requireNoPassword(code);
        const verified = await passkeyCeremonies.verifyCreation(passkey.credential, boundCode(code));
        const credential = { ...verified, name: passkey.name };
        // Ignores the maximum number of passkeys: a recovery code always restores access.
        const insert = (tx: Transaction) => passkeys.insert(tx, code.user.id, credential);
        return context.signIn(await recoveryCodes.use(code, insert, passkeyKnown));
      },
    },
  };
}
