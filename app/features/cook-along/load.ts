import { withAreas } from '#app/lib/words/load.ts'

/** Fetches the way into the kitchen: the dialog that asks for the number of people. */
export const loadCookAlong = () => withAreas(['cookAlong'], import('./cook-along.tsx'))

/** Fetches the film in the whole window. */
export const loadFilm = () => withAreas(['cookAlong'], import('./film-dialog.tsx'))
