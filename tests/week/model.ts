import { DISHES_PER_SLOT } from '#contract/week/limits.ts'
import type { MealChange, NewMeal, Week } from '#contract/week/week.ts'

/** A change of the week as a device sends it. */
export type WeekOperation = { readonly id: string } & (
  | { readonly kind: 'add'; readonly meal: NewMeal }
  | { readonly kind: 'change'; readonly key: string; readonly change: MealChange }
  | { readonly kind: 'remove'; readonly key: string; readonly version: number }
)

/** A meal as far as devices change it. */
interface ModelMeal {
  Key: string
  Day: string
  Slot: string
  Persons: number
  Note: string
  Name: string
  Version: number
  isRemoved: boolean
}

/** What the week has to be after changes in an order: nothing is lost, and nothing is there twice. */
export class WeekModel {
  readonly #meals = new Map<string, ModelMeal>()
  readonly #made = new Set<string>()

  /**
   * Makes a change that arrives; one that was made before changes nothing.
   * @returns whether it is accepted
   */
  arrive(operation: WeekOperation): boolean {
    if (this.#made.has(operation.id)) return true
    const isMade = this.#make(operation)
    if (isMade) this.#made.add(operation.id)
    return isMade
  }

  /** Meals that everybody sees, by key. */
  seen(): Omit<ModelMeal, 'isRemoved'>[] {
    return [...this.#meals.values()]
      .filter(({ isRemoved }) => !isRemoved)
      .map(({ isRemoved: _isRemoved, ...meal }) => meal)
      .toSorted(byKey)
  }

  #hasRoom({ Day, Slot }: Pick<ModelMeal, 'Day' | 'Slot'>): boolean {
    const there = [...this.#meals.values()].filter(
      (meal) => !meal.isRemoved && meal.Day === Day && meal.Slot === Slot,
    )
    return there.length < DISHES_PER_SLOT
  }

  #make(operation: WeekOperation): boolean {
    if (operation.kind === 'add') return this.#add(operation.meal)
    const meal = this.#meals.get(operation.key)
    if (!meal) return false
    if (operation.kind === 'change') return this.#change(meal, operation.change)
    if (!meal.isRemoved && meal.Version === operation.version) meal.isRemoved = true
    return true
  }

  #add({ Key, Day, Slot, Persons, Words = '', Note = '' }: NewMeal): boolean {
    if (this.#meals.has(Key)) return true
    if (!this.#hasRoom({ Day, Slot })) return false
    this.#meals.set(Key, {
      Key,
      Day,
      Slot,
      Persons,
      Note,
      Name: Words,
      Version: 1,
      isRemoved: false,
    })
    return true
  }

  #change(meal: ModelMeal, { Day, Slot, Persons, Note, Words }: MealChange): boolean {
    const next = {
      Day: Day ?? meal.Day,
      Slot: Slot ?? meal.Slot,
      Persons: Persons ?? meal.Persons,
      Note: Note ?? meal.Note,
      Name: Words ?? meal.Name,
    }
    const isMoved = next.Day !== meal.Day || next.Slot !== meal.Slot
    if ((isMoved || meal.isRemoved) && !this.#hasRoom(next)) return false
    const isSame = Object.entries(next).every(([name, value]) => meal[name as 'Day'] === value)
    if (isSame && !meal.isRemoved) return true
    Object.assign(meal, next, { isRemoved: false, Version: meal.Version + 1 })
    return true
  }
}

const byKey = (a: { Key: string }, b: { Key: string }) => (a.Key < b.Key ? -1 : 1)

/** The meals of an answer as {@link WeekModel} has them. */
export function mealsIn({ Meals }: Week): Omit<ModelMeal, 'isRemoved'>[] {
  return Meals.map(({ Key, Day, Slot, Persons, Note, Name, Version }) => {
    return { Key, Day, Slot, Persons, Note, Name, Version }
  }).toSorted(byKey)
}
