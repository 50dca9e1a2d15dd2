import { useState } from 'react'
import {
  IngredientPicker,
  type PickerItem,
} from '#design-system/ingredient-picker/ingredient-picker.tsx'
import { useIngredients, useIngredientSearch } from '#app/features/recipes/use-ingredients.ts'
import { pictureUrl } from '#app/lib/media/media.ts'
import { THUMBNAIL_WIDTH } from '#app/lib/media/sizes.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { Ingredient } from '#contract/recipes/ingredient.ts'
import { TEXT_LIMITS } from '#contract/limits.ts'
import { truncate } from '#contract/text/truncate.ts'
import { type IngredientList, type RecipeFilter, withIngredients } from './recipe-filter.ts'

/** An ingredient as an item of the picker. */
function toItem({ Id, Name, ImagePath }: Ingredient): PickerItem {
  return { id: Id, name: Name, picture: ImagePath && pictureUrl(ImagePath, THUMBNAIL_WIDTH) }
}

/** Title of a picker's button: the truncated names; undefined without any. */
export function pickerTitle(items: readonly PickerItem[]): string | undefined {
  if (items.length === 0) return undefined
  return truncate(items.map(({ name }) => name).join(', '), TEXT_LIMITS.pickerTitle)
}

/** Props of {@link IngredientField}. */
export interface IngredientFieldProps {
  /** The list of the filter that it edits. */
  list: IngredientList
  filter: RecipeFilter
  onFilterChange: (filter: RecipeFilter) => void
}

/** The picker of ingredients that must or must not be in a recipe. */
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
