/** Length of a code in characters: 120 bits. */
export const CODE_LENGTH = 24;

export const CODE_AS_TYPED_MAX_LENGTH = 100;
