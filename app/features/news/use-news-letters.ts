import { useEffect, useRef, type RefObject } from 'react'
import { keysOff } from '#app/lib/storage/keys-off.ts'

/** Where keys belong to what has the focus: fields, and what is open above the page. */
const OWNERS = 'input, textarea, select, dialog, [role="dialog"], [role="menu"]'
/** Links of the rows, in order. */
const LINKS = '[data-news-link]'

/** J and K move to the next and the previous row, M notes all as seen; Enter opens what has the focus. */
export function useNewsLetters(page: RefObject<HTMLElement | null>, seeAll: () => void): void {
  const latest = useRef(seeAll)
  useEffect(() => {
    latest.current = seeAll
  })
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isModified = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey
      const isOwned = event.target instanceof Element && event.target.closest(OWNERS) !== null
      if (isModified || event.defaultPrevented || isOwned) return
      if (keysOff.read() !== null) return
      const letter = event.key.toLowerCase()
      if (letter === 'm') latest.current()
      else if (letter === 'j') move(page.current, 1)
      else if (letter === 'k') move(page.current, -1)
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [page])
}

/** Moves the focus to another row; past the first and the last one it stays. */
function move(page: HTMLElement | null, by: 1 | -1): void {
  const links = [...(page?.querySelectorAll<HTMLElement>(LINKS) ?? [])]
  const at = links.findIndex((link) => link === document.activeElement)
  links[at === -1 ? 0 : at + by]?.focus()
}
