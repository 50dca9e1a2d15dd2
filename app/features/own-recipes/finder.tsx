import { useNavigate } from 'react-router-dom'
import { Search } from '#design-system/icon/lucide.ts'
import { TextField } from '#design-system/text-field/text-field.tsx'
import { ChoiceChips } from '#app/lib/ui/choice-chips.tsx'
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
  const { t } = useWords()
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
      <ChoiceChips
        label={t('ownRecipes.find.states')}
        chips={shown.map(({ state, label }) => ({
          value: state,
          label: t(label),
          count: counts && !FolderId ? countOf(state) : undefined,
        }))}
        value={State}
        onChoose={(state) =>
          void navigate(ownRecipesPath({ ...folder, ...(state && { State: state }) }), {
            replace: true,
          })
        }
      />
    </div>
  )
}
