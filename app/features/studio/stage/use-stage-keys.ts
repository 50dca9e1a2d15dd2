import { useLayoutEffect, useRef } from 'react'
import { keysOff } from '#app/lib/storage/keys-off.ts'
import { ownsKeys } from '#design-system/lib/owns-keys.ts'

/** What keys do, by their names: `M`, `Shift+ArrowLeft`, ` `. Letters are capitals. */
export type StageActs = Readonly<Record<string, (() => void) | undefined>>

/** Keys that a radio button has itself. */
const OF_RADIOS = new Set([' ', 'ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'])
/** Keys that are answered again while they are held down. */
const REPEATED = /Arrow/

function isTheirs(target: Element | null, key: string): boolean {
  if (target?.matches('input[type="radio"]')) return OF_RADIOS.has(key)
  // What has the focus was reached with Tab: a press by pointer gives the focus back to the stage.
  if ((key === ' ' || key === 'Enter') && target?.closest('button, a, summary')) return true
  return ownsKeys(target)
}

/** The name of a key that is pressed, with Shift where that makes another key of it. */
function nameOf({ key, shiftKey }: KeyboardEvent): string {
  if (key.length === 1)
    return shiftKey && /[a-z]/iu.test(key) ? `Shift+${key.toUpperCase()}` : key.toUpperCase()
  return shiftKey ? `Shift+${key}` : key
}

/** Answers the keys of the stage, wherever on it the focus is. Keys with one character can be switched off. */
export function useStageKeys(acts: StageActs): void {
  const latest = useRef(acts)
  // Before the stage is painted: who sees it can press Space.
  useLayoutEffect(() => {
    latest.current = acts
  })
  useLayoutEffect(() => {
    const answer = (event: KeyboardEvent) => {
      const target = event.target instanceof Element ? event.target : null
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
      if (isTheirs(target, event.key)) return
      if (event.key.length === 1 && keysOff.read() !== null) return
      const act = latest.current[nameOf(event)]
      if (!act) return
      event.preventDefault()
      if (!event.repeat || REPEATED.test(event.key)) act()
    }
    document.addEventListener('keydown', answer)
    return () => document.removeEventListener('keydown', answer)
  }, [])
}
