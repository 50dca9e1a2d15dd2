import { useState } from 'react'
import {
  IngredientPicker,
  type PickerItem,
} from '#design-system/ingredient-picker/ingredient-picker.tsx'
import {
  withIngredients,
  type IngredientList,
  type RecipeFilter,
} from '#app/features/recipes/recipe-filter.ts'
import { useIngredients, useIngredientSearch } from '#app/features/recipes/use-ingredients.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { pickerTitle, toItem } from './ingredient-items.ts'

/** Props of {@link IngredientField}. */
export interface IngredientFieldProps {
  /** The list of the filter that it edits. */
  list: IngredientList
  filter: RecipeFilter
  onFilterChange: (filter: RecipeFilter) => void
}

/** The picker of ingredients that must or must not be in a recipe (RCL-04, RCL-05, RCL-14 to RCL-23). */
export function IngredientField({ list, filter, onFilterChange }: IngredientFieldProps) {
  const { t } = useWords()
  const ids = filter[list]
  const [text, setText] = useState('')
  const [picked, setPicked] = useState<readonly PickerItem[]>([])
  const { ingredients } = useIngredients(ids.length > 0)
  const { found, isPending } = useIngredientSearch(text)

  const known = [...(ingredients?.map(toItem) ?? []), ...picked]
  const chosen = ids.map(
    (id) =>
      known.find((item) => item.id === id) ?? { id, name: t('recipes.filter.unknownIngredient') },
  )
  const choose = (items: readonly PickerItem[]) => {
    setPicked(items)
    onFilterChange(
      withIngredients(
        filter,
        list,
        items.map(({ id }) => Number(id)),
      ),
    )
  }
  return (
    <IngredientPicker
      label={t(`recipes.filter.${list}`)}
      value={chosen}
      onValueChange={choose}
      summary={pickerTitle(chosen)}
      suggestions={found?.map(toItem) ?? []}
      onSearch={setText}
      pending={isPending}
    />
  )
}
