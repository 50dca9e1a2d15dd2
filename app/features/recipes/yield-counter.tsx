import { ServingsCounter } from '#design-system/servings-counter/servings-counter.tsx'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { SERVINGS_MAX, SERVINGS_MIN } from '#contract/limits.ts'
import type { Yield } from '#contract/recipe-facts.ts'

/** Props of {@link YieldCounter}. */
export interface YieldCounterProps {
  /** What the recipe makes; undefined counts people. */
  makes: Yield | undefined
  value: number
  /** @default 1 */
  min?: number
  onValueChange: (servings: number) => void
  /** Replaces "Servings" as the name of the counter. */
  label?: string
  className?: string
}

/** Counts people, or what a recipe makes, by the step that its tin allows (RCD-13, D-67). */
export function YieldCounter({ makes, min = SERVINGS_MIN, ...props }: YieldCounterProps) {
  const describe = useYieldText(makes)
  const step = makes?.Step ?? 1
  return (
    <ServingsCounter
      {...props}
      min={Math.max(min, step)}
      max={SERVINGS_MAX - (SERVINGS_MAX % step)}
      step={step}
      {...(describe && { describe })}
    />
  )
}

/** Writes what a number of servings makes: "24 slices" in "2 springform tins". */
function useYieldText(makes: Yield | undefined) {
  const { t } = useWords()
  if (!makes) return undefined
  const { Of, One, Form, Step, AtOnce } = makes
  const detailOf = (count: number) => {
    if (AtOnce !== undefined && count > AtOnce) return t('recipeFacts.atOnce', { count: AtOnce })
    if (!Form) return undefined
    const forms = count / Step
    if (forms === 1) return t('recipeFacts.oneForm', { form: Form.Name })
    return t('recipeFacts.forms', { count: forms, forms: Form.Plural ?? Form.Name })
  }
  return (count: number) => {
    const what = count === 1 ? (One ?? Of) : Of
    const text =
      what === undefined
        ? t('recipeFacts.servings', { count })
        : t('recipeFacts.counted', { count, what })
    return { text, detail: detailOf(count) }
  }
}
