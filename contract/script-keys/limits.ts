/** Script keys of one member. */
export const SCRIPT_KEYS_MAX = 10
/** Longest name of a script key, in code points. */
export const SCRIPT_KEY_NAME_MAX = 60
/** Days that a script key may run: one of these, never for ever. */
export const SCRIPT_KEY_DAYS = [30, 90, 365] as const
/** Days without use after which a script key ends by itself. */
export const SCRIPT_KEY_UNUSED_DAYS = 90
/** Days before its end on which the member is mailed. */
export const SCRIPT_KEY_WARNING_DAYS = 7
/** What every script key begins with, so that people and scanners of source code recognise one. */
export const SCRIPT_KEY_PREFIX = 'smr_'
