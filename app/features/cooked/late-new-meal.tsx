import { lateComponent } from '#app/lib/lazy/late-component.ts'
import { withAreas } from '#app/lib/words/load.ts'
import type { NewMealProps } from './form/new-meal.tsx'

/** Asks a member what they have just cooked. Its screen has the words of `cooked` already. */
export const LateNewMeal = lateComponent<NewMealProps>(async () => {
  const code = import('./form/new-meal.tsx')
  return (await withAreas(['memberActions'], code)).NewMeal
})
