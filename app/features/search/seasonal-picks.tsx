import { useState } from 'react'
import { useFirstOfTag, useTags } from '#app/features/recipes/index.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { ResultGroup } from './result-group.tsx'
import { TagList } from './tag-list.tsx'

/** A season of the northern hemisphere. */
type Season = 'winter' | 'spring' | 'summer' | 'autumn'

/** In the order of the months from December. */
const SEASONS: readonly Season[] = ['winter', 'spring', 'summer', 'autumn']

/** The season of a day, by its month. */
export function seasonOf(day: Date): Season {
  return SEASONS[Math.floor(((day.getMonth() + 1) % 12) / 3)] ?? 'winter'
}

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
