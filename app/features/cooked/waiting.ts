import { createWaitingList } from '#app/lib/storage/waiting-list.ts'
import type { WrittenMeal } from './meal.ts'
import { storedMeals } from './stored.ts'

/** Meals that could not be sent yet. */
export const waitingMeals = createWaitingList<WrittenMeal>(storedMeals)
