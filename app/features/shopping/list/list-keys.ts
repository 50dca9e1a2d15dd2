import { useEffect, useRef } from 'react'
import { keysOff } from '#app/lib/storage/keys-off.ts'

/** What a key of the list does: to the field, at home, the sheet of the row, the row above or below. */
export type ListKey = 'field' | 'home' | 'sheet' | 'up' | 'down'

const LETTERS: Readonly<Record<string, ListKey>> = { n: 'field', h: 'home', e: 'sheet' }
const ARROWS: Readonly<Record<string, ListKey>> = { ArrowUp: 'up', ArrowDown: 'down' }
/** Where keys belong to the text or to the choice. */
const FIELDS = 'input:not([type="checkbox"]), textarea, select'
/** Where arrows lead elsewhere. */
const TABS = '[role="tab"]'

/** The part of a keyboard event that decides. */
export interface PressedKey extends Pick<
  KeyboardEvent,
  'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'
> {
  target: EventTarget | null
}

const isWithin = (target: EventTarget | null, selectors: string) =>
  target instanceof Element && target.closest(selectors) !== null

/** What a pressed key does in a list; undefined for all others, and for letters that are turned off. */
export function listKeyOf(event: PressedKey): ListKey | undefined {
  const isModified = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey
  if (isModified || isWithin(event.target, `${FIELDS}, ${TABS}`)) return undefined
  const letter = LETTERS[event.key.toLowerCase()]
  return letter && keysOff.read() === null ? letter : ARROWS[event.key]
}

/** Whether a key undoes the last action: Ctrl+Z or ⌘Z, but not in a text, which has its own. */
export function isUndoKey(event: PressedKey): boolean {
  const isCommand = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey
  return isCommand && event.key.toLowerCase() === 'z' && !isWithin(event.target, FIELDS)
}

/** Moves the focus to the row above or below; past the first and the last one it stays. */
export function moveToRow(list: Element, from: Element, to: 'up' | 'down'): void {
  const rows = [...list.querySelectorAll('[data-row]')]
  const index = rows.findIndex((row) => row.contains(from))
  const next = index === -1 ? 0 : index + (to === 'up' ? -1 : 1)
  rows[next]?.querySelector<HTMLElement>('input[type="checkbox"]')?.focus()
}

/** Calls `undo` with Ctrl+Z and ⌘Z, wherever the focus is but in a text. */
export function useUndoKey(undo: () => void): void {
  const latest = useRef(undo)
  useEffect(() => {
    latest.current = undo
  })
  useEffect(() => {
    const answer = (event: KeyboardEvent) => {
      if (event.defaultPrevented || !isUndoKey(event)) return
      event.preventDefault()
      latest.current()
    }
    document.addEventListener('keydown', answer)
    return () => document.removeEventListener('keydown', answer)
  }, [])
}
