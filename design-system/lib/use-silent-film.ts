import { useEffect, useRef, type ComponentProps } from 'react'

/**
 * A short film without a sound over a picture: what its `<video muted>` needs. Nothing of it is loaded
 * before it plays; it starts over each time and is not there for screen readers.
 */
export function useSilentFilm(src: string, playing: boolean): ComponentProps<'video'> {
  const video = useRef<HTMLVideoElement>(null)
  useEffect(() => {
    const film = video.current
    if (!film || !playing) return undefined
    // Refused in some browsers, and cut off by the pause below: then the picture stays.
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
    disableRemotePlayback: true,
  }
}
