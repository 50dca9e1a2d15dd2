import { ButtonLink } from '#design-system/button/button-link.tsx'
import { CardGrid } from '#design-system/card/card.tsx'
import { EmptyState } from '#design-system/empty-state/empty-state.tsx'
import { boneNumbers, CardBones } from '#app/cards/card-bones.tsx'
import { RecipeCard } from '#app/cards/recipe-card.tsx'
import { LoadFailed } from '#app/shell/load-failed.tsx'
import { useWords } from '#app/words/words-provider.tsx'
import { RECIPES_PER_PAGE } from '#contract/limits.ts'
import type { Recipe } from '#contract/recipe.ts'

/** Props of {@link RecipeResults}. */
export interface RecipeResultsProps {
  /** Undefined while they are on their way. */
  recipes: readonly Recipe[] | undefined
  /** Why they did not come. */
  error: unknown
  /** Asks again. */
  onRetry: () => Promise<unknown>
}

/** A list of recipes, or what stands in its place (RCL-37, RCL-42, D-38, D-60). */
export function RecipeResults({ recipes, error, onRetry }: RecipeResultsProps) {
  const { t } = useWords()
  if (error) {
    return <LoadFailed title={t('recipes.failed')} text={t('errors.listText')} onRetry={onRetry} />
  }
  if (recipes?.length === 0) {
    return (
      <EmptyState
        title={t('empty.items')}
        action={<ButtonLink href="/">{t('shell.notFound.home')}</ButtonLink>}
      >
        {t('recipes.empty')}
      </EmptyState>
    )
  }
  return (
    <CardGrid>
      {recipes?.map((recipe, index) => (
        <li key={recipe.Id}>
          <RecipeCard recipe={recipe} place="grid" level="h2" eager={index === 0} />
        </li>
      )) ??
        boneNumbers(RECIPES_PER_PAGE).map((index) => (
          <li key={index}>
            <CardBones index={index} />
          </li>
        ))}
    </CardGrid>
  )
}
