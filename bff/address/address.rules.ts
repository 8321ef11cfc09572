import * as z from 'zod/mini';
import { currentPassword, username } from '../account/account.rules.ts';
import { linkToken } from '../platform/lib/link-token.rules.ts';

/** A token, and the account's password where nobody is signed in to that account. */
export const confirmAddressRule = z.object({ token: linkToken, password: currentPassword });

/** A token alone. */
export const refuseAddressRule = z.object({ token: linkToken });

/** A new address, and the current password where the sign-in is no longer fresh. */
export const changeAddressRule = z.object({ username, currentPassword });
