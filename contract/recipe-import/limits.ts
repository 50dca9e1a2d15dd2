/** Limits of imports, see `contract/limits.ts`. */

/** Files that a member may import in a day. */
export const IMPORT_FILES_PER_DAY = 10
/** Addresses that a member may import in a day. */
export const IMPORT_ADDRESSES_PER_DAY = 200
/** Largest file that can be imported, in bytes. */
export const IMPORT_FILE_BYTES_MAX = 256 * 1024 ** 2
/** Maximum number of files in an imported archive. */
export const IMPORT_ENTRIES_MAX = 5_000
/** Maximum length of all recipes of an import together, in characters. */
export const IMPORT_TEXTS_MAX = 32 * 1024 ** 2
/** Longest text that can be imported, in characters. */
export const IMPORT_TEXT_MAX = 100_000
/** Maximum number of recipes of one import. */
export const IMPORT_RECIPES_MAX = 500
