import { useEffect } from 'react'
import { useKitchen, type KitchenSession } from '#app/features/kitchen/index.ts'
import { useImperial } from '#app/features/account/index.ts'
import { stepParts } from '#app/features/recipes/index.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { runningWaits } from '#cooking/dinner/evening/next.ts'
import { stepTimers } from '#cooking/times/step-timers.ts'
import { nameOf, type Cooking } from './cooking.ts'

/** Minutes within which a wait has just begun, so that its timer is as long as the recipe says. */
const JUST = 2

/** Starts the timer of each wait that this cook has begun, once. */
export function useDinnerTimers(
  { followed, evening, cook, recipes, minute }: Cooking,
  sessions: readonly (KitchenSession | undefined)[],
): void {
  const { language } = useWords()
  const imperial = useImperial()
  const { startTimer } = useKitchen()
  const waits = runningWaits(evening, minute).filter((one) => one.cook === cook)
  const due = waits.filter((one) => {
    const number = (followed.dinner.Dishes[one.dish]?.Steps[one.step]?.Of ?? 0) + 1
    const session = sessions[one.dish]
    const same = evening.steps.filter(
      ({ dish, step, handsEnd }) =>
        dish === one.dish &&
        step <= one.step &&
        handsEnd <= one.handsEnd &&
        (followed.dinner.Dishes[dish]?.Steps[step]?.Of ?? 0) + 1 === number,
    )
    return session && session.timers.filter(({ step }) => step === number).length < same.length
  })
  const names = due.map(({ dish, step }) => `${dish}.${step}`).join(' ')
  useEffect(() => {
    for (const { dish, step, handsEnd, waitEnd } of due) {
      const session = sessions[dish]!
      const index = followed.dinner.Dishes[dish]?.Steps[step]?.Of ?? 0
      const howTo = recipes[dish]?.steps[index]
      const { wait } = evening.dishes[dish]!.steps[step]!
      const minutes = minute - handsEnd <= JUST ? wait : waitEnd - minute
      const servings = recipes[dish]?.recipe.Yield?.Servings
      const options = { persons: followed.kept.People, servings, language, imperial }
      const offered = howTo
        ? stepTimers(howTo, stepParts(howTo, howTo.Ingredients, options)).timers
        : []
      const time = offered.findIndex(({ total }) => total === wait * 60)
      const named = howTo?.Times?.find(({ Passive, Name }) => Passive && Name)?.Name
      startTimer(session.id, {
        step: index + 1,
        time: time < 0 ? null : time,
        name: offered[time]?.name ?? named ?? nameOf(followed.dinner, dish),
        first: time < 0 ? null : offered[time]!.first,
        total: minutes * 60,
      })
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each wait
  }, [names, startTimer])
}
