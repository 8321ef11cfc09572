import * as z from 'zod/mini';
import { currentPassword } from '../account/account.rules.ts';

/** The current password, where the sign-in is no longer fresh. */
export const noticeProofRule = z.object({ currentPassword });
