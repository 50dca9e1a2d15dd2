import { useEffect, useRef, type RefObject } from 'react'
import { announce } from '#design-system/lib/announce.ts'

/**
 * After turning to another page of a list, or to a list of something else, the focus stands on the
 * heading, and what came is spoken as soon as it is there. The first page of a visit is left alone.
 *
 * @param page the page, or whatever else decides the list, that the address names
 * @param heading takes the focus; needs `tabIndex={-1}`
 * @param message what is spoken; undefined while the page is on its way
 */
export function usePageTurn(
  page: number | string,
  heading: RefObject<HTMLElement | null>,
  message: string | undefined,
): void {
  const focused = useRef(page)
  const spoken = useRef(page)
  useEffect(() => {
    if (focused.current === page) return
    focused.current = page
    heading.current?.focus({ preventScroll: true })
  }, [page, heading])
  useEffect(() => {
    if (spoken.current === page || message === undefined) return
    spoken.current = page
    announce(message)
  }, [page, message])
}
