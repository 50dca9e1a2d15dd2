/** Actions of visitors that the header carries out, because no component of the page is needed. */
export const REMEMBERED_HERE = ['favouriteRecipe', 'favouriteCookbook', 'subscribe'] as const
