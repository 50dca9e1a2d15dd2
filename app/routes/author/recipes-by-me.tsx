import { useState } from 'react'
import { SectionHead } from '#design-system/section-head/section-head.tsx'
import { RecipeCards, RecipeSkeleton } from '#app/features/recipe-cards/index.ts'
import { useRecipesOfAuthor } from '#app/features/recipes/index.ts'
import { growingListState } from '#app/lib/lists/growing-list-state.ts'
import { GrowingList } from '#app/lib/lists/growing-list.tsx'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { Id } from '#contract/common.ts'
import { RECIPES_PER_PAGE } from '#contract/limits.ts'

const TITLE_ID = 'recipes-by-me'

/** Number of skeletons while the number of recipes is unknown: one row. */
const SKELETONS = 4

/** The recipes of an author, newest first; nothing without recipes. */
export function RecipesByMe({ authorId }: { authorId: Id }) {
  const { t } = useWords()
  const [pages, setPages] = useState(1)
  const last = useRecipesOfAuthor(authorId, pages)
  const list = growingListState(
    { pages, height: undefined, showMore: () => setPages(pages + 1), saveHeight: () => {} },
    last,
    RECIPES_PER_PAGE,
  )
  if (list.count === 0) return null
  return (
    <section aria-labelledby={TITLE_ID} tabIndex={-1} className="page-part outline-none">
      <SectionHead headingId={TITLE_ID} title={t('authors.one.recipes')} />
      <GrowingList
        list={list}
        more={t('authors.one.moreRecipes')}
        moreShown={t('authors.one.moreRecipesShown', { count: list.count ?? 0 })}
        failed={{
          title: t('authors.one.recipesFailed'),
          text: t('authors.one.cookbooksFailedText'),
        }}
        renderPage={(page) => <AuthorPage key={page} authorId={authorId} page={page} />}
      />
    </section>
  )
}

function AuthorPage({ authorId, page }: { authorId: Id; page: number }) {
  const { recipes, isPending } = useRecipesOfAuthor(authorId, page)
  if (isPending) return <RecipeSkeleton count={page === 1 ? SKELETONS : RECIPES_PER_PAGE} />
  return recipes && <RecipeCards recipes={recipes} />
}
