import { lateComponent } from '#app/lib/lazy/late-component.ts'
import { withAreas } from '#app/lib/words/load.ts'
import type { EditMealProps } from './form/edit-meal.tsx'
import type { NewMealProps } from './form/new-meal.tsx'
import type { RepeatOfSessionProps } from './repeat/repeat-of-session.tsx'
import { storedMeals } from './stored.ts'

const SendMeals = lateComponent(
  async () => (await withAreas(['cookingLog'], import('./send-meals.tsx'))).SendMeals,
)

/** Sends meals that wait on this device. Without any the code is not fetched. */
export function LateSendMeals() {
  return storedMeals.use() !== null && <SendMeals />
}

/** Asks a member what they have just cooked. Its screen has the words of `cooked` already. */
export const LateNewMeal = lateComponent<NewMealProps>(async () => {
  const code = import('./form/new-meal.tsx')
  return (await withAreas(['memberActions'], code)).NewMeal
})

/** The form of an entry. The log has its words already. */
export const LateEditMeal = lateComponent<EditMealProps>(
  async () => (await import('./form/edit-meal.tsx')).EditMeal,
)

/** How a meal was that is cooked again. */
export const LateRepeat = lateComponent<RepeatOfSessionProps>(
  async () =>
    (await withAreas(['cookingLog'], import('./repeat/repeat-of-session.tsx'))).RepeatOfSession,
)
