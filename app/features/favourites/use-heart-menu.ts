import { useEffect, useRef } from 'react'

/** Milliseconds until a finger that rests on a heart opens its menu, as everywhere on phones. */
const HOLD_MS = 500

/**
 * The menu of a heart, which its one press does not open: by the second button of a mouse, by the key for menus, or by
 * a finger that rests on it. Phones differ in whether they say so, so the time is taken here.
 *
 * @param open undefined for a heart without a menu
 */
export function useHeartMenu(open: (() => void) | undefined) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const hasOpened = useRef(false)
  const end = () => clearTimeout(timer.current)
  useEffect(() => () => clearTimeout(timer.current), [])
  const show = () => {
    end()
    hasOpened.current = true
    open?.()
  }
  return {
    handlers: open && {
      'aria-haspopup': 'dialog' as const,
      onContextMenu: (event: { preventDefault: () => void }) => {
        event.preventDefault()
        if (!hasOpened.current) show()
      },
      onPointerDown: ({ pointerType }: { pointerType: string }) => {
        hasOpened.current = false
        if (pointerType !== 'mouse') timer.current = setTimeout(show, HOLD_MS)
      },
      onKeyDown: () => {
        hasOpened.current = false
      },
      onPointerUp: end,
      onPointerCancel: end,
      onPointerLeave: end,
    },
    /** Whether the press that ends now has opened the menu: then it is no press of the heart. */
    hasOpened: () => hasOpened.current,
  }
}
