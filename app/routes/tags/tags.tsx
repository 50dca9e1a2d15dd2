import { useRef } from 'react'
import { useSearchParams } from 'react-router-dom'
import { CardGrid } from '#design-system/card/card.tsx'
import { EmptyState } from '#design-system/empty-state/empty-state.tsx'
import { Skeleton } from '#design-system/skeleton/skeleton.tsx'
import { boneNumbers, CardBones } from '#app/cards/card-bones.tsx'
import { RecipeCard } from '#app/cards/recipe-card.tsx'
import { useTagRecipes } from '#app/data/tags.ts'
import { tagOf } from '#app/routes/tags/tag-address.ts'
import { TagSuggestions } from '#app/routes/tags/tag-suggestions.tsx'
import { LoadFailed } from '#app/shell/load-failed.tsx'
import { PageMeta } from '#app/shell/page-meta.tsx'
import { useListNews } from '#app/shell/use-list-news.ts'
import { useWords } from '#app/words/words-provider.tsx'

// In one file with the screen: only who goes there fetches what this list alone knows.
export { tagsLoader } from '#app/routes/tags/tags-loader.ts'

/** Bones while the number of recipes is not known: two rows. */
const BONES = 8

/** Screen of /tags: the recipes of one tag (RTE-12, TAG-01 to TAG-05). */
export function Tags() {
  const { t } = useWords()
  const [search] = useSearchParams()
  const tag = tagOf(search)
  const { recipes, error, isPending, retry } = useTagRecipes(tag)
  const count = recipes?.length ?? 0

  const heading = useRef<HTMLHeadingElement>(null)
  useListNews({ page: tag }, heading, recipes && `${tag}, ${t('common.recipes', { count })}`)

  return (
    <div tabIndex={-1} className="page-column pt-12 outline-none max-tablet:pt-6">
      <PageMeta
        title={tag}
        description={t('tags.description', { tag })}
        canonicalSearch={new URLSearchParams({ Term: tag })}
        noIndex={recipes?.length === 0}
      />
      <h1 ref={heading} tabIndex={-1} className="text-display outline-none">
        {tag}
      </h1>
      <div className="mt-2 mb-8 min-h-6 text-ink-soft">
        {isPending && <Skeleton className="h-5 w-24" />}
        {recipes && <p>{t('common.recipes', { count })}</p>}
      </div>
      {error !== undefined && (
        <LoadFailed title={t('tags.failed')} text={t('errors.pageText')} onRetry={retry} />
      )}
      {recipes?.length === 0 && (
        <>
          <EmptyState title={t('empty.items')}>{t('tags.emptyText')}</EmptyState>
          <TagSuggestions />
        </>
      )}
      {isPending && (
        <CardGrid>
          {boneNumbers(BONES).map((index) => (
            <li key={index}>
              <CardBones index={index} />
            </li>
          ))}
        </CardGrid>
      )}
      {count > 0 && (
        <CardGrid>
          {recipes?.map((recipe, index) => (
            <li key={recipe.Id}>
              <RecipeCard recipe={recipe} place="grid" level="h2" eager={index === 0} />
            </li>
          ))}
        </CardGrid>
      )}
    </div>
  )
}
