import { cn } from '#design-system/lib/cn.ts'
import { formatDuration } from '#app/lib/words/duration.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { minutesToTime } from '#contract/time.ts'
import { timeParts, totalsOf, type TimePart } from './time-parts.ts'
import { useHowTo } from './use-recipe.ts'

/** Outlined for a wait, filled for work. */
const partStyle = (kind: TimePart['kind']) =>
  cn('border-[1.5px] border-ink', kind === 'work' && 'bg-ink forced-color-adjust-none')

/**
 * How the time of a recipe divides into work and waits, as a bar and in words. Nothing where the steps
 * do not state all of it.
 */
export function TimeBar({ recipeId }: { recipeId: number }) {
  const { t } = useWords()
  const { steps = [] } = useHowTo(recipeId)
  const parts = timeParts(steps)
  if (!parts) return null
  const nameOf = ({ kind, minutes }: TimePart) => {
    const time = formatDuration(minutesToTime(Math.round(minutes)))
    return kind === 'work'
      ? t('recipeFacts.work', { time })
      : t(`recipeFacts.wait.${kind}`, { time })
  }
  return (
    // Beside the line about nutrition, which leaves a third of its width free.
    <div className="mt-4 desktop:-mt-4 desktop:w-[calc((100%-2rem)/3)]">
      <div aria-hidden="true" className="flex max-w-88 gap-0.75">
        {parts.map((part, index) => (
          <span
            // oxlint-disable-next-line react/no-array-index-key -- stretches of one bar have no ids
            key={index}
            className={cn(
              'h-2.5 min-w-2 first:rounded-s-full last:rounded-e-full',
              partStyle(part.kind),
            )}
            style={{ flexGrow: part.minutes, flexBasis: 0 }}
          />
        ))}
      </div>
      <ul className="mt-2 flex flex-wrap gap-x-4 text-caption text-ink-soft">
        {totalsOf(parts, steps).map((part) => (
          <li key={part.kind} className="inline-flex items-center gap-1.5 whitespace-nowrap">
            <span aria-hidden="true" className={cn('size-2 rounded-xs', partStyle(part.kind))} />
            {nameOf(part)}
          </li>
        ))}
      </ul>
    </div>
  )
}
