import { lateComponent } from '#app/lib/lazy/late-component.ts'
import { withAreas } from '#app/lib/words/load.ts'
import type { EditMealProps } from './form/edit-meal.tsx'
import type { NewMealProps } from './form/new-meal.tsx'

/** Asks a member what they have just cooked. */
export const LateNewMeal = lateComponent<NewMealProps>(async () => {
  const code = import('./form/new-meal.tsx')
  return (await withAreas(['cooked', 'memberActions'], code)).NewMeal
})

/** The form of an entry. */
export const LateEditMeal = lateComponent<EditMealProps>(async () => {
  const code = import('./form/edit-meal.tsx')
  return (await withAreas(['cooked', 'memberActions'], code)).EditMeal
})
