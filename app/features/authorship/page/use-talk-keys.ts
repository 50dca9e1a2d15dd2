import { type RefObject, useEffect } from 'react'
import { keysOff } from '#app/lib/storage/keys-off.ts'

/** Where letters are typed, or belong to what is open. */
const BUSY = 'input:not([type="checkbox"]), textarea, select, dialog'

/** What a letter does with a comment. */
const ACTS: Readonly<Record<string, 'answer' | 'settle'>> = { a: 'answer', n: 'settle' }
const WAYS: Readonly<Record<string, 1 | -1>> = { j: 1, k: -1 }

/**
 * J and K move the focus to the next and the previous comment of a list, A and N press the button of the
 * comment that has the focus, or of the first one.
 */
export function useTalkKeys(list: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { altKey, ctrlKey, metaKey, shiftKey, target } = event
      if (altKey || ctrlKey || metaKey || shiftKey || keysOff.read() !== null) return
      if (target instanceof Element && target.closest(BUSY) !== null) return
      const talks = [...(list.current?.querySelectorAll<HTMLElement>('[data-talk]') ?? [])]
      const at = talks.findIndex((talk) => talk.contains(document.activeElement))
      const key = event.key.toLowerCase()
      const way = WAYS[key]
      const act = ACTS[key]
      if (way !== undefined) {
        const next = at === -1 ? 0 : Math.min(Math.max(at + way, 0), talks.length - 1)
        talks[next]?.focus()
      } else if (act !== undefined) {
        talks[Math.max(at, 0)]?.querySelector<HTMLElement>(`[data-act="${act}"]`)?.click()
      } else return
      event.preventDefault()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [list])
}
