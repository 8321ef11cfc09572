import * as z from 'zod/mini';
import { currentPassword, username } from '../account/account.rules.ts';
import { linkToken } from '../platform/lib/link-token.rules.ts';

/** A token, and the account's password if no session of that account is signed in. */
export const confirmAddressRule = z.object({ token: linkToken, password: currentPassword });

export const refuseAddressRule = z.object({ token: linkToken });

/** A new address, and the current password when the last sign-in is not recent. */
export const changeAddressRule = z.object({ username, currentPassword });
