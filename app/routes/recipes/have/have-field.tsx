import { useState } from 'react'
import { Autocomplete } from '#design-system/autocomplete/autocomplete.tsx'
import { Search } from '#design-system/icon/lucide.ts'
import { useIngredientSearch } from '#app/features/recipes/index.ts'
import { fetchKey } from '#app/lib/api/api-client.ts'
import { keys } from '#app/lib/api/keys.ts'
import { reportFailure } from '#app/lib/report-failure.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { Id } from '#contract/common.ts'
import type { Ingredient } from '#contract/recipes/ingredient.ts'
import { SEARCH_TEXT_MAX } from '#contract/limits.ts'
import { readTypedFoods } from './typed-foods.ts'

/** Props of {@link HaveField}. */
export interface HaveFieldProps {
  /** The foods that are there already. */
  ids: readonly Id[]
  /** All ingredients. */
  ingredients: readonly Ingredient[]
  /** Called with the foods that are new. */
  onAdd: (ids: readonly Id[]) => void
  /** Called for Backspace in the empty field. */
  onRemoveLast: () => void
}

/** The field for one more food, or for several as they stand on a note: "2 eggs, flour". */
export function HaveField({ ids, ingredients, onAdd, onRemoveLast }: HaveFieldProps) {
  const { t, langId } = useWords()
  const [text, setText] = useState('')
  const [error, setError] = useState<string>()
  const { found = [], isPending } = useIngredientSearch(text.trim())
  const fresh = found.filter(({ Id }) => !ids.includes(Id))

  const readTyped = async (typed: string) => {
    // At once: the next food can be typed while this one is looked up.
    setText('')
    try {
      const { ids: read, unknown } = await readTypedFoods(
        typed,
        ingredients,
        async (name) => await fetchKey(keys.ingredientSearch(name, langId)),
      )
      if (read.length > 0) onAdd(read)
      if (unknown !== undefined) setError(t('recipes.have.unknown', { name: unknown }))
    } catch (failure) {
      reportFailure(failure)
      setText((typedSince) => typedSince || typed)
      setError(t('errors.listText'))
    }
  }
  return (
    <Autocomplete
      label={t('recipes.have.add')}
      labelHidden
      placeholder={t('recipes.have.add')}
      icon={Search}
      maxLength={SEARCH_TEXT_MAX}
      enterKeyHint="done"
      value={text}
      error={error}
      onValueChange={(value) => {
        setError(undefined)
        setText(value)
      }}
      suggestions={[...new Set(fresh.map(({ Name }) => Name))]}
      pending={isPending}
      onPick={(name) => {
        const picked = fresh.find(({ Name }) => Name === name)
        setText('')
        if (picked) onAdd([picked.Id])
      }}
      onSubmit={(typed) => void readTyped(typed)}
      onKeyDown={({ key, repeat }) => {
        // A key that is held down empties the text only.
        if (key === 'Backspace' && text === '' && !repeat) onRemoveLast()
      }}
    />
  )
}
