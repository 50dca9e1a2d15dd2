import { useState } from 'react'
import { useFirstOfTag, useTags } from '#app/features/recipes/index.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { ResultGroup } from './result-group.tsx'
import { seasonOf } from './season.ts'
import { TagList } from './tag-list.tsx'

/** Number of seasonal recipes: two rows. */
const PICKS = 6

/** Recipes of the season and all tags, below the first suggestions. */
export function SeasonalPicks() {
  const { t } = useWords()
  const [now] = useState(() => new Date())
  const season = t(`search.seasons.${seasonOf(now)}`)
  const { recipes = [] } = useFirstOfTag(season, PICKS)
  const { tags = [] } = useTags()
  return (
    <div className="mt-10 grid gap-10 empty:hidden">
      <ResultGroup
        kind="recipes"
        title={t('search.inSeason', { season })}
        found={{ recipes }}
        term=""
      />
      <TagList title={t('search.tags')} tags={tags.map(({ Name }) => Name)} />
    </div>
  )
}
