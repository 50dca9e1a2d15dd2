import { cn } from '#design-system/lib/cn.ts'
import { durationParts, formatDuration, UNKNOWN } from '#app/lib/words/duration.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { Recipe } from '#contract/recipes/recipe.ts'
import { minutesToTime } from '#contract/text/time.ts'
import { type TimePart, timeParts, totalsOf } from './time-parts.ts'
import { useHowTo } from './use-recipe.ts'

interface Measure {
  number: number | string
  unit: string
}

/** Times and nutrition of a recipe in one row. */
export function Facts({ recipe }: { recipe: Recipe }) {
  const { t, formatNumber } = useWords()
  const { Calorie, Protein, Fat, Carbohydrate } = recipe.Nutrition
  const measured = (value: number | null, unit: string): Measure[] =>
    value === null ? [] : [{ number: formatNumber(value), unit }]
  return (
    <>
      <section aria-label={t('recipe.facts')} className="@container">
        <dl className="rim grid grid-cols-3 gap-x-4 gap-y-5 @max-[16rem]:grid-cols-1 border-b border-line-control pb-5 desktop:grid-cols-6">
          <Fact name={t('recipe.activeTime')} measures={durationParts(recipe.CookTime)} />
          <Fact name={t('recipe.totalTime')} measures={durationParts(recipe.TotalTime)} />
          <Fact name={t('recipe.energy')} measures={measured(Calorie, 'kcal')} />
          <Fact name={t('recipe.protein')} measures={measured(Protein, 'g')} />
          <Fact name={t('recipe.fat')} measures={measured(Fat, 'g')} />
          <Fact name={t('recipe.carbohydrates')} measures={measured(Carbohydrate, 'g')} />
        </dl>
        <p className="mt-2 text-caption text-ink-soft desktop:ps-[calc((100%+1rem)/3)]">
          {recipe.Yield?.One === undefined
            ? t('recipe.perServing')
            : t('recipeFacts.nutritionPer', { what: recipe.Yield.One })}
        </p>
      </section>
      <TimeBar recipeId={recipe.Id} />
    </>
  )
}

function Fact({ name, measures }: { name: string; measures: readonly Measure[] }) {
  return (
    <div className="min-w-0">
      <dt className="text-caption text-ink-soft">{name}</dt>
      <dd className="text-heading leading-tight font-semibold">
        {measures.length === 0
          ? UNKNOWN
          : measures.map(({ number, unit }) => (
              <span key={unit} className="not-last:me-1.5 whitespace-nowrap">
                {number}
                {'\u00a0'}
                <small className="text-label font-medium">{unit}</small>
              </span>
            ))}
      </dd>
    </div>
  )
}

/** Outlined for a wait, filled for work. */
const partStyle = (kind: TimePart['kind']) =>
  cn('border-[1.5px] border-ink', kind === 'work' && 'bg-ink forced-color-adjust-none')

/**
 * How the time of a recipe divides into work and waits, as a bar and in words. Nothing where the steps
 * do not state all of it.
 */
function TimeBar({ recipeId }: { recipeId: number }) {
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
