import { usePopularRecipes, useTags } from '#app/features/recipes/index.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { closeTags } from './close-tags.ts'
import { ResultGroup } from './result-group.tsx'
import { TagList } from './tag-list.tsx'

/** Where a search finds nothing: tags that come close, else all of them, and popular recipes. */
export function WaysOn({ terms }: { terms: readonly string[] }) {
  const { t } = useWords()
  const { tags = [] } = useTags()
  const { recipes = [] } = usePopularRecipes()
  const names = tags.map(({ Name }) => Name)
  const close = closeTags(names, terms)
  return (
    <div className="mb-10 grid gap-10 empty:hidden">
      {close.length > 0 ? (
        <TagList title={t('search.closeTags')} tags={close} />
      ) : (
        <TagList title={t('search.tags')} tags={names} />
      )}
      <ResultGroup kind="recipes" title={t('search.popular')} found={{ recipes }} term="" />
    </div>
  )
}
