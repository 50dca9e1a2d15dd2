import { Checkbox } from '#design-system/checkbox/checkbox.tsx'
import { Facet } from '#design-system/facet/facet.tsx'
import { FILTER_NAMES } from './filter-address.ts'
import { TAG_LISTS, type RecipeFilter } from './recipe-filter.ts'
import { camelCase } from '#contract/text/camel-case.ts'
import { capitalised } from '#cooking/capitalised.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { RecipeFacets } from '#contract/recipes/recipe.ts'
import { ALLERGENS, DIETS, TAG_KINDS, type Allergen } from '#contract/recipes/words.ts'

/** Props of {@link FoodFacets}. */
export interface FoodFacetsProps {
  filter: RecipeFilter
  onFilterChange: (filter: RecipeFilter) => void
  /** How many recipes the values bring; undefined while that is not known. */
  facets: RecipeFacets | undefined
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

/** A value with its count: "12", or "12+" where there are more recipes than are counted. */
const optionsOf =
  (facets: RecipeFacets | undefined) =>
  <Value extends string>(value: Value, label: string, counted: { Count: number } | undefined) => ({
    value,
    label,
    count: counted && `${counted.Count}${facets?.IsPartial ? '+' : ''}`,
    empty: counted?.Count === 0 && !facets?.IsPartial,
  })

/**
 * Diets and allergens, each of which narrows the list, then the tags of each kind, of which any will
 * do.
 */
export function FoodFacets({ filter, onFilterChange, facets }: FoodFacetsProps) {
  const { t } = useWords()
  const optionOf = optionsOf(facets)
  return (
    <div className="border-b border-line *:border-t *:border-line">
      <Facet
        label={t('recipes.filter.diets')}
        name={FILTER_NAMES.diets}
        options={DIETS.map((diet) =>
          optionOf(
            diet,
            capitalised(t(`food.diets.${camelCase(diet)}`)),
            facets?.Diets.find(({ Diet }) => Diet === diet),
          ),
        )}
        value={filter.diets}
        onValueChange={(diets) => onFilterChange({ ...filter, diets })}
      />
      <Facet
        label={t('recipes.filter.freeOf')}
        name={FILTER_NAMES.freeOf}
        options={ORDERED.map((allergen) =>
          optionOf(
            allergen,
            capitalised(t(`food.allergens.${allergen}`)),
            facets?.FreeOf.find(({ Allergen: one }) => one === allergen),
          ),
        )}
        value={filter.freeOf}
        onValueChange={(freeOf) => onFilterChange({ ...filter, freeOf })}
        limit={COMMON.length}
      >
        <Checkbox
          label={t('recipes.filter.mayContainCounts')}
          checked={!filter.mayContain}
          onCheckedChange={(counts) => onFilterChange({ ...filter, mayContain: !counts })}
          className="mt-2 border-t border-line pt-2 noscript:hidden"
        />
        {/* A form cannot send that a box is not checked. */}
        <noscript>
          <Checkbox
            label={capitalised(t('recipes.filter.mayContain'))}
            name={FILTER_NAMES.mayContain}
            value="true"
            defaultChecked={filter.mayContain}
            className="mt-2 border-t border-line pt-2"
          />
        </noscript>
      </Facet>
      {TAG_KINDS.map((kind) => {
        const list = TAG_LISTS[kind]
        const tags = facets?.Tags.filter((tag) => tag.Kind === kind) ?? []
        return (
          <Facet
            key={kind}
            label={t(`recipes.filter.kinds.${kind}`)}
            name={FILTER_NAMES[list]}
            options={tags.map((tag) => optionOf(String(tag.Id), tag.Name, tag))}
            value={filter[list].map(String)}
            onValueChange={(ids) => onFilterChange({ ...filter, [list]: ids.map(Number) })}
          />
        )
      })}
    </div>
  )
}
