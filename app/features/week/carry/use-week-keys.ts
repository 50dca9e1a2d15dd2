import type { KeyboardEvent } from 'react'
import { keysOff } from '#app/lib/storage/keys-off.ts'
import type { Meal } from '#contract/week/week.ts'
import { placeId } from '../card/context.ts'
import { keepFocus } from '../focus.ts'
import type { CardDay, Place } from '../model/card.ts'
import { spotBeside, type Spot, type Step } from '../model/places.ts'
import type { useCarry } from './use-carry.ts'

const STEPS: Partial<Record<string, Step>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'start',
  ArrowRight: 'end',
  Home: 'first',
  End: 'last',
}

/** Options of {@link useWeekKeys}. */
export interface WeekKeysOptions {
  card: readonly CardDay[]
  hasColumns: boolean
  carry: ReturnType<typeof useCarry>
  onPersons: (meal: Meal, by: number) => void
  onRemove: (meal: Meal) => void
  /** Plans from a recipe. */
  onAdd: (place: Place) => void
  /** Shows the keys. */
  onKeys: () => void
  onToday: () => void
  onWeek: (by: number) => void
}

/** The keys of the card: letters work on a place that has the focus, and can be switched off. */
export function useWeekKeys(options: WeekKeysOptions) {
  const { card, hasColumns, carry, onPersons, onRemove, onAdd, onKeys, onToday, onWeek } = options
  const areLettersOff = keysOff.use() !== null

  const pressLifted = (event: KeyboardEvent) => {
    const step = STEPS[event.key]
    if (step) carry.step(step)
    else if (event.key === 'Enter' || event.key === ' ') carry.putDown()
    else if (event.key === 'Escape') carry.putBack()
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  const go = (spot: Spot, step: Step) => {
    const next = spotBeside(card, spot, step, hasColumns)
    if (next) document.getElementById(placeId(next, next.index))?.focus()
  }
  const takeOff = (meal: Meal) => {
    onRemove(meal)
    keepFocus()
  }
  const pressLetter = (key: string, spot: Spot, meal: Meal | undefined): boolean => {
    if (key === '[' || key === ']') onWeek(key === '[' ? -1 : 1)
    else if (key === 't') onToday()
    else if (key === 'p') onAdd(spot)
    else if (key === '?') onKeys()
    else if (!meal) return false
    else if (key === 'm') carry.lift(meal)
    else if (key === '+') onPersons(meal, 1)
    else if (key === '-' || key === '−') onPersons(meal, -1)
    else return false
    return true
  }
  return (event: KeyboardEvent<HTMLElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    if (carry.lifted) return pressLifted(event)
    const place = event.target instanceof Element ? event.target.closest('[data-place]') : null
    const found = place && spotOf(card, place.id)
    if (!found) return
    const { spot, meal } = found
    const step = STEPS[event.key]
    if (step) go(spot, step)
    else if (event.key === 'Delete' && meal) takeOff(meal)
    else if (areLettersOff || !pressLetter(event.key.toLowerCase(), spot, meal)) return
    event.preventDefault()
  }
}

/** The place with an id, and the meal that stands there. */
function spotOf(card: readonly CardDay[], id: string): { spot: Spot; meal?: Meal } | undefined {
  for (const { slots } of card) {
    for (const slot of slots) {
      const { day, meals } = slot
      if (meals.length === 0 && placeId(slot) === id) {
        return { spot: { day, slot: slot.slot, index: 0 } }
      }
      const index = meals.findIndex((_meal, at) => placeId(slot, at) === id)
      const meal = meals[index]
      if (meal) return { spot: { day, slot: slot.slot, index }, meal }
    }
  }
  return undefined
}
