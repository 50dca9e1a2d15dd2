import { useRef } from 'react'
import { replace, useSearchParams } from 'react-router-dom'
import { EmptyState } from '#design-system/empty-state/empty-state.tsx'
import { Skeleton } from '#design-system/skeleton/skeleton.tsx'
import { TagLink } from '#design-system/tag/tag.tsx'
import { RecipeSkeleton, RecipeCards } from '#app/features/recipe-cards/index.ts'
import { tagAddress, tagOf, useTagPage, useTags, withoutTag } from '#app/features/recipes/index.ts'
import { keys } from '#app/lib/api/keys.ts'
import { prefetch } from '#app/lib/api/prefetch.ts'
import { growingListState } from '#app/lib/lists/growing-list-state.ts'
import { GrowingList } from '#app/lib/lists/growing-list.tsx'
import { useListAnnouncements } from '#app/lib/lists/use-list-announcements.ts'
import { useShownPages } from '#app/lib/lists/use-shown-pages.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { PageMeta } from '#app/seo/page-meta.tsx'
import { GROUP_RECIPES_PER_PAGE } from '#contract/limits.ts'

/**
 * Loader of the recipes of a tag. Its declaration is not async: in the browser `prefetch` does not await
 * it, and the redirect has to be thrown at once.
 */
export const tagsLoader = prefetch(['tags'], ({ search, langId, load }) => {
  const tag = tagOf(search)
  if (tag === '') throw replace(withoutTag(search))
  const wantTags = async () => {
    const recipes = await load(keys.recipesOfTag(tag, langId))
    if (recipes?.length === 0) void load(keys.tags(langId))
  }
  return wantTags()
})

/** Number of skeletons while the number of recipes is unknown: two rows. */
const SKELETONS = 8

/** Screen of /tags: the recipes of one tag, with a "show more" button. */
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
  useListAnnouncements({ page: tag }, heading, line && `${tag}, ${line}`)

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
  if (isPending) return <RecipeSkeleton count={page === 1 ? SKELETONS : GROUP_RECIPES_PER_PAGE} />
  return recipes && <RecipeCards recipes={recipes} eager={page === 1} />
}

/** Links to tags with recipes, shown for a tag without any. */
function TagSuggestions() {
  const { t } = useWords()
  const { tags = [] } = useTags()
  if (tags.length === 0) return null
  return (
    <section className="mx-auto max-w-measure pb-16 text-center">
      <h2 className="text-subheading">{t('tags.suggestions')}</h2>
      <ul className="mt-4 flex flex-wrap justify-center gap-1.5">
        {tags.map(({ Name }) => (
          <li key={Name} className="max-w-full">
            <TagLink href={tagAddress(Name)}>{Name}</TagLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
