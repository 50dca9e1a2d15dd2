import { withAreas } from '#app/lib/words/load.ts'

/** Fetches the shopping list that opens beside the page. */
export const loadShoppingDrawer = () => withAreas(['shopping'], import('./shopping-drawer.tsx'))
