import { useEffect, useRef } from 'react'

/**
 * Gives the focus to something else on a page of a dinner once the element that had it is gone: a row that was left
 * out, a button whose page has changed. Otherwise keys would be dead.
 *
 * @param next what takes the focus after something; without one it is the title
 */
export function useKeptFocus(next?: (lost: Element) => HTMLElement | null | undefined): void {
  const last = useRef<Element>(undefined)
  useEffect(() => {
    const remember = ({ target }: FocusEvent) => {
      if (target instanceof Element) last.current = target.closest('.dinner') ? target : undefined
    }
    document.addEventListener('focusin', remember)
    return () => document.removeEventListener('focusin', remember)
  }, [])
  // After each render: only then can the element be gone. Whoever pressed beside it has left it there.
  useEffect(() => {
    const isLost = document.activeElement === null || document.activeElement === document.body
    if (!isLost || last.current === undefined || last.current.isConnected) return
    const lost = last.current
    last.current = undefined
    const target = next?.(lost) ?? document.querySelector<HTMLElement>('.dinner h1')
    target?.focus()
  })
}
