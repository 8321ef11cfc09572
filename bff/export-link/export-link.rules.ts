import * as z from 'zod/mini';
import { linkToken } from '../platform/lib/link-token.rules.ts';

/** The token from a link to an export. */
export const exportByLinkRule = z.object({ token: linkToken });
