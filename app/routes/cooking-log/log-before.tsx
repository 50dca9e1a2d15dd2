import { Fragment } from 'react'
import { TextLink } from '#design-system/link/text-link.tsx'
import { entryPath, writeShortDay } from '#app/features/cooking-log/index.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { CookingLogWithBefore } from '#contract/cooking-log/cooking-log.ts'

/** Days that are written out. */
const SHOWN = 3
/** Stands where the days come in the sentence. */
const DAYS = '\0'

/** How often the recipe was cooked before, and when: each day leads to its meal. */
export function LogBefore({ TimesBefore, Before }: Omit<CookingLogWithBefore, 'Entry'>) {
  const { t, language } = useWords()
  if (TimesBefore === 0) return null
  const shown = Before.slice(0, SHOWN)
  const [start = '', end = ''] = t('cookingLog.entry.before', {
    count: TimesBefore,
    days: DAYS,
  }).split(DAYS)
  return (
    <p className="mt-5 text-label">
      {start}
      {shown.map(({ Id, Day }, index) => (
        <Fragment key={Id}>
          {index > 0 && ', '}
          <TextLink href={entryPath(Id)}>{writeShortDay(Day, language)}</TextLink>
        </Fragment>
      ))}
      {TimesBefore > shown.length && ' …'}
      {end}
    </p>
  )
}
