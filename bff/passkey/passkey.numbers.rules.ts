export const MAX_PASSKEYS = 10;

/** Longest name of a passkey, in Unicode code points. */
export const PASSKEY_NAME_MAX_LENGTH = 60;

/** Longest credential id in base64url: 1,023 bytes. */
export const CREDENTIAL_ID_MAX_LENGTH = 1_364;

export const CLIENT_DATA_MAX_LENGTH = 2_048;
export const ATTESTATION_MAX_LENGTH = 8_192;
/** 37 bytes: the RP id's hash, flags and counter. */
export const AUTHENTICATOR_DATA_MIN_LENGTH = 50;
export const ASSERTION_MAX_LENGTH = 1_024;
export const USER_HANDLE_MAX_LENGTH = 86;
export const PUBLIC_KEY_MAX_LENGTH = 1_366;
