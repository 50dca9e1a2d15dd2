import { withAreas } from '#app/lib/words/load.ts'

/** Fetches the part that asks for how many people and then shows the film with its stops. */
export const loadCookAlong = () => withAreas(['cookAlong'], import('./cook-along.tsx'))

/** Fetches the player that shows a film from start to end. */
export const loadWholeFilm = () => withAreas(['cookAlong'], import('./whole-film.tsx'))
