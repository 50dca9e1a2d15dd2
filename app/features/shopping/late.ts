import { lateComponent } from '#app/lib/lazy/late-component.ts'
import { withAreas } from '#app/lib/words/load.ts'
import type { AddToListProps } from './member-add-to-list.tsx'

/** Fetches the code of the drawer with the shopping list. */
export const loadShoppingDrawer = () => withAreas(['shopping'], import('./shopping-drawer.tsx'))

/** The button that puts a recipe on the shopping list, on pages that only members have. */
export const LateAddToList = lateComponent<AddToListProps>(async () => {
  const code = import('./member-add-to-list.tsx')
  return (await withAreas(['shopping'], code)).AddToListOfMember
})
