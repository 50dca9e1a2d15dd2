import { useWords } from '#app/lib/words/words-provider.tsx'
import { stateOf } from '#cooking/dinner/evening/evening.ts'
import type { Cooking } from './cooking.ts'
import { ownSteps } from './evening-strip.tsx'

/** Where a cook is: "Step 9 of 12 · on time", or how much is done while hands are free. */
export function useLine({ evening, cook, present, clock }: Cooking): string {
  const { t } = useWords()
  const steps = ownSteps({ evening, cook })
  const late = evening.dishes.some(
    ({ eatenAt }, dish) => !evening.leftOut.includes(dish) && eatenAt > evening.chosen[dish]!,
  )
  const table = Math.min(
    ...evening.dishes.flatMap(({ eatenAt }, dish) =>
      evening.leftOut.includes(dish) ? [] : [eatenAt],
    ),
  )
  const state = late ? t('dinner.cook.atTable', { time: clock.at(table) }) : t('dinner.cook.onTime')
  const total = steps.length
  const at = steps.findIndex((one) => one.dish === present?.dish && one.step === present.step)
  if (at >= 0) return t('dinner.cook.place', { step: at + 1, total, state })
  const step = steps.filter((one) => stateOf(evening, one) === 'past').length
  return t('dinner.cook.done', { step, total, state })
}
