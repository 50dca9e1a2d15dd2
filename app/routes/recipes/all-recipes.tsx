import { ButtonLink } from '#design-system/button/button-link.tsx'
import { EmptyState } from '#design-system/empty-state/empty-state.tsx'
import { Pagination } from '#design-system/pagination/pagination.tsx'
import { RecipeBones, RecipeCards } from '#app/cards/recipe-cards.tsx'
import { RecipeGrid } from '#app/routes/recipes/recipe-grid.tsx'
import type { AllRecipesState } from '#app/routes/recipes/use-all-recipes.ts'
import { LoadFailed } from '#app/shell/load-failed.tsx'
import { useWords } from '#app/words/words-provider.tsx'

const addressOf = (page: number) => (page === 1 ? '/recipes' : `/recipes?page=${page}`)

/** Every recipe, page by page, or what stands in their place (RCL-34, RCL-36, RCL-42, D-60). */
export function AllRecipes({ list }: { list: AllRecipesState }) {
  const { t } = useWords()
  const { page, pages, recipes, error, retry } = list
  if (error) {
    return <LoadFailed title={t('recipes.failed')} text={t('errors.listText')} onRetry={retry} />
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
    <div>
      <RecipeGrid>{recipes ? <RecipeCards recipes={recipes} eager /> : <RecipeBones />}</RecipeGrid>
      <Pagination page={page} pageCount={pages} hrefOf={addressOf} className="mt-12" />
    </div>
  )
}
