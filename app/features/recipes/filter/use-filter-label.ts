import type { FilterPart, RecipeFilter } from '#app/features/recipes/recipe-filter.ts'
import { useIngredients } from '#app/features/recipes/use-ingredients.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { dishTypeName } from '#contract/dish-types.ts'

/** Returns a function that labels a part of a filter: "Salads", "up to 45 min", "with tomato". */
export function usePartLabel(filter: RecipeFilter): (part: FilterPart) => string {
  const { t } = useWords()
  const { ingredients } = useIngredients(filter.include.length + filter.exclude.length > 0)
  return (part) => {
    const { kind, value } = part
    if (kind === 'category') return t(`app.categories.${dishTypeName(value) ?? 'All'}`)
    if (kind === 'time') {
      const minutes = t('recipes.filter.minutes', { count: value })
      return t('recipes.filter.upTo', { value: minutes })
    }
    if (kind === 'calories') {
      const calories = t('recipes.filter.calorieCount', { count: value })
      return t('recipes.filter.upTo', { value: calories })
    }
    const ingredient = ingredients?.find(({ Id }) => Id === value)
    const name = ingredient?.Name ?? t('recipes.filter.unknownIngredient')
    return t(kind === 'include' ? 'recipes.filter.with' : 'recipes.filter.without', { name })
  }
}
