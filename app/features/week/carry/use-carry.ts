import { useLayoutEffect, useRef, useState } from 'react'
import { DISHES_PER_SLOT } from '#contract/week/limits.ts'
import type { Meal } from '#contract/week/week.ts'
import { isSamePlace, mealsOf, placeOf, type CardDay, type Place } from '../model/card.ts'
import { placeBeside, type Step } from '../model/places.ts'
import { useDragging } from './use-dragging.ts'

/** What is said about a meal that is carried. */
export type CarryEvent = 'lifted' | 'at' | 'down' | 'back'

/** What stands at a place where a meal would go. */
export type PlaceState = 'free' | 'taken' | 'full' | 'origin'

/** Options of {@link useCarry}. */
export interface CarryOptions {
  card: readonly CardDay[]
  onMove: (meal: Meal, to: Place) => void
  onEvent: (event: CarryEvent, meal: Meal, place: Place, state: PlaceState, count: number) => void
}

interface Lifted {
  meal: Meal
  to: Place
  isDragged: boolean
}

/** The place at a point of the window, of the card. */
function placeAt(x: number, y: number): Place | undefined {
  const slot = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-slot-of][data-day]')
  const { day, slotOf } = slot?.dataset ?? {}
  return day === undefined ? undefined : { day, slot: slotOf as Place['slot'] }
}

/** Meals that are lifted with keys or by a pointer, and go where they are put down. */
export function useCarry({ card, onMove, onEvent }: CarryOptions) {
  const [lifted, setLifted] = useState<Lifted>()
  const isKept = useRef(false)

  const countAt = (place: Place) =>
    card
      .filter(({ day }) => day === place.day)
      .flatMap(mealsOf)
      .filter(({ Slot }) => Slot === place.slot).length
  const stateOf = (meal: Meal, place: Place): PlaceState => {
    if (isSamePlace(placeOf(meal), place)) return 'origin'
    const count = countAt(place)
    if (count >= DISHES_PER_SLOT) return 'full'
    return count > 0 ? 'taken' : 'free'
  }
  const say = (event: CarryEvent, meal: Meal, place: Place) =>
    onEvent(event, meal, place, stateOf(meal, place), countAt(place))

  const lift = (meal: Meal, isDragged = false) => {
    setLifted({ meal, to: placeOf(meal), isDragged })
    say('lifted', meal, placeOf(meal))
  }
  const goTo = (to: Place) => {
    if (!lifted || isSamePlace(lifted.to, to)) return
    setLifted({ ...lifted, to })
    say('at', lifted.meal, to)
  }
  const putBack = () => {
    if (!lifted) return
    setLifted(undefined)
    say('back', lifted.meal, placeOf(lifted.meal))
  }
  const putDown = () => {
    if (!lifted) return
    const { meal, to } = lifted
    const state = stateOf(meal, to)
    if (state === 'origin' || state === 'full') return putBack()
    setLifted(undefined)
    isKept.current = true
    onMove(meal, to)
    say('down', meal, to)
  }
  const step = (way: Step) => {
    const to = lifted && placeBeside(card, lifted.to, way, true)
    if (to) goTo(to)
  }
  const dragging = useDragging<Meal>({
    onLift: (meal) => lift(meal, true),
    onCarry: (x, y) => {
      const to = placeAt(x, y)
      if (to) goTo(to)
    },
    onDrop: putDown,
    onCancel: putBack,
  })

  // The line at the foot must not cover the place where the meal would go.
  const target = lifted?.to
  useLayoutEffect(() => {
    isKept.current = false
    if (!target || lifted?.isDragged) return
    document
      .querySelector(`[data-slot-of="${target.slot}"][data-day="${target.day}"]`)
      ?.scrollIntoView({ block: 'nearest' })
  }, [target, lifted?.isDragged])

  return {
    /** The meal that is carried. */
    lifted: lifted?.meal,
    /** Where it would go. */
    target,
    /** It would leave its place. */
    isElsewhere: lifted !== undefined && !isSamePlace(placeOf(lifted.meal), lifted.to),
    /** Whether it may go there. */
    state: lifted && stateOf(lifted.meal, lifted.to),
    /** How many meals are there. */
    count: lifted ? countAt(lifted.to) : 0,
    lift: (meal: Meal) => lift(meal),
    step,
    putDown,
    putBack,
    /** Its button has lost the focus to something else. */
    blur: () => lifted && !lifted.isDragged && !isKept.current && putBack(),
    /** Whether the press that has just ended carried a meal. */
    wasDragged: dragging.wasDragged,
    handlersOf: (meal: Meal) => dragging.handlersOf(meal),
  }
}
