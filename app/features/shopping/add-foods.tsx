import { IconButton } from '#design-system/icon-button/icon-button.tsx'
import { ShoppingBasket } from '#design-system/icon/lucide.ts'
import { memberPart, useLoginPrompt } from '#app/features/account/index.ts'
import { withAreas } from '#app/lib/words/load.ts'
import type { AddFoodsProps } from './member-add-foods.tsx'

/** For visitors: a button that asks to log in. */
function AddFoodsOfVisitor({ recipeId, label }: AddFoodsProps) {
  const action = { kind: 'addFoods', id: recipeId, name: '' } as const
  const { prompt, isPending, dialog } = useLoginPrompt(action)
  return (
    <>
      <IconButton
        label={label}
        icon={ShoppingBasket}
        variant="boxed"
        pending={isPending}
        onClick={prompt}
      />
      {dialog}
    </>
  )
}

/** The button that puts foods that a recipe needs on the shopping list, as items of the member's own. */
export const AddFoods = memberPart<AddFoodsProps>(async () => {
  const code = import('./member-add-foods.tsx')
  return (await withAreas(['shopping'], code)).AddFoodsOfMember
}, AddFoodsOfVisitor)
