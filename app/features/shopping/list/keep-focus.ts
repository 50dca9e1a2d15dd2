/** Where the focus is in a list: a row, and the rows around it. */
export interface FocusPosition {
  readonly list: Element
  /** Key of the row. */
  readonly key: string
  /** Keys of all rows, in order. */
  readonly keys: readonly string[]
}

/** Rows, and recipes with their rows. */
const ROWS = '[data-row], [data-entry]'
const keyOf = ({ dataset }: HTMLElement) => dataset.row ?? dataset.entry ?? ''
const rowsOf = (list: Element) => [...list.querySelectorAll<HTMLElement>(ROWS)]

/** The position of an element in a list; undefined outside of its rows. */
export function positionIn(list: Element, element: Element): FocusPosition | undefined {
  const row = element.closest<HTMLElement>(ROWS)
  return row ? { list, key: keyOf(row), keys: rowsOf(list).map(keyOf) } : undefined
}

/**
 * What receives the focus after a row has left or has been drawn anew: the row itself, else the next one that
 * is still there, else the one before, else the list. A row that is folded away is not there.
 */
export function nearestTo({ list, key, keys }: FocusPosition): HTMLElement | undefined {
  const at = keys.indexOf(key)
  const wanted = [key, ...keys.slice(at + 1), ...keys.slice(0, at).toReversed()]
  const shown = rowsOf(list).filter((row) => row.checkVisibility())
  const found = wanted.flatMap((one) => shown.find((row) => keyOf(row) === one) ?? [])[0]
  return (
    found?.querySelector<HTMLElement>('input[type="checkbox"]') ??
    (list instanceof HTMLElement ? list : undefined)
  )
}

const DIALOGS = '[role="dialog"], [role="alertdialog"], dialog'

/**
 * Keeps the focus in a list whose rows leave and move: it goes to the row where that is now, or to a
 * neighbour. Otherwise the browser would put it on the body, and keys would be dead. Pass it as the ref of
 * the list, which takes the focus itself (`tabIndex={-1}`) when no row is left.
 *
 * @returns ends it
 */
export function keepFocus(list: HTMLElement | null): (() => void) | undefined {
  if (!list) return undefined
  const ending = new AbortController()
  const { signal } = ending
  let focused: Element | undefined
  let position: FocusPosition | undefined
  const enter = ({ target }: FocusEvent) => {
    focused = target as Element
    position = positionIn(list, focused)
  }
  /** Whether an element is in a question about the list: the focus comes back when that is answered. */
  const isAsking = (element: EventTarget | null) => {
    const dialog = element instanceof Element ? element.closest(DIALOGS) : null
    return dialog !== null && !dialog.contains(list)
  }
  const leave = ({ relatedTarget }: FocusEvent) => {
    // An element that is removed loses the focus to nothing.
    if (relatedTarget !== null && !isAsking(relatedTarget)) position = undefined
  }
  const keep = () => {
    if (!position || !focused || focused.isConnected || isAsking(document.activeElement)) return
    // A dialog around the list takes the focus that is lost inside it.
    const isLost = document.activeElement?.contains(list) ?? true
    const target = isLost ? nearestTo(position) : undefined
    position = undefined
    target?.focus({ preventScroll: true })
    target?.scrollIntoView({ block: 'nearest' })
  }
  const observer = new MutationObserver(keep)
  observer.observe(list, { childList: true, subtree: true })
  // Where dialogs come and go.
  observer.observe(document.body, { childList: true })
  list.addEventListener('focusin', enter, { signal })
  list.addEventListener('focusout', leave, { signal })
  return () => {
    observer.disconnect()
    ending.abort()
  }
}
