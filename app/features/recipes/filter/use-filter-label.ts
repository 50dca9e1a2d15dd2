import type { FilterPart } from './filter-parts.ts'
import { TAG_LISTS, type RecipeFilter } from './recipe-filter.ts'
import { useFacets } from './use-facets.ts'
import { useIngredients } from '#app/features/recipes/use-ingredients.ts'
import { camelCase } from '#contract/text/camel-case.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { dishTypeName } from '#contract/recipes/dish-types.ts'

/** Returns a function that labels a part of a filter: "Salads", "in all up to 45 min", "with tomato". */
export function usePartLabel(filter: RecipeFilter): (part: FilterPart) => string {
  const { t } = useWords()
  const { ingredients } = useIngredients(filter.include.length + filter.exclude.length > 0)
  const hasTags = Object.values(TAG_LISTS).some((list) => filter[list].length > 0)
  const facets = useFacets(hasTags ? filter : undefined)
  const tagOf = (id: number) =>
    facets?.Tags.find(({ Id }) => Id === id)?.Name ?? t('recipes.filter.unknownTag')
  const minutes = (count: number) => t('recipes.filter.minutes', { count })
  const nameOf = (id: number) =>
    ingredients?.find(({ Id }) => Id === id)?.Name ?? t('recipes.filter.unknownIngredient')
  return ({ kind, value }) => {
    switch (kind) {
      case 'categories':
        return t(`app.categories.${dishTypeName(value) ?? 'All'}`)
      case 'time':
        return t('recipes.filter.activeUpTo', { time: minutes(value) })
      case 'totalTime':
        return t('recipes.filter.totalUpTo', { time: minutes(value) })
      case 'calories':
        return t('recipes.filter.upTo', {
          value: t('recipes.filter.calorieCount', { count: value }),
        })
      case 'diets':
        return t(`food.diets.${camelCase(value)}`)
      case 'freeOf':
        return t('recipes.filter.freeOfAllergen', { name: t(`food.allergens.${value}`) })
      case 'mayContain':
        return t('recipes.filter.mayContain')
      case 'cuisines':
      case 'occasions':
      case 'seasons':
      case 'difficulties':
        return tagOf(value)
      case 'include':
        return t('recipes.filter.with', { name: nameOf(value) })
      default:
        return t('recipes.filter.without', { name: nameOf(value) })
    }
  }
}
