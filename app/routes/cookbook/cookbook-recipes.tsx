import { useState } from 'react'
import { EmptyState } from '#design-system/empty-state/empty-state.tsx'
import { Tabs } from '#design-system/tabs/tabs.tsx'
import { RecipeSkeleton, RecipeCards } from '#app/features/recipe-cards/index.ts'
import { useRecipesOfBook } from '#app/features/recipes/index.ts'
import { growingListState } from '#app/lib/lists/growing-list-state.ts'
import { GrowingList } from '#app/lib/lists/growing-list.tsx'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { Id } from '#contract/common.ts'
import type { Cookbook } from '#contract/cookbook.ts'
import { GROUP_RECIPES_PER_PAGE } from '#contract/limits.ts'

/** The recipes of a cookbook in a tab for all and one for each part; no tabs without recipes. */
export function CookbookRecipes({ cookbook }: { cookbook: Cookbook }) {
  const { t } = useWords()
  const { recipes } = useRecipesOfBook(cookbook.Id)
  const all = <RecipeList bookId={cookbook.Id} expected={cookbook.RecipeCount} />
  return (
    <div className="page-column mt-12">
      {recipes === undefined || recipes.length === 0 ? (
        all
      ) : (
        <Tabs
          label={t('cookbooks.one.partitions')}
          activation="manual"
          items={[
            {
              value: 'all',
              label: t('cookbooks.one.all'),
              count: cookbook.RecipeCount,
              content: all,
            },
            ...cookbook.DishPartitions.map(({ Id, Name }) => ({
              value: String(Id),
              label: Name,
              content: <RecipeList bookId={cookbook.Id} partitionId={Id} expected={2} />,
            })),
          ]}
        />
      )}
    </div>
  )
}

/** Props of {@link RecipeList}. */
interface RecipeListProps {
  bookId: Id
  /** All parts when absent. */
  partitionId?: Id
  /** The likely number of recipes: the number of skeletons. */
  expected: number
}

/** A list that grows on demand, by pages of {@link GROUP_RECIPES_PER_PAGE}. */
function RecipeList({ bookId, partitionId, expected }: RecipeListProps) {
  const { t } = useWords()
  const [pages, setPages] = useState(1)
  const last = useRecipesOfBook(bookId, partitionId, pages)
  const list = growingListState(
    { pages, height: undefined, showMore: () => setPages(pages + 1), saveHeight: () => {} },
    last,
    GROUP_RECIPES_PER_PAGE,
  )
  if (list.count === 0) return <EmptyState title={t('cookbooks.one.noRecipes')} />
  return (
    <GrowingList
      list={list}
      more={t('cookbooks.one.more')}
      moreShown={t('cookbooks.one.moreShown', { count: list.count ?? 0 })}
      failed={{
        title: t('cookbooks.one.recipesFailed'),
        text: t('cookbooks.one.recipesFailedText'),
      }}
      renderPage={(page) => (
        <BookPage
          key={page}
          bookId={bookId}
          {...(partitionId !== undefined && { partitionId })}
          page={page}
          expected={expected}
        />
      )}
    />
  )
}

function BookPage({ bookId, partitionId, page, expected }: RecipeListProps & { page: number }) {
  const { recipes, isPending } = useRecipesOfBook(bookId, partitionId, page)
  if (isPending) return <RecipeSkeleton count={Math.min(expected, GROUP_RECIPES_PER_PAGE)} />
  return recipes && <RecipeCards recipes={recipes} />
}
