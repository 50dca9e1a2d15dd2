import { useState, type RefObject } from 'react'
import { Dialog } from '#design-system/dialog/dialog.tsx'
import { Search } from '#design-system/icon/lucide.ts'
import { Spinner } from '#design-system/spinner/spinner.tsx'
import { TextField } from '#design-system/text-field/text-field.tsx'
import { keys } from '#app/lib/api/keys.ts'
import { useKey } from '#app/lib/api/use-key.ts'
import { useDelayed } from '#app/lib/use-delayed.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { Id } from '#contract/common.ts'
import { SEARCH_TEXT_MAX } from '#contract/limits.ts'
import { CandidateRow } from './candidate-row.tsx'

/** Milliseconds between the last key and the search. */
const DEBOUNCE_MS = 250
/** Recipes that are shown. */
const SHOWN = 12

/** Props of {@link AddDish}. */
export interface AddDishProps {
  /** Recipes that are dishes already. */
  taken: readonly Id[]
  onTake: (id: Id) => void
  /** Takes the focus when no other dish can be chosen any more. */
  returnFocus: RefObject<HTMLElement | null>
  onClose: () => void
}

/** Searches a recipe for the dinner; without a word the popular ones stand there. */
export function AddDish({ taken, onTake, returnFocus, onClose }: AddDishProps) {
  const { t, langId } = useWords()
  const [term, setTerm] = useState('')
  const [typed, type] = useDelayed(term, (text) => setTerm(text.trim()), DEBOUNCE_MS)
  const { data: recipes, error } = useKey(
    term === '' ? keys.popularRecipes(langId) : keys.recipeSearch(term, langId),
  )
  const found = recipes?.filter(({ Id }) => !taken.includes(Id)).slice(0, SHOWN)
  return (
    <Dialog
      open
      onOpenChange={onClose}
      returnFocus={returnFocus}
      title={t('dinner.choose.another')}
    >
      <TextField
        type="search"
        icon={Search}
        label={t('dinner.choose.search')}
        labelHidden
        placeholder={t('dinner.choose.search')}
        autoComplete="off"
        maxLength={SEARCH_TEXT_MAX}
        value={typed}
        onChange={({ target }) => type(target.value)}
      />
      {!found && error === undefined && (
        <p role="status" className="py-8 text-center text-[1.5rem]">
          <Spinner />
          <span className="sr-only">{t('common.loading')}</span>
        </p>
      )}
      {error !== undefined && <p className="py-6">{t('dinner.choose.searchFailed')}</p>}
      {error === undefined && found?.length === 0 && (
        <p className="py-6">{t('dinner.choose.none')}</p>
      )}
      <ul className="mt-2">
        {found?.map((recipe) => (
          <CandidateRow key={recipe.Id} recipe={recipe} onTake={() => onTake(recipe.Id)} />
        ))}
      </ul>
    </Dialog>
  )
}
