import { createStoredText } from '#app/lib/storage/stored-text.ts'
import type { WrittenMeal } from './meal.ts'

/** Meals that could not be sent yet, the oldest first. */
const waiting = createStoredText('simmer.cooked.waiting')

function parse(text: string | null): WrittenMeal[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(value) ? (value as WrittenMeal[]) : []
  } catch {
    return []
  }
}

function write(meals: readonly WrittenMeal[]): boolean {
  return waiting.write(meals.length === 0 ? null : JSON.stringify(meals))
}

/** The meals of a member that wait on this device. */
export function useWaitingMeals(member: string | undefined): WrittenMeal[] {
  return parse(waiting.use()).filter((meal) => meal.member === member)
}

/** Whether meals wait on this device, of any member. */
export const useHasWaitingMeals = () => waiting.use() !== null

/** The meals that wait, of all members. */
export const readWaitingMeals = () => parse(waiting.latest())

/** Keeps a meal until it can be sent. Returns false where nothing can be stored. */
export function keepMeal(meal: WrittenMeal): boolean {
  return write([...readWaitingMeals().filter(({ key }) => key !== meal.key), meal])
}

/** Removes a meal that has been sent or discarded. */
export function dropMeal(key: string): void {
  write(readWaitingMeals().filter((meal) => meal.key !== key))
}

/** Removes all meals that wait. */
export function dropAllMeals(): void {
  waiting.write(null)
}
