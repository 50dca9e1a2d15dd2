/**
 * Key of the answer to the dialog in local storage (D-03): `accepted`, `declined`, or `dismissed` when
 * the banner that follows `declined` has been closed as well.
 */
export const ANSWER_KEY = 'simmer.app'
