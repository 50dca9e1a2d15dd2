import { canWait, type ApiError } from '#app/lib/api/api-error.ts'
import { waitingMeals, type WrittenMeal } from './meal.ts'
import { sendMeal, type SentMeal } from './send-meal.ts'

/**
 * Puts a meal into the log. Without a connection it waits on this device, and undefined is returned.
 *
 * @param photo its photo. @default the one on this device
 * @throws {ApiError} when it is refused, when the session has ended, and when this device cannot store it
 */
export async function saveMeal(meal: WrittenMeal, photo?: Blob): Promise<SentMeal | undefined> {
  try {
    return await sendMeal(meal, photo)
  } catch (failure) {
    const hasEnded = (failure as Partial<ApiError>).status === 401
    if (hasEnded || !canWait(failure) || !waitingMeals.add(meal)) throw failure
    return undefined
  }
}
