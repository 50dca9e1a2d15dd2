import { useEffect, useState, useSyncExternalStore, type RefObject } from 'react'

/** A video element on an iPhone, where only the video itself can be full screen. */
interface PhoneVideo extends HTMLVideoElement {
  webkitEnterFullscreen?: () => void
}

/** Full screen state and toggle. */
export interface Fullscreen {
  /** Whether the device supports it. */
  supported: boolean
  /** Whether the player is full screen, with its own controls. */
  active: boolean
  /** Whether the video alone is full screen, with the system's controls. */
  native: boolean
  /** Enters or leaves full screen. */
  toggle: () => void
}

const neverChanges = () => () => undefined

function isSupported(): boolean {
  return document.fullscreenEnabled || 'webkitEnterFullscreen' in HTMLVideoElement.prototype
}

/**
 * Makes the container full screen, with steps and pause line; on an iPhone the video alone. The
 * state follows the browser's events, because browsers handle Escape themselves (VID-12, VID-16).
 */
export function useFullscreen(container: RefObject<HTMLElement | null>): Fullscreen {
  const [active, setActive] = useState(false)
  const [native, setNative] = useState(false)
  const supported = useSyncExternalStore(neverChanges, isSupported, () => false)

  useEffect(() => {
    const off = new AbortController()
    const { signal } = off
    const follow = () => {
      const element = document.fullscreenElement
      setActive(element !== null && element === container.current)
    }
    const video = container.current?.querySelector('video')
    document.addEventListener('fullscreenchange', follow, { signal })
    video?.addEventListener('webkitbeginfullscreen', () => setNative(true), { signal })
    video?.addEventListener('webkitendfullscreen', () => setNative(false), { signal })
    return () => off.abort()
  }, [container])

  const toggle = () => {
    const phone: PhoneVideo | null = container.current?.querySelector('video') ?? null
    if (document.fullscreenElement) void document.exitFullscreen()
    else if (document.fullscreenEnabled) void container.current?.requestFullscreen()
    else phone?.webkitEnterFullscreen?.()
  }

  return { supported, active, native, toggle }
}
