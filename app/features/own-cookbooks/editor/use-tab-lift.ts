import { useState, type KeyboardEvent, type MouseEvent, type PointerEvent } from 'react'

/** A tab that was lifted and not set down. */
interface LiftedTab {
  key: string
  /** Where it would stand among the others, from 0. */
  to: number
  isDragged: boolean
}

/** What is said about a tab that moves, and its place from 0. */
export type TabEvent = 'lifted' | 'place' | 'down' | 'back'

/** Options of {@link useTabLift}. */
export interface TabLiftOptions {
  /** Keys of the tabs in their order. */
  tabs: readonly string[]
  /** Sets a tab down after another one; null for the first place. */
  onMove: (tab: string, after: string | null) => void
  onEvent: (event: TabEvent, tab: string, place: number) => void
}

/** Where each key moves a tab that is at `to`, of which there are `last` places behind the first. */
const STEPS: Partial<Record<string, (to: number, last: number) => number>> = {
  ArrowUp: (to) => to - 1,
  ArrowLeft: (to) => to - 1,
  ArrowDown: (to) => to + 1,
  ArrowRight: (to) => to + 1,
  Home: () => 0,
  End: (_, last) => last,
}

/** The place among the other tabs below a point of the window: they stand below or beside each other. */
function placeAt(strip: Element | null, tab: string, { clientX, clientY }: PointerEvent): number {
  const rows = [...(strip?.querySelectorAll<HTMLElement>('[data-tab]') ?? [])]
  return rows.filter((row) => {
    const { top, bottom, left, width, height } = row.getBoundingClientRect()
    const isBeside = row.parentElement && getComputedStyle(row.parentElement).display === 'flex'
    const isBefore = isBeside
      ? bottom < clientY || (top < clientY && left + width / 2 < clientX)
      : top + height / 2 < clientY
    return row.dataset['tab'] !== tab && isBefore
  }).length
}

/**
 * Tabs that are lifted by their handles in the strip, with keys or by dragging. No tab moves before it is set
 * down: `landing` says before which one that would be.
 */
export function useTabLift({ tabs, onMove, onEvent }: TabLiftOptions) {
  const [lifted, setLifted] = useState<LiftedTab>()
  const others = tabs.filter((key) => key !== lifted?.key)
  const origin = lifted ? tabs.indexOf(lifted.key) : -1

  const lift = (key: string, isDragged: boolean) => {
    const to = tabs.indexOf(key)
    setLifted({ key, to, isDragged })
    onEvent('lifted', key, to)
  }
  const move = (to: number) => {
    if (!lifted || to === lifted.to || to < 0 || to >= tabs.length) return
    setLifted({ ...lifted, to })
    onEvent('place', lifted.key, to)
  }
  const setDown = () => {
    if (!lifted) return
    setLifted(undefined)
    if (lifted.to !== origin) onMove(lifted.key, others[lifted.to - 1] ?? null)
    onEvent('down', lifted.key, lifted.to)
  }
  const putBack = () => {
    if (!lifted) return
    setLifted(undefined)
    onEvent('back', lifted.key, origin)
  }
  /** Handlers of the handle of a tab. */
  const handleOf = (key: string) => ({
    onKeyDown: (event: KeyboardEvent) => {
      const isLifted = lifted?.key === key
      const step = STEPS[event.key]
      if (event.key === 'Escape' && isLifted) putBack()
      else if (event.key === 'Enter' || event.key === ' ') {
        if (isLifted) setDown()
        else lift(key, false)
      } else if (step && isLifted) move(step(lifted.to, tabs.length - 1))
      else return
      event.preventDefault()
    },
    // Screen readers press without a pointer and without a key.
    onClick: ({ detail }: MouseEvent) => {
      if (detail > 0) return
      if (lifted?.key === key) setDown()
      else lift(key, false)
    },
    onBlur: () => lifted && !lifted.isDragged && putBack(),
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return
      event.currentTarget.setPointerCapture(event.pointerId)
      lift(key, true)
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (lifted?.isDragged) move(placeAt(event.currentTarget.closest('ol'), key, event))
    },
    onPointerUp: () => lifted?.isDragged && setDown(),
    onPointerCancel: () => lifted?.isDragged && putBack(),
  })
  return {
    lifted: lifted?.key,
    /** The tab before which it lands; null for the end, undefined while it would stay. */
    landing: lifted && lifted.to !== origin ? (others[lifted.to] ?? null) : undefined,
    handleOf,
  }
}
