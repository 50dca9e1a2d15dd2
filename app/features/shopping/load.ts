import { withAreas } from '#app/lib/words/load.ts'

/** Fetches the code of the drawer with the shopping list. */
export const loadShoppingDrawer = () => withAreas(['shopping'], import('./shopping-drawer.tsx'))
