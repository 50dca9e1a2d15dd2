import { useRef } from 'react'
import { useSearchParams } from 'react-router-dom'
import { EmptyState } from '#design-system/empty-state/empty-state.tsx'
import { Skeleton } from '#design-system/skeleton/skeleton.tsx'
import { GrowingList } from '#app/cards/growing-list.tsx'
import { growingListState } from '#app/cards/growing-list-state.ts'
import { RecipeBones, RecipeCards } from '#app/cards/recipe-cards.tsx'
import { useShownPages } from '#app/cards/use-shown-pages.ts'
import { useTagPage } from '#app/data/tags.ts'
import { tagOf } from '#app/routes/tags/tag-address.ts'
import { TagSuggestions } from '#app/routes/tags/tag-suggestions.tsx'
import { PageMeta } from '#app/shell/page-meta.tsx'
import { useListNews } from '#app/shell/use-list-news.ts'
import { useWords } from '#app/words/words-provider.tsx'
import { GROUP_RECIPES_PER_PAGE } from '#contract/limits.ts'

// In one file with the screen: only who goes there fetches what this list alone knows.
export { tagsLoader } from '#app/routes/tags/tags-loader.ts'

/** Bones while the number of recipes is not known: two rows. */
const BONES = 8

/** Screen of /tags: the recipes of one tag, more of them on demand (RTE-12, TAG-01 to TAG-05). */
export function Tags() {
  const { t } = useWords()
  const [search] = useSearchParams()
  const tag = tagOf(search)
  const shown = useShownPages()
  const list = growingListState(shown, useTagPage(tag, shown.pages), GROUP_RECIPES_PER_PAGE)
  const { count, hasMore, last } = list
  const line =
    count === undefined ? undefined : t(hasMore ? 'tags.atLeast' : 'common.recipes', { count })

  const heading = useRef<HTMLHeadingElement>(null)
  useListNews({ page: tag }, heading, line && `${tag}, ${line}`)

  return (
    <div tabIndex={-1} className="page-column pt-12 outline-none max-tablet:pt-6">
      <PageMeta
        title={tag}
        description={t('tags.description', { tag })}
        canonicalSearch={new URLSearchParams({ Term: tag })}
        noIndex={count === 0}
      />
      <h1 ref={heading} tabIndex={-1} className="text-display outline-none">
        {tag}
      </h1>
      <div className="mt-2 mb-8 min-h-6 text-ink-soft">
        {last.isPending && count === undefined && <Skeleton className="h-5 w-24" />}
        {line && <p>{line}</p>}
      </div>
      {count === 0 ? (
        <>
          <EmptyState title={t('empty.items')}>{t('tags.emptyText')}</EmptyState>
          <TagSuggestions />
        </>
      ) : (
        <GrowingList
          list={list}
          renderPage={(page) => <TagPage key={page} tag={tag} page={page} />}
          more={t('tags.more')}
          moreShown={t('tags.moreShown', { count: count ?? 0 })}
          failed={{ title: t('tags.failed'), text: t('errors.pageText') }}
        />
      )}
    </div>
  )
}

function TagPage({ tag, page }: { tag: string; page: number }) {
  const { recipes, isPending } = useTagPage(tag, page)
  if (isPending) return <RecipeBones count={page === 1 ? BONES : GROUP_RECIPES_PER_PAGE} />
  return recipes && <RecipeCards recipes={recipes} eager={page === 1} />
}
