import { ButtonLink } from '#design-system/button/button-link.tsx'
import { EmptyState } from '#design-system/empty-state/empty-state.tsx'
import type { RecipeFilter } from '#app/filters/recipe-filter.ts'
import { useLoosened } from '#app/data/filtered-recipes.ts'
import { RecipeBones } from '#app/cards/recipe-cards.tsx'
import { RecipeGrid } from '#app/routes/recipes/recipe-grid.tsx'
import { addressOf } from '#app/routes/recipes/use-filter-draft.ts'
import { usePartLabel } from '#app/routes/recipes/use-part-label.ts'
import { useWords } from '#app/words/words-provider.tsx'

/** Says that nothing matches, and without which part of the filter something would (RCL-37). */
export function NoMatch({ filter }: { filter: RecipeFilter }) {
  const { t } = useWords()
  const labelOf = usePartLabel(filter)
  const { parts = [], isPending } = useLoosened(filter)
  // The bones of the list stay until every button is known: none of them moves another one.
  if (isPending) {
    return (
      <RecipeGrid>
        <RecipeBones />
      </RecipeGrid>
    )
  }
  return (
    <EmptyState
      title={t('empty.items')}
      action={
        <div className="flex flex-wrap justify-center gap-2">
          {parts.map((part) => {
            const label = part.kind === 'category' ? t('recipes.filter.dishTypes') : labelOf(part)
            return (
              <ButtonLink key={`${part.kind} ${part.value}`} href={addressOf(part.without)}>
                {t('recipes.filter.loosen', { filter: label })}
              </ButtonLink>
            )
          })}
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
