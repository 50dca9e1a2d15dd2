import { ServingsCounter } from '#design-system/servings-counter/servings-counter.tsx'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { SERVINGS_MAX, SERVINGS_MIN } from '#contract/limits.ts'
import type { Yield } from '#contract/recipes/facts.ts'
import type { Tin } from '#cooking/amounts/scaling.ts'
import { yieldText } from './yield-text.ts'

/** Props of {@link YieldCounter}. */
export interface YieldCounterProps {
  /** What the recipe makes; undefined counts people. */
  makes: Yield | undefined
  /** A fraction where the recipe is scaled by what there is. */
  value: number
  /** @default 1 */
  min?: number
  onValueChange: (servings: number) => void
  /** The tin for `value` servings, in place of the recipe's own. */
  tin?: Tin | undefined
  /** Replaces "Servings" as the name of the counter. */
  label?: string
  /** `bar` beside a heading, `large` as the only content of a dialog. @default 'bar' */
  variant?: 'bar' | 'large'
  className?: string
}

/** Counts people, or what a recipe makes, by the step that its tin allows. */
export function YieldCounter({ makes, min = SERVINGS_MIN, tin, ...props }: YieldCounterProps) {
  const { t, language } = useWords()
  const step = makes?.Step ?? 1
  const describe = (count: number) =>
    yieldText(makes, count, { t, language, tin: count === props.value ? tin : undefined })
  const isPlain = !makes && Number.isInteger(props.value)
  return (
    <ServingsCounter
      {...props}
      min={Math.max(min, step)}
      max={SERVINGS_MAX - (SERVINGS_MAX % step)}
      step={step}
      what={makes?.Of}
      {...(!isPlain && { describe })}
    />
  )
}
