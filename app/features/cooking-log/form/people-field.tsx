import { ServingsCounter } from '#design-system/servings-counter/servings-counter.tsx'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { capitalised } from '#cooking/capitalised.ts'
import { SERVINGS_MAX, SERVINGS_MIN } from '#contract/limits.ts'
import type { Yield } from '#contract/recipes/facts.ts'
import { peopleText } from '../people-text.ts'

/** Props of {@link PeopleField}. */
export interface PeopleFieldProps {
  /** What the recipe makes; undefined counts people. */
  makes: Yield | undefined
  value: number
  onValueChange: (people: number) => void
}

/** For how many it was cooked, or how much of it. */
export function PeopleField({ makes, ...props }: PeopleFieldProps) {
  const words = useWords()
  const step = makes?.Step ?? 1
  return (
    <ServingsCounter
      {...props}
      label={capitalised(makes?.Of ?? words.t('cookingLog.form.people'))}
      min={Math.max(SERVINGS_MIN, step)}
      max={SERVINGS_MAX - (SERVINGS_MAX % step)}
      step={step}
      what={makes?.Of ?? words.t('cookingLog.form.people')}
      describe={(count) => ({ text: peopleText(count, makes, words) })}
      className="meal-people"
    />
  )
}
