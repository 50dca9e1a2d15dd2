/**
 * Key of the answer to the dialog in local storage: `accepted`, `declined`, or `dismissed` when
 * the banner that follows `declined` has been closed as well.
 */
export const ANSWER_KEY = 'simmer.app'
