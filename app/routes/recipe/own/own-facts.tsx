import { yieldText } from '#app/features/recipes/index.ts'
import { durationParts } from '#app/lib/words/duration.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { SERVINGS_DEFAULT } from '#contract/limits.ts'
import type { Recipe } from '#contract/recipes/recipe.ts'

interface Fact {
  name: string
  /** Numbers, each with its unit. */
  measures: readonly { number: number | string; unit: string }[]
}

/** Times, yield and nutrition of an own recipe: only what its member wrote. */
export function OwnFacts({ recipe }: { recipe: Recipe }) {
  const { t } = useWords()
  const facts = useFacts(recipe).filter(({ measures }) => measures.length > 0)
  return (
    <section aria-label={t('recipe.facts')}>
      <dl className="rim own-facts-row">
        {facts.map(({ name, measures }) => (
          <div key={name}>
            <dt className="text-caption text-ink-soft">{name}</dt>
            <dd className="text-heading leading-tight font-semibold">
              {measures.map(({ number, unit }) => (
                <span key={unit} className="not-last:me-1.5 whitespace-nowrap">
                  {number}
                  {'\u00a0'}
                  <small className="text-label font-medium">{unit}</small>
                </span>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function useFacts({ CookTime, TotalTime, Yield, Nutrition }: Recipe): Fact[] {
  const { t, language, formatNumber } = useWords()
  const servings = Yield?.Servings ?? SERVINGS_DEFAULT
  const { number = '', text, detail } = yieldText(Yield, servings, { t, language })
  const measured = (value: number | null, unit: string) =>
    value === null ? [] : [{ number: formatNumber(value), unit }]
  const energy = Yield?.One
    ? t('ownRecipes.page.energyOf', { what: Yield.One })
    : t('recipe.energy')
  return [
    { name: t('recipe.activeTime'), measures: durationParts(CookTime) },
    { name: t('recipe.totalTime'), measures: durationParts(TotalTime) },
    {
      name: detail ?? t('ownRecipes.page.yield'),
      measures: [{ number, unit: text.replace(number, '').trim() }],
    },
    { name: energy, measures: measured(Nutrition.Calorie, 'kcal') },
    { name: t('recipe.protein'), measures: measured(Nutrition.Protein, 'g') },
    { name: t('recipe.fat'), measures: measured(Nutrition.Fat, 'g') },
    { name: t('recipe.carbohydrates'), measures: measured(Nutrition.Carbohydrate, 'g') },
  ]
}
