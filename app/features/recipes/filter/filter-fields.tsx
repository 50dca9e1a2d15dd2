import { CategoryFilter } from '#design-system/category-filter/category-filter.tsx'
import { Icon } from '#design-system/icon/icon.tsx'
import { ChevronRight } from '#design-system/icon/lucide.ts'
import { Link } from '#design-system/link/link.tsx'
import { DISH_TYPE_ICONS } from '#design-system/icon/dish-types.ts'
import { RangeSlider } from '#design-system/range-slider/range-slider.tsx'
import { toggleCategory } from './recipe-filter.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { ALL_DISH_TYPES, DISH_TYPES, dishTypeCode } from '#contract/recipes/dish-types.ts'
import { CALORIES_FILTER, CATEGORIES_SHOWN, TIME_FILTER } from '#contract/limits.ts'
import { FoodFacets, type FoodFacetsProps } from './food-facets.tsx'
import { IngredientField } from './ingredient-field.tsx'

/** Step of Page Up and Page Down, in kilocalories. */
const CALORIES_LARGE_STEP = 50

/** Props of {@link FilterFields}. */
export type FilterFieldsProps = FoodFacetsProps

/** All fields of the recipe filter. */
export function FilterFields({ filter, onFilterChange, facets }: FilterFieldsProps) {
  const { t } = useWords()
  return (
    <div className="flex flex-col gap-6">
      <Link
        href="/recipes?have="
        className="grid min-h-14 grid-cols-[minmax(0,1fr)_auto] items-center gap-3 rounded-control border-[1.5px] border-line-control bg-surface px-3.5 py-1.5 text-label hover:border-ink hover:bg-tint"
      >
        <span>
          <span className="block font-semibold">{t('recipes.have.link')}</span>{' '}
          <span className="text-caption text-ink-soft">{t('recipes.have.linkText')}</span>
        </span>
        <Icon of={ChevronRight} size="s" />
      </Link>
      <CategoryFilter
        label={t('recipes.filter.dishTypes')}
        categories={(['All', ...DISH_TYPES] as const).map((name) => ({
          value: name === 'All' ? ALL_DISH_TYPES : dishTypeCode(name),
          label: t(`app.categories.${name}`),
          icon: DISH_TYPE_ICONS[name],
        }))}
        limit={CATEGORIES_SHOWN}
        className="noscript:hidden"
        value={filter.categories}
        onValueToggle={(pressed) =>
          onFilterChange({ ...filter, categories: toggleCategory(filter.categories, pressed) })
        }
      />
      <div className="flex flex-col gap-4 border-t border-line pt-6 noscript:hidden">
        {(['time', 'totalTime'] as const).map((kind) => (
          <RangeSlider
            key={kind}
            label={t(`recipes.filter.${kind}`)}
            {...TIME_FILTER}
            value={filter[kind]}
            onValueChange={(minutes) => onFilterChange({ ...filter, [kind]: minutes })}
            formatValue={(count) => t('recipes.filter.minutes', { count })}
            formatSpoken={(count) => t('recipes.filter.spokenMinutes', { count })}
            noLimitText={t('recipes.filter.noLimit')}
          />
        ))}
        <RangeSlider
          label={t('recipes.filter.calories')}
          {...CALORIES_FILTER}
          largeStep={CALORIES_LARGE_STEP}
          value={filter.calories}
          onValueChange={(calories) => onFilterChange({ ...filter, calories })}
          formatValue={(count) => t('recipes.filter.calorieCount', { count })}
          noLimitText={t('recipes.filter.noLimit')}
        />
      </div>
      <FoodFacets filter={filter} onFilterChange={onFilterChange} facets={facets} />
      <div className="contents noscript:hidden">
        <IngredientField list="include" filter={filter} onFilterChange={onFilterChange} />
        <IngredientField list="exclude" filter={filter} onFilterChange={onFilterChange} />
      </div>
    </div>
  )
}
