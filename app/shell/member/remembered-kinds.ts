/** Remembered actions that the header carries out, because they need no component of the page. */
export const REMEMBERED_HERE = ['favouriteRecipe', 'favouriteCookbook', 'subscribe'] as const
