import { useId } from 'react'
import { ButtonLink } from '#design-system/button/button-link.tsx'
import { EmptyState } from '#design-system/empty-state/empty-state.tsx'
import { RecipeCard, RecipeSkeleton } from '#app/features/recipe-cards/index.ts'
import {
  addressOf,
  type RecipeFilter,
  useCloseTags,
  useLoosened,
  usePopularRecipes,
} from '#app/features/recipes/index.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { Loosenings } from './loosenings.tsx'
import { RecipeGrid } from './recipe-grid.tsx'

/**
 * Shows that no recipe matches, and how to go on: each part of the filter that hides some, with how
 * many, to be lifted with one press, tags that bring some, and popular recipes.
 */
export function NoMatch({ filter }: { filter: RecipeFilter }) {
  const { t } = useWords()
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
    <>
      <EmptyState
        title={t('empty.items')}
        action={
          <ButtonLink href="/recipes" variant="primary">
            {t('recipes.filter.clear')}
          </ButtonLink>
        }
      >
        {t('recipes.filter.noMatch')}
      </EmptyState>
      <div className="grid gap-10 empty:hidden tablet:grid-cols-[repeat(auto-fit,minmax(min(18rem,100%),1fr))]">
        <Loosenings title={t('recipes.filter.hidden')} filter={filter} loosenings={loosenings} />
        <CloseTags filter={filter} />
      </div>
      <PopularRecipes />
    </>
  )
}

/** Tags that bring recipes in place of the chosen ones of their kind. */
function CloseTags({ filter }: { filter: RecipeFilter }) {
  const { t } = useWords()
  const id = useId()
  const tags = useCloseTags(filter)
  if (tags.length === 0) return null
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="text-subheading font-semibold">
        {t('recipes.filter.close')}
      </h2>
      <ul className="mt-3 flex flex-wrap gap-2">
        {tags.map((tag) => (
          <li key={tag.id}>
            <ButtonLink href={addressOf(tag.filter)} size="s">
              {tag.name}{' '}
              <span className="font-normal text-ink-soft">
                <span aria-hidden="true">{tag.count}</span>
                <span className="sr-only">{t('recipes.filter.found', { count: tag.count })}</span>
              </span>
            </ButtonLink>
          </li>
        ))}
      </ul>
    </section>
  )
}

function PopularRecipes() {
  const { t } = useWords()
  const id = useId()
  const { recipes = [] } = usePopularRecipes()
  if (recipes.length === 0) return null
  return (
    <section aria-labelledby={id} className="mt-12">
      <h2 id={id} className="mb-4 text-subheading font-semibold">
        {t('recipes.popular')}
      </h2>
      <RecipeGrid>
        {recipes.map((recipe) => (
          <li key={recipe.Id}>
            <RecipeCard recipe={recipe} place="grid" level="h3" />
          </li>
        ))}
      </RecipeGrid>
    </section>
  )
}
