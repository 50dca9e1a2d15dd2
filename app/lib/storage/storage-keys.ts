/**
 * Keys of local storage that the inline script reads before anything else is loaded. This module
 * imports nothing, so that the script stays small.
 */
export const STORAGE_KEYS = {
  /** The session token (decision 005). */
  token: 'simmer.token',
  /** The chosen theme, `light` or `dark`; absent for the theme of the system. */
  theme: 'simmer.theme',
  /** Present when `/` does not open the search (WCAG 2.1.4). */
  slash: 'simmer.slash',
  /** The first rows of the member's list, which the inline script shows before anything is loaded. */
  firstRows: 'simmer.firstRows',
} as const
