import { useEffect, useState, useSyncExternalStore, type RefObject } from 'react'

/** Full screen state and toggle. */
export interface Fullscreen {
  /** Whether it makes the player larger on this device. */
  supported: boolean
  /** Whether the player is full screen, with its own controls. */
  active: boolean
  /** Whether it covers the window instead, where the browser has no full screen (iPhone). */
  covers: boolean
  /** Enters or leaves full screen. */
  toggle: () => void
}

const neverChanges = () => () => undefined

/**
 * Makes the container full screen, with steps and pause line. The state follows the browser's
 * events, because browsers handle Escape themselves.
 *
 * @param fillsWindow whether the container fills the window already
 */
export function useFullscreen(
  container: RefObject<HTMLElement | null>,
  fillsWindow = false,
): Fullscreen {
  const [active, setActive] = useState(false)
  const [covers, setCovers] = useState(false)
  const has = useSyncExternalStore(
    neverChanges,
    () => document.fullscreenEnabled,
    () => false,
  )

  useEffect(() => {
    const follow = () => {
      const element = document.fullscreenElement
      setActive(element !== null && element === container.current)
    }
    document.addEventListener('fullscreenchange', follow)
    return () => document.removeEventListener('fullscreenchange', follow)
  }, [container])

  const toggle = () => {
    if (!has) setCovers(!covers && !fillsWindow)
    else if (document.fullscreenElement) void document.exitFullscreen()
    else void container.current?.requestFullscreen()
  }

  return { supported: has || !fillsWindow, active: active || covers, covers, toggle }
}
