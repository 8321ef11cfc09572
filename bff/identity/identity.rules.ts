import * as z from 'zod/mini';

/** Longest ID token that is looked at. */
export const ID_TOKEN_MAX_LENGTH = 8_192;

const CODE_MAX_LENGTH = 4_096;
const NO_ID_TOKEN = 'Kein Google-Token erhalten';
const NO_CODE = 'Kein Autorisierungscode erhalten';

/** A Google ID token as text; whether it is genuine is for the verification to say. */
export const googleRule = z.object({
  idToken: z
    .string(NO_ID_TOKEN)
    .check(z.minLength(1, NO_ID_TOKEN), z.maxLength(ID_TOKEN_MAX_LENGTH, NO_ID_TOKEN)),
});

/** What Apple handed back: an authorization code, and at the first sign-in its `user` JSON. */
export const appleRule = z.object({
  code: z.string(NO_CODE).check(z.minLength(1, NO_CODE), z.maxLength(CODE_MAX_LENGTH, NO_CODE)),
  user: z.nullish(z.string('Die Angaben von Apple sind nicht lesbar')),
});

const currentPassword = z.nullish(z.string('Das aktuelle Passwort muss ein Text sein'));

/** The current password, where the sign-in is no longer fresh. */
export const ownerProofRule = z.object({ currentPassword });

/** Which way in is to be taken away: one through a provider. */
export const disconnectRule = z.object({
  provider: z.enum(['google', 'apple'], 'Nur Google und Apple können getrennt werden'),
  currentPassword,
});
