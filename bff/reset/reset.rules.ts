import * as z from 'zod/mini';
import { username } from '../account/account.rules.ts';
import { boundedLinkToken } from '../platform/lib/link-token.rules.ts';

/** The address of an account whose password is forgotten. */
export const requestResetRule = z.object({ username });

/** The refusal of a removal whose token is spent, ended or forged. */
export const REMOVAL_OVER =
  'Das geht von dieser Seite aus nicht mehr. Melde Dich an und entferne in Deinem Profil, was Du nicht kennst.';

/** The token of a removal; the verification says whether the token is genuine. */
export const removalRule = z.object({ token: boundedLinkToken(REMOVAL_OVER) });
