import { useEffect, useRef, type ComponentProps } from 'react'

/**
 * Props of a `<video muted>` for a short silent film over a picture. It is not loaded before it
 * plays, starts from the beginning each time, and is hidden from screen readers.
 */
export function useSilentFilm(src: string, playing: boolean): ComponentProps<'video'> {
  const video = useRef<HTMLVideoElement>(null)
  useEffect(() => {
    const film = video.current
    if (!film || !playing) return undefined
    // A property, because the attribute is in no HTML standard.
    film.disableRemotePlayback = true
    // Some browsers refuse, and the pause below rejects it: the picture stays.
    film.play().catch(() => undefined)
    return () => {
      film.pause()
      film.currentTime = 0
    }
  }, [playing])
  return {
    ref: video,
    src,
    'aria-hidden': true,
    tabIndex: -1,
    loop: true,
    playsInline: true,
    preload: 'none',
  }
}
