import { Checkbox } from '#design-system/checkbox/checkbox.tsx'
import { Facet } from '#design-system/facet/facet.tsx'
import type { RecipeFilter } from '#app/features/recipes/recipe-filter.ts'
import { camelCase } from '#app/lib/words/camel-case.ts'
import { capitalised } from '#contract/capitalised.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { ALLERGENS, DIETS, type Allergen } from '#contract/recipe-words.ts'

/** Props of {@link FoodFacets}. */
export interface FoodFacetsProps {
  filter: RecipeFilter
  onFilterChange: (filter: RecipeFilter) => void
}

/** The allergens that most people ask for, first. */
const COMMON: readonly Allergen[] = [
  'gluten',
  'milk',
  'egg',
  'nuts',
  'peanuts',
  'soya',
  'sesame',
  'fish',
]
const ORDERED = [...COMMON, ...ALLERGENS.filter((allergen) => !COMMON.includes(allergen))]

/** Diets and allergens. Each choice narrows the list. */
export function FoodFacets({ filter, onFilterChange }: FoodFacetsProps) {
  const { t } = useWords()
  return (
    <div className="border-b border-line *:border-t *:border-line">
      <Facet
        label={t('recipes.filter.diets')}
        options={DIETS.map((diet) => {
          return { value: diet, label: capitalised(t(`food.diets.${camelCase(diet)}`)) }
        })}
        value={filter.diets}
        onValueChange={(diets) => onFilterChange({ ...filter, diets })}
      />
      <Facet
        label={t('recipes.filter.freeOf')}
        options={ORDERED.map((allergen) => {
          return { value: allergen, label: capitalised(t(`food.allergens.${allergen}`)) }
        })}
        value={filter.freeOf}
        onValueChange={(freeOf) => onFilterChange({ ...filter, freeOf })}
        limit={COMMON.length}
      >
        <Checkbox
          label={t('recipes.filter.mayContainCounts')}
          checked={!filter.mayContain}
          onCheckedChange={(counts) => onFilterChange({ ...filter, mayContain: !counts })}
          className="mt-2 border-t border-line pt-2"
        />
      </Facet>
    </div>
  )
}
