import { useEffect, useRef, type RefObject } from 'react'
import { useLocation } from 'react-router-dom'
import { announce } from '#design-system/lib/announce.ts'

/**
 * After a navigation, moves the focus to the start of the new screen and announces its title, as after
 * loading a page. A new query or hash of the same screen leaves the focus where it is.
 */
export function useFocusOnNavigation(main: RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    main.current?.focus({ preventScroll: true })
    announce(document.title)
  }, [main, pathname])
}
