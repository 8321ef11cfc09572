import * as z from 'zod/mini';
import { username } from '../account/account.rules.ts';

/** The address of an account whose password is forgotten. */
export const requestResetRule = z.object({ username });
