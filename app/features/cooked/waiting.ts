import type { WrittenMeal } from './meal.ts'
import { storedMeals } from './stored.ts'

/** Meals, the oldest first. */
function parse(text: string | null): WrittenMeal[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(value) ? (value as WrittenMeal[]) : []
  } catch {
    return []
  }
}

function write(meals: readonly WrittenMeal[]): boolean {
  return storedMeals.write(meals.length === 0 ? null : JSON.stringify(meals))
}

/** The meals of a member that wait on this device. */
export function useWaitingMeals(member: string | undefined): WrittenMeal[] {
  return parse(storedMeals.use()).filter((meal) => meal.member === member)
}

/** The meals that wait, of all members. */
export const readWaitingMeals = () => parse(storedMeals.latest())

/** Keeps a meal until it can be sent. Returns false, and keeps nothing, where it cannot be stored. */
export function keepMeal(meal: WrittenMeal): boolean {
  const others = readWaitingMeals().filter(({ key }) => key !== meal.key)
  if (write([...others, meal])) return true
  write(others)
  return false
}

/** Removes a meal that has been sent or discarded. */
export function dropMeal(key: string): void {
  write(readWaitingMeals().filter((meal) => meal.key !== key))
}
