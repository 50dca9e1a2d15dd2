/**
 * Header of a call that reads data before anybody sees it, such as that of a link under the pointer.
 * Such a call counts no view. Browsers send `Sec-Purpose` with the same value, which scripts
 * must not set.
 */
export const PURPOSE_HEADER = 'Purpose'

/** Value of {@link PURPOSE_HEADER}. */
export const PREFETCH = 'prefetch'
