/** Pages as the server sent them; the same for everybody. */
export const PAGES_CACHE = 'simmer.pages'
/** Answers of the API, a member's own among them: they go when the member does. */
export const ANSWERS_CACHE = 'simmer.answers'
/** Pictures that were seen. */
export const PICTURES_CACHE = 'simmer.pictures'
