import { ButtonLink } from '#design-system/button/button-link.tsx'
import { EmptyState } from '#design-system/empty-state/empty-state.tsx'
import { Pagination } from '#design-system/pagination/pagination.tsx'
import { RecipeSkeleton, RecipeCards } from '#app/features/recipe-cards/index.ts'
import { LoadFailed } from '#app/lib/ui/load-failed.tsx'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { RecipeGrid } from './recipe-grid.tsx'
import type { AllRecipesState } from './use-all-recipes.ts'

const addressOf = (page: number) => (page === 1 ? '/recipes' : `/recipes?page=${page}`)

/** All recipes in pages, with their loading, empty and failed states (RCL-34, RCL-36, RCL-42, D-60). */
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
      <RecipeGrid>
        {recipes ? <RecipeCards recipes={recipes} eager /> : <RecipeSkeleton />}
      </RecipeGrid>
      <Pagination page={page} pageCount={pages} hrefOf={addressOf} className="mt-12" />
    </div>
  )
}
