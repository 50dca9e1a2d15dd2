import { durationParts, UNKNOWN } from '#app/lib/words/duration.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { Recipe } from '#contract/recipe.ts'
import { TimeBar } from './time-bar.tsx'

interface Measure {
  number: number | string
  unit: string
}

/** Times and nutrition of a recipe in one row (RCD-11, RCD-12). */
export function Facts({ recipe }: { recipe: Recipe }) {
  const { t, formatNumber } = useWords()
  const { Calorie, Protein, Fat, Carbohydrate } = recipe.Nutrition
  const measured = (value: number | null, unit: string): Measure[] =>
    value === null ? [] : [{ number: formatNumber(value), unit }]
  return (
    <>
      <section aria-label={t('recipe.facts')}>
        <dl className="rim grid grid-cols-3 gap-x-4 gap-y-5 border-b border-line-control pb-5 desktop:grid-cols-6">
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
