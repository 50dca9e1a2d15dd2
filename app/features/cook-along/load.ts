import { withAreas } from '#app/lib/words/load.ts'

/** Fetches the dialog that asks for the number of people, and the film with its pauses. */
export const loadCookAlong = () => withAreas(['cookAlong'], import('./cook-along.tsx'))

/** Fetches the player that shows a film without pauses. */
export const loadWholeFilm = () => withAreas(['cookAlong'], import('./whole-film.tsx'))
