import { ServingsCounter } from '#design-system/servings-counter/servings-counter.tsx'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { capitalised } from '#cooking/capitalised.ts'
import { SERVINGS_MAX } from '#contract/limits.ts'
import type { Yield } from '#contract/recipes/facts.ts'
import type { WeekRecipe } from '#contract/week/week.ts'
import { amountText, makesOf } from '../model/persons.ts'

/** Props of {@link MealCounter}. */
export interface MealCounterProps {
  /** Undefined for a meal without one. */
  recipe: Pick<WeekRecipe, 'Yield'> | undefined
  value: number
  /** A second line below the label. */
  hint?: string
  onValueChange: (persons: number) => void
}

/** The tins that some servings take: "gugelhupf tin", "2 gugelhupf tins". */
function tinsText({ Form, Step }: Yield, count: number): string | undefined {
  const tins = count / Step
  if (!Form || !Number.isInteger(tins)) return undefined
  return tins === 1 ? Form.Name : `${tins} ${Form.Plural ?? Form.Name}`
}

/** For how many a meal is: people, or what its recipe makes, by the step that its tin allows. */
export function MealCounter({ recipe, value, hint, onValueChange }: MealCounterProps) {
  const { t } = useWords()
  const makes = makesOf(recipe)
  const label = capitalised(makes?.Of ?? t('week.sheet.people'))
  const step = makes?.Step ?? 1
  return (
    <div className="week-setting">
      <span>
        {label}
        {hint !== undefined && <small>{hint}</small>}
      </span>
      <ServingsCounter
        label={label}
        {...{ value, onValueChange, step }}
        min={step}
        max={SERVINGS_MAX - (SERVINGS_MAX % step)}
        what={makes?.Of}
        {...(makes && {
          describe: (count: number) => ({
            text: amountText(makes, count),
            detail: tinsText(makes, count),
          }),
        })}
      />
    </div>
  )
}
