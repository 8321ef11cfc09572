import * as z from 'zod/mini';
import { username } from '../account/account.rules.ts';
import { boundedLinkToken } from '../platform/lib/link-token.rules.ts';

export const requestResetRule = z.object({ username });

/** Shown for a used, expired or forged removal token. */
export const REMOVAL_OVER =
  'Das geht von dieser Seite aus nicht mehr. Melde Dich an und entferne in Deinem Profil, was Du nicht kennst.';

export const removalRule = z.object({ token: boundedLinkToken(REMOVAL_OVER) });
