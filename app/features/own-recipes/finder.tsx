import { useNavigate } from 'react-router-dom'
import { Search } from '#design-system/icon/lucide.ts'
import { TextField } from '#design-system/text-field/text-field.tsx'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { SEARCH_TEXT_MAX } from '#contract/limits.ts'
import type { OwnList, OwnListState } from '#contract/own-recipes/own-recipe.ts'
import { ownRecipesPath, useOwnFilter } from './use-own-filter.ts'
import './finder.css'

const CHIPS = [
  { state: undefined, label: 'ownRecipes.state.all' },
  { state: 'draft', label: 'ownRecipes.state.drafts' },
  { state: 'private', label: 'ownRecipes.state.private' },
  { state: 'link', label: 'ownRecipes.state.link' },
  { state: 'waiting', label: 'ownRecipes.state.waiting' },
  { state: 'published', label: 'ownRecipes.state.published' },
  { state: 'returned', label: 'ownRecipes.state.returned' },
  { state: 'withdrawn', label: 'ownRecipes.state.withdrawn' },
] as const

/** Props of {@link Finder}. */
export interface FinderProps {
  typed: string
  onType: (text: string) => void
  counts: OwnList['Counts'] | undefined
}

/** Searches in own recipes, and narrows the list to a state. States without a recipe are left out. */
export function Finder({ typed, onType, counts }: FinderProps) {
  const { t, formatNumber } = useWords()
  const navigate = useNavigate()
  const { State, FolderId } = useOwnFilter()
  const folder = FolderId === undefined ? {} : { FolderId }
  const countOf = (state: OwnListState | undefined) => counts?.[state ?? 'All'] ?? 0
  const shown = CHIPS.filter(({ state }) => !state || state === State || countOf(state) > 0)
  return (
    <div className="own-finder">
      <TextField
        type="search"
        icon={Search}
        label={t('ownRecipes.find.label')}
        labelHidden
        placeholder={t('ownRecipes.find.label')}
        maxLength={SEARCH_TEXT_MAX}
        value={typed}
        onChange={({ target }) => onType(target.value)}
      />
      <div role="group" aria-label={t('ownRecipes.find.states')} className="own-chips">
        {shown.map(({ state, label }) => (
          <button
            key={label}
            type="button"
            aria-pressed={state === State}
            onClick={() =>
              void navigate(ownRecipesPath({ ...folder, ...(state && { State: state }) }), {
                replace: true,
              })
            }
          >
            {t(label)} {counts && !FolderId && <small>{formatNumber(countOf(state))}</small>}
          </button>
        ))}
      </div>
    </div>
  )
}
