import { lateComponent } from '#app/lib/lazy/late-component.ts'
import type { EditMealProps } from './form/edit-meal.tsx'

/** The form of an entry. The log has its words already. */
export const LateEditMeal = lateComponent<EditMealProps>(
  async () => (await import('./form/edit-meal.tsx')).EditMeal,
)
