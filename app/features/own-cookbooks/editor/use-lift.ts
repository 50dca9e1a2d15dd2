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
import { moveTo, placeOf, stepOf, type Place, type Step } from './places.ts'

/** Id of the handle of a row. */
const gripId = (recipe: Id) => `grip-${recipe}`

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

/**
 * Rows that are lifted by their handles, with keys or by dragging, and saved once they are set down. While one is
 * dragged no other row moves: `target` says where it would land.
 */
export function useLift({ order, onChange, onEvent }: LiftOptions) {
  const [lifted, setLifted] = useState<Lifted>()
  const focused = useRef<string>(undefined)
  /** Whether the pointer has carried a row: its handle was not just pressed then. */
  const wasCarried = useRef(false)
  const shown = lifted && !lifted.isDragged ? lifted.order : order
  const target = lifted && placeOf(lifted.order, lifted.recipe)

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
  const setDown = () => {
    if (!lifted) return
    const { recipe } = lifted
    setLifted(undefined)
    focused.current = gripOf(recipe)
    const hasMoved = target && !isSame(placeOf(order, recipe), target)
    if (hasMoved) onChange(moveTo(order, recipe, target))
    // A press of the handle lifts nothing.
    if (hasMoved || !lifted.isDragged) say('down', recipe, lifted.order)
  }
  const putBack = () => {
    if (!lifted) return
    setLifted(undefined)
    focused.current = gripOf(lifted.recipe)
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
  const grab = (recipe: Id, event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return
    event.currentTarget.setPointerCapture(event.pointerId)
    wasCarried.current = false
    lift(recipe, true)
  }
  const follow = ({ clientY }: PointerEvent) => {
    if (!lifted?.isDragged) return
    if (clientY < EDGE.within) scrollBy(0, -EDGE.by)
    if (clientY > innerHeight - EDGE.within) scrollBy(0, EDGE.by)
    const place = placeAt(clientY, lifted.recipe)
    if (!place || isSame(target, place)) return
    wasCarried.current = true
    const next = arrange(order, moveTo(order, lifted.recipe, place))
    setLifted({ ...lifted, order: next })
    say('moved', lifted.recipe, next)
  }
  /**
   * Handlers of the handle of a row.
   *
   * @param onPress called when a pointer presses it and carries nothing
   */
  const handle = (recipe: Id, onPress: () => void) => ({
    id: gripId(recipe),
    onKeyDown: (event: KeyboardEvent) => pressKey(recipe, event),
    onPointerDown: (event: PointerEvent<HTMLElement>) => grab(recipe, event),
    onPointerMove: follow,
    onPointerUp: () => lifted?.isDragged && setDown(),
    onPointerCancel: () => lifted?.isDragged && putBack(),
    onClick: ({ detail }: MouseEvent) => {
      if (detail > 0) {
        if (!wasCarried.current) onPress()
        return
      }
      // Screen readers press without a pointer and without a key.
      if (lifted?.recipe === recipe) setDown()
      else lift(recipe)
    },
    onBlur: () => lifted && !lifted.isDragged && focused.current === undefined && putBack(),
  })
  return { shown, lifted, target, move, setDown, putBack, handle }
}

function isSame(one: Place | undefined, other: Pick<Place, 'tab' | 'index'> | undefined): boolean {
  return one?.tab === other?.tab && one?.index === other?.index
}

/** The place below a height of the window: of the rows, and of the tabs, as they are on screen. */
function placeAt(y: number, recipe: Id): Pick<Place, 'tab' | 'index'> | undefined {
  const groups = [...document.querySelectorAll<HTMLElement>('[data-group]')]
  const group = groups.find((one) => y < one.getBoundingClientRect().bottom) ?? groups.at(-1)
  if (!group) return undefined
  const rows = [...group.querySelectorAll<HTMLElement>('[data-recipe]')]
  const index = rows.filter((row) => {
    const { top, height } = row.getBoundingClientRect()
    return row.dataset['recipe'] !== String(recipe) && top + height / 2 < y
  }).length
  return { tab: group.dataset['group'] || null, index }
}
