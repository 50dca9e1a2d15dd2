import { ButtonLink } from '#design-system/button/button-link.tsx'
import { EmptyState } from '#design-system/empty-state/empty-state.tsx'
import { RecipeSkeleton } from '#app/features/recipe-cards/index.ts'
import {
  addressOf,
  type RecipeFilter,
  useLoosened,
  usePartLabel,
} from '#app/features/recipes/index.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { RecipeGrid } from './recipe-grid.tsx'

/** Shows that no recipe matches, and offers to remove a part of the filter that excludes all (RCL-37). */
export function NoMatch({ filter }: { filter: RecipeFilter }) {
  const { t, language } = useWords()
  const list = new Intl.ListFormat(language)
  const labelOf = usePartLabel(filter)
  const { loosenings = [], isPending } = useLoosened(filter)
  // The skeletons stay until all buttons are known, so that no button moves.
  if (isPending) {
    return (
      <RecipeGrid>
        <RecipeSkeleton />
      </RecipeGrid>
    )
  }
  return (
    <EmptyState
      title={t('empty.items')}
      action={
        <div className="flex flex-wrap justify-center gap-2">
          {loosenings.map(({ parts, without }) => {
            const [{ kind, value }] = parts
            const label =
              kind === 'categories'
                ? t('recipes.filter.dishTypes')
                : list.format(parts.map((part) => labelOf(part)))
            return (
              <ButtonLink key={`${kind} ${value}`} href={addressOf(without)}>
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
