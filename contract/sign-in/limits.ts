/** Passkeys of one member. */
export const PASSKEYS_MAX = 10
/** Longest name of a passkey, in code points. */
export const PASSKEY_NAME_MAX = 60
