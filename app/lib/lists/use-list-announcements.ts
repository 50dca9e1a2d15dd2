import { useEffect, useRef, type RefObject } from 'react'
import { announce } from '#design-system/lib/announce.ts'

/** Identifies the part of a list that is on screen. */
export interface ListPosition {
  /** 1-based; or the tag of a list that has no pages. */
  page: number | string
  /** The filter as the query of the address. @default none */
  filter?: string
}

/**
 * Announces the new content of a list. After a change of page the focus goes to the heading; after a
 * change of filter it stays in the filter.
 *
 * @param heading receives the focus; needs `tabIndex={-1}`
 * @param message the announcement; undefined while the list is loading
 */
export function useListAnnouncements(
  { page, filter = '' }: ListPosition,
  heading: RefObject<HTMLElement | null>,
  message: string | undefined,
): void {
  const seen = useRef({ page, filter })
  const announced = useRef({ page, filter })
  useEffect(() => {
    const pageHasChanged = seen.current.filter === filter && seen.current.page !== page
    seen.current = { page, filter }
    if (pageHasChanged) heading.current?.focus({ preventScroll: true })
  }, [page, filter, heading])
  useEffect(() => {
    const isSame = announced.current.filter === filter && announced.current.page === page
    if (isSame || message === undefined) return
    announced.current = { page, filter }
    announce(message)
  }, [page, filter, message])
}
