import { Button } from '#design-system/button/button.tsx'
import { Icon } from '#design-system/icon/icon.tsx'
import { Scale } from '#design-system/icon/lucide.ts'
import { useImperial } from '#app/features/account/index.ts'
import { type Scaled, useScale, yieldText } from '#app/features/recipes/index.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { RecipeIngredient } from '#contract/recipes/ingredient.ts'
import type { Recipe } from '#contract/recipes/recipe.ts'
import { stockLine } from './stock.ts'

/** Props of {@link ScaledNote}. */
export interface ScaledNoteProps {
  recipe: Recipe
  ingredients: readonly RecipeIngredient[]
}

/** What a recipe is scaled by, and the way back. Nothing for a recipe that is not. */
export function ScaledNote({ recipe, ingredients }: ScaledNoteProps) {
  const { t, language } = useWords()
  const { scaled, counted, unscale } = useScale(recipe)
  const what = useBasisText(recipe, ingredients, scaled)
  if (!scaled || what === undefined) return null
  const usual = yieldText(recipe.Yield, counted, { t, language }).text
  return (
    <div className="mb-6 grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3.5 gap-y-2 rounded-control bg-tint p-3 text-label tablet:grid-cols-[auto_minmax(0,1fr)_auto] tablet:py-2 tablet:ps-4 tablet:pe-2 forced-colors:border forced-colors:border-[CanvasText]">
      <Icon of={Scale} />
      <p>
        <b className="font-semibold">{t('recipeFacts.scaledBy', { what })}</b>{' '}
        {recipe.Yield?.Form && t('recipeFacts.bakeSame')}
      </p>
      <Button onClick={unscale} className="max-tablet:col-span-2">
        {t('recipeFacts.backTo', { what: usual })}
      </Button>
    </div>
  )
}

/** What a recipe is scaled by: "300 g plain flour", "one 22 cm springform tin". */
function useBasisText(
  recipe: Recipe,
  ingredients: readonly RecipeIngredient[],
  scaled: Scaled | undefined,
): string | undefined {
  const { t, language } = useWords()
  const imperial = useImperial()
  if (!scaled) return undefined
  const { basis, servings } = scaled
  if ('tin' in basis) {
    return yieldText(recipe.Yield, servings, { t, language, tin: basis.tin }).detail
  }
  const row = ingredients.find(({ Ingredient }) => Ingredient.Id === basis.ingredientId)
  return row && stockLine(row, basis.stock, { language, imperial }).text
}
