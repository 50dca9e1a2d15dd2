import { useSyncExternalStore } from 'react'
import { askCookbooks, cookbookOffer } from '#app/lib/dialogs/cookbook-offer.ts'
import { lateComponent } from '#app/lib/lazy/late-component.ts'
import { withAreas } from '#app/lib/words/load.ts'

const SaveSheet = lateComponent(async () => {
  const code = import('#app/features/own-cookbooks/index.ts')
  return (await withAreas(['ownCookbooks'], code)).SaveSheet
})
const nothing = () => undefined

/** The sheet that asks in which cookbooks a new favourite stands. Its code is fetched with the first question. */
export function CookbookQuestion() {
  const recipe = useSyncExternalStore(cookbookOffer.subscribe, cookbookOffer.read, nothing)
  return (
    recipe && <SaveSheet key={recipe.id} recipe={recipe} onClose={() => askCookbooks(undefined)} />
  )
}
