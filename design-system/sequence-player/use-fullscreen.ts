import { useEffect, useState, useSyncExternalStore, type RefObject } from 'react'

/** A video on an iPhone: only the video itself can fill the screen there. */
interface PhoneVideo extends HTMLVideoElement {
  webkitEnterFullscreen?: () => void
}

/** The player on the whole screen. */
export interface Fullscreen {
  /** Whether this device has any way to do it. */
  supported: boolean
  /** Whether the player fills the screen, with its own controls. */
  active: boolean
  /** Whether the bare video fills the screen, with the system's controls. */
  native: boolean
  /** Enters or leaves. */
  toggle: () => void
}

const neverChanges = () => () => undefined

function isSupported(): boolean {
  return document.fullscreenEnabled || 'webkitEnterFullscreen' in HTMLVideoElement.prototype
}

/**
 * Fills the screen with the container, so that steps and pause line come along; on an iPhone with
 * its video alone. Follows what really happened, since the browser keeps Escape to itself (VID-12,
 * VID-16).
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
