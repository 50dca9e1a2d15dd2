import { Button } from '#design-system/button/button.tsx'
import { ShoppingBasket } from '#design-system/icon/lucide.ts'
import { memberPart, useLoginPrompt } from '#app/features/account/index.ts'
import { withAreas } from '#app/lib/words/load.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { AddToListProps } from './member-add-to-list.tsx'

/** For visitors: a button that asks to log in. */
function AddOfVisitor({ recipe }: AddToListProps) {
  const { t } = useWords()
  const action = { kind: 'addToList', id: recipe.Id, name: recipe.Name } as const
  const { prompt, isPending, dialog } = useLoginPrompt(action)
  return (
    <>
      <Button variant="primary" full icon={ShoppingBasket} pending={isPending} onClick={prompt}>
        {t('recipe.addToList')}
      </Button>
      {dialog}
    </>
  )
}

/** The button below the ingredients that puts the recipe on the shopping list. */
export const AddToList = memberPart<AddToListProps>(async () => {
  const code = import('./member-add-to-list.tsx')
  return (await withAreas(['shopping'], code)).AddToListOfMember
}, AddOfVisitor)
