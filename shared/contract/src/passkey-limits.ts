/** Passkeys of one member. */
export const MAX_PASSKEYS = 10;

/** Characters of a passkey's name. */
export const MAX_PASSKEY_NAME = 60;
