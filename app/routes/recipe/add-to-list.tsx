import { Button } from '#design-system/button/button.tsx'
import { ShoppingBasket } from '#design-system/icon/lucide.ts'
import { memberPart } from '#app/session/member-part.tsx'
import { useLoginPrompt } from '#app/session/use-login-prompt.tsx'
import { withAreas } from '#app/words/load.ts'
import { useWords } from '#app/words/words-provider.tsx'
import type { RecipeIngredient } from '#contract/ingredient.ts'
import type { Recipe } from '#contract/recipe.ts'

/** Props of {@link AddToList}. */
export interface AddToListProps {
  recipe: Recipe
  /** Amounts for one person. */
  ingredients: readonly RecipeIngredient[]
  /** For how many people the page shows them. */
  persons: number
}

/** For visitors: a button that asks to log in (AUT-20). */
function AddOfVisitor() {
  const { t } = useWords()
  const { prompt, isPending, dialog } = useLoginPrompt()
  return (
    <>
      <Button icon={ShoppingBasket} pending={isPending} onClick={prompt}>
        {t('recipe.addToList')}
      </Button>
      {dialog}
    </>
  )
}

/** The button below the ingredients that puts the recipe on the shopping list (RCD-25). */
export const AddToList = memberPart<AddToListProps>(async () => {
  const code = import('#app/shopping/add-to-list-of-member.tsx')
  return (await withAreas(['shopping'], code)).AddToListOfMember
}, AddOfVisitor)
