import { useId, useState } from 'react'
import { TagLink } from '#design-system/tag/tag.tsx'
import { tagAddress, useFirstOfTag, useTags } from '#app/features/recipes/index.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { STOP } from './hit.tsx'
import { ResultGroup } from './result-group.tsx'
import { seasonOf } from './season.ts'

/** Number of seasonal recipes: two rows. */
const PICKS = 6

/** Recipes of the season and all tags, below the first suggestions. */
export function SeasonalPicks() {
  const { t } = useWords()
  const heading = useId()
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
      {tags.length > 0 && (
        <section aria-labelledby={heading}>
          <h3 id={heading} className="text-subheading">
            {t('search.tags')}
          </h3>
          <ul className="mt-3 flex flex-wrap gap-1.5">
            {tags.map(({ Name }) => (
              <li key={Name} className="max-w-full">
                <TagLink href={tagAddress(Name)} {...STOP}>
                  {Name}
                </TagLink>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
