export { Favourite } from './favourite.tsx'
export { useSetFavourite } from './favourites.ts'
export { useFavouriteCookbooks, useFavouriteRecipes } from './use-favourite-lists.ts'
export { useUndo } from './use-undo.ts'
