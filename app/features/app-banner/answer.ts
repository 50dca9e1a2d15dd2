/**
 * Where the answer to the invitation lies in local storage (D-03): `accepted`, `declined`, or
 * `dismissed` when the banner that follows a refusal was closed as well.
 */
export const ANSWER_KEY = 'simmer.app'
