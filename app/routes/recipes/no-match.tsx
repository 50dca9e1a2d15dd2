import { ButtonLink } from '#design-system/button/button-link.tsx'
import { EmptyState } from '#design-system/empty-state/empty-state.tsx'
import { loosened, type FilterPart, type RecipeFilter } from '#app/filters/recipe-filter.ts'
import { useHasRecipes } from '#app/data/filtered-recipes.ts'
import { addressOf } from '#app/routes/recipes/use-filter-draft.ts'
import { usePartLabel } from '#app/routes/recipes/use-part-label.ts'
import { useWords } from '#app/words/words-provider.tsx'

/** Says that nothing matches, and without which part of the filter something would (RCL-37). */
export function NoMatch({ filter }: { filter: RecipeFilter }) {
  const { t } = useWords()
  const labelOf = usePartLabel(filter)
  return (
    <EmptyState
      title={t('empty.items')}
      action={
        <div className="flex flex-wrap justify-center gap-2">
          {loosened(filter).map((part) => (
            <Loosen
              key={`${part.kind} ${part.value}`}
              part={part}
              label={part.kind === 'category' ? t('recipes.filter.dishTypes') : labelOf(part)}
            />
          ))}
          <ButtonLink href="/recipes" variant="primary">
            {t('recipes.filter.clear')}
          </ButtonLink>
        </div>
      }
    >
      {t('recipes.filter.noMatch')}
    </EmptyState>
  )
}

/** Leads to the list without one part of the filter, if there are recipes then. */
function Loosen({ part, label }: { part: FilterPart; label: string }) {
  const { t } = useWords()
  if (!useHasRecipes(part.without)) return null
  return (
    <ButtonLink href={addressOf(part.without)}>
      {t('recipes.filter.loosen', { filter: label })}
    </ButtonLink>
  )
}
