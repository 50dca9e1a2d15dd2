import {
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
} from 'react'
import { arrange, type Arrangement, type BookChange } from '#contract/cookbooks/arrange.ts'
import type { Id } from '#contract/common.ts'
import { isSamePlace, placeAt } from './place-at.ts'
import { moveTo, placeOf, stepOf, type Place, type Step } from './places.ts'

/** Id of the handle of a row. */
export const gripId = (recipe: Id) => `grip-${recipe}`

const gripOf = (recipe: Id) => `#${gripId(recipe)}`

/** Pixels at the edges of the window where a drag scrolls, and how far each time. */
const EDGE = { within: 96, by: 14 }

/** A row that was lifted and not set down. */
interface Lifted {
  recipe: Id
  /** The order as it would be. */
  order: Arrangement
  isDragged: boolean
}

/** What is said about a row that moves. */
export type LiftEvent = 'lifted' | 'moved' | 'down' | 'back'

/** Options of {@link useLift}. */
export interface LiftOptions {
  order: Arrangement
  /** Makes a change of the order. */
  onChange: (change: BookChange) => void
  /** Called with each event of a row, and the place where it is then. */
  onEvent: (event: LiftEvent, recipe: Id, place: Place, isDragged: boolean) => void
}

const STEPS: Partial<Record<string, Step>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  Home: 'first',
  End: 'last',
}

const TAB_STEPS: Partial<Record<string, Step>> = { ArrowUp: 'tabUp', ArrowDown: 'tabDown' }

/** A row that the pointer carries, and where it was grabbed in the page. */
interface Carried {
  row: HTMLElement | null
  from: number
  /** Whether it has left its place: its handle was not just pressed then. */
  hasMoved: boolean
}

/**
 * Rows that are lifted by their handles, with keys or by dragging, and saved once they are set down. While one is
 * dragged no other row moves: `target` says where it would land.
 */
export function useLift({ order, onChange, onEvent }: LiftOptions) {
  const [lifted, setLifted] = useState<Lifted>()
  const focused = useRef<string>(undefined)
  const carried = useRef<Carried>({ row: null, from: 0, hasMoved: false })
  const shown = lifted && !lifted.isDragged ? lifted.order : order
  const target = lifted && placeOf(lifted.order, lifted.recipe)
  const origin = lifted && placeOf(order, lifted.recipe)

  // A row that goes to another place in the document loses the focus.
  useLayoutEffect(() => {
    if (focused.current === undefined) return
    const control = document.querySelector<HTMLElement>(focused.current)
    focused.current = undefined
    control?.focus({ preventScroll: true })
    control?.scrollIntoView({ block: 'nearest' })
  })

  const say = (event: LiftEvent, recipe: Id, where: Arrangement) => {
    const place = placeOf(where, recipe)
    if (place) onEvent(event, recipe, place, lifted?.isDragged === true)
  }
  const lift = (recipe: Id, isDragged = false) => {
    setLifted({ recipe, order, isDragged })
    if (!isDragged) say('lifted', recipe, order)
  }
  const letGo = (recipe: Id) => {
    setLifted(undefined)
    focused.current = gripOf(recipe)
    if (carried.current.row) carried.current.row.style.translate = ''
  }
  const setDown = () => {
    if (!lifted) return
    const { recipe } = lifted
    letGo(recipe)
    const hasMoved = target && !isSamePlace(origin, target)
    if (hasMoved) onChange(moveTo(order, recipe, target))
    // A press of the handle lifts nothing.
    if (hasMoved || !lifted.isDragged || carried.current.hasMoved) say('down', recipe, lifted.order)
  }
  const putBack = () => {
    if (!lifted) return
    letGo(lifted.recipe)
    say('back', lifted.recipe, order)
  }
  /**
   * Moves a row at once, without lifting it.
   *
   * @param control selects what has the focus afterwards
   */
  const move = (recipe: Id, step: Step, control = gripOf(recipe)) => {
    const change = stepOf(order, recipe, step)
    if (!change) return
    focused.current = control
    onChange(change)
    say('moved', recipe, arrange(order, change))
  }
  /** Keys of a handle. */
  const pressKey = (recipe: Id, event: KeyboardEvent) => {
    const isLifted = lifted?.recipe === recipe
    if (event.key === 'Escape' && isLifted) {
      event.preventDefault()
      return putBack()
    }
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault()
      return isLifted ? setDown() : lift(recipe)
    }
    const step = (isLifted && event.altKey ? TAB_STEPS : STEPS)[event.key]
    if (!step || !(isLifted || event.altKey)) return undefined
    event.preventDefault()
    if (!isLifted) return move(recipe, step)
    const change = stepOf(lifted.order, recipe, step)
    if (!change) return undefined
    const next = arrange(lifted.order, change)
    focused.current = gripOf(recipe)
    setLifted({ ...lifted, order: next })
    return say('moved', recipe, next)
  }
  /** A pointer takes a row, by its handle or, where it was held, by the row itself. */
  const grab = (recipe: Id, by: HTMLElement, { pointerId, clientY }: PointerEvent) => {
    by.setPointerCapture(pointerId)
    const row = by.closest<HTMLElement>('[data-recipe]')
    carried.current = { row, from: clientY + scrollY, hasMoved: false }
    lift(recipe, true)
  }
  const follow = ({ clientY }: PointerEvent) => {
    if (!lifted?.isDragged) return
    if (clientY < EDGE.within) scrollBy(0, -EDGE.by)
    if (clientY > innerHeight - EDGE.within) scrollBy(0, EDGE.by)
    const { row, from, hasMoved } = carried.current
    if (row && hasMoved) row.style.translate = `0 ${clientY + scrollY - from}px`
    const place = placeAt(clientY, lifted.recipe)
    if (!place || isSamePlace(target, place)) return
    const next = arrange(order, moveTo(order, lifted.recipe, place))
    setLifted({ ...lifted, order: next })
    if (!hasMoved) say('lifted', lifted.recipe, order)
    carried.current.hasMoved = true
    say('moved', lifted.recipe, next)
  }
  /**
   * A press of a handle.
   *
   * @param onPress called when a pointer presses it and has carried nothing
   */
  const press = (recipe: Id, { detail }: MouseEvent, onPress: () => void) => {
    if (detail > 0) {
      if (!carried.current.hasMoved) onPress()
      return
    }
    // Screen readers press without a pointer and without a key.
    if (lifted?.recipe === recipe) setDown()
    else lift(recipe)
  }
  const drop = () => lifted?.isDragged && setDown()
  const cancel = () => lifted?.isDragged && putBack()
  /** A handle has lost the focus to something else. */
  const blur = () => lifted && !lifted.isDragged && focused.current === undefined && putBack()
  return {
    shown,
    lifted,
    target,
    /** Where the row that is lifted stood. */
    origin,
    move,
    setDown,
    putBack,
    pressKey,
    grab,
    follow,
    press,
    drop,
    cancel,
    blur,
  }
}
