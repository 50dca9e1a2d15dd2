export { Favourite } from './favourite.tsx'
export { useFavouriteCookbooks, useFavouriteRecipes } from './use-favourite-lists.ts'
export { useUndo } from './use-undo.ts'
