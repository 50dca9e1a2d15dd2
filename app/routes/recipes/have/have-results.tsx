import { useState } from 'react'
import { Button } from '#design-system/button/button.tsx'
import { EmptyState } from '#design-system/empty-state/empty-state.tsx'
import { Skeleton, SkeletonRegion } from '#design-system/skeleton/skeleton.tsx'
import { LoadFailed } from '#app/lib/ui/load-failed.tsx'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { Ingredient } from '#contract/recipes/ingredient.ts'
import type { Recipe } from '#contract/recipes/recipe.ts'
import { HaveRow } from './have-row.tsx'

/** Recipes that lack more are shown on request, unless few others are there. */
const LACKS_AT_FIRST = 2
/** Recipes that are shown at first, and all that lack no more than they do. */
const SHOWN_AT_FIRST = 6

/** Props of {@link HaveResults}. */
export interface HaveResultsProps {
  /** By how much they lack; undefined while they load. */
  recipes: readonly Recipe[] | undefined
  /** The foods that are there. */
  foods: readonly Ingredient[]
  error: unknown
  onRetry: () => Promise<unknown>
}

const lacks = ({ Foods }: Recipe) => Foods?.Missing.length ?? 0

/** Recipes in groups by how many ingredients are missing. */
export function HaveResults({ recipes, foods, error, onRetry }: HaveResultsProps) {
  const { t } = useWords()
  const [isWhole, setWhole] = useState(false)
  if (error) {
    return <LoadFailed title={t('recipes.failed')} text={t('errors.listText')} onRetry={onRetry} />
  }
  if (!recipes) {
    return (
      <SkeletonRegion className="grid gap-4 tablet:grid-cols-2">
        {Array.from({ length: 6 }, (_, index) => (
          <Skeleton key={index} className="h-28" />
        ))}
      </SkeletonRegion>
    )
  }
  if (recipes.length === 0) {
    return <EmptyState title={t('empty.items')}>{t('recipes.have.none')}</EmptyState>
  }
  const atFirst = recipes.slice(0, SHOWN_AT_FIRST).map(lacks)
  const most = isWhole ? Infinity : Math.max(LACKS_AT_FIRST, ...atFirst)
  const shown = recipes.filter((recipe) => lacks(recipe) <= most)
  const more = recipes.length - shown.length
  return (
    <div className="grid min-w-0 gap-10">
      <Groups recipes={shown} foods={foods} />
      {more > 0 && (
        <Button className="justify-self-start noscript:hidden" onClick={() => setWhole(true)}>
          {t('recipes.have.more', { count: more })}
        </Button>
      )}
      {more > 0 && (
        <noscript className="contents">
          <Groups recipes={recipes.filter((recipe) => lacks(recipe) > most)} foods={foods} />
        </noscript>
      )}
    </div>
  )
}

function Groups({ recipes, foods }: { recipes: readonly Recipe[]; foods: readonly Ingredient[] }) {
  const { t } = useWords()
  return Array.from(Map.groupBy(recipes, lacks), ([count, group]) => (
    <section key={count}>
      <h2 className="border-b-2 border-ink pb-3 text-subheading font-semibold">
        {count === 0 ? t('recipes.have.everything') : t('recipes.have.missing', { count })}{' '}
        <small className="text-label font-medium text-ink-soft">{group.length}</small>
      </h2>
      <ul className="grid grid-cols-1 gap-x-8 tablet:grid-cols-2">
        {group.map((recipe) => (
          <li key={recipe.Id}>
            <HaveRow recipe={recipe} foods={foods} />
          </li>
        ))}
      </ul>
    </section>
  ))
}
