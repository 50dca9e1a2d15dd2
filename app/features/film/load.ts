import { withAreas } from '#app/lib/words/load.ts'

/** Fetches the way into the kitchen: the dialog that asks for the number of people. */
export const loadWayToKitchen = () => withAreas(['film'], import('./way-to-kitchen.tsx'))

/** Fetches the film in the whole window. */
export const loadFilm = () => withAreas(['film'], import('./film-dialog.tsx'))
