import { useEffect, useRef, type RefObject } from 'react'
import { announce } from '#design-system/lib/announce.ts'

/** Which part of which list is on screen. */
export interface ListPlace {
  /** 1-based; the tag of a list that has one instead of pages. */
  page: number | string
  /** The filter as it stands in the address. @default none */
  filter?: string
}

/**
 * Speaks what came when another list is on screen. After turning the page the focus stands on the
 * heading; while filtering it stays where somebody types.
 *
 * @param heading takes the focus; needs `tabIndex={-1}`
 * @param message what is spoken; undefined while the list is on its way
 */
export function useListNews(
  { page, filter = '' }: ListPlace,
  heading: RefObject<HTMLElement | null>,
  message: string | undefined,
): void {
  const seen = useRef({ page, filter })
  const spoken = useRef({ page, filter })
  useEffect(() => {
    const hasTurned = seen.current.filter === filter && seen.current.page !== page
    seen.current = { page, filter }
    if (hasTurned) heading.current?.focus({ preventScroll: true })
  }, [page, filter, heading])
  useEffect(() => {
    const isSame = spoken.current.filter === filter && spoken.current.page === page
    if (isSame || message === undefined) return
    spoken.current = { page, filter }
    announce(message)
  }, [page, filter, message])
}
