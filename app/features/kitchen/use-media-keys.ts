import { useEffect, useRef } from 'react'

/** What the media keys and the lock screen show and do. */
export interface MediaKeys {
  /** Name of the recipe. */
  readonly recipe: string
  /** The step whose film plays. */
  readonly chapter: string
  /** Address of a picture; null without one. */
  readonly picture: string | null
  readonly isPlaying: boolean
  readonly play: () => void
  readonly pause: () => void
  readonly next: () => void
  readonly previous: () => void
}

const ACTIONS = [
  ['play', 'play'],
  ['pause', 'pause'],
  ['nexttrack', 'next'],
  ['previoustrack', 'previous'],
] as const satisfies readonly [MediaSessionAction, keyof MediaKeys][]

/**
 * Connects the media keys, headsets and the lock screen with a film while it sounds.
 *
 * @param keys null while neither film nor music can be heard: a silent page gets no media keys
 */
export function useMediaKeys(keys: MediaKeys | null): void {
  const latest = useRef(keys)
  useEffect(() => {
    latest.current = keys
  })
  const sounds = keys !== null
  const { recipe, chapter, picture, isPlaying } = keys ?? {}

  useEffect(() => {
    if (!sounds || !('mediaSession' in navigator)) return undefined
    const { mediaSession } = navigator
    for (const [action, name] of ACTIONS)
      mediaSession.setActionHandler(action, () => latest.current?.[name]())
    return () => {
      for (const [action] of ACTIONS) mediaSession.setActionHandler(action, null)
      mediaSession.metadata = null
      mediaSession.playbackState = 'none'
    }
  }, [sounds])

  useEffect(() => {
    if (chapter === undefined || !('mediaSession' in navigator)) return
    navigator.mediaSession.metadata = new MediaMetadata({
      title: chapter,
      ...(recipe !== undefined && { album: recipe }),
      ...(picture && { artwork: [{ src: picture }] }),
    })
  }, [recipe, chapter, picture])

  useEffect(() => {
    if (isPlaying === undefined || !('mediaSession' in navigator)) return
    navigator.mediaSession.playbackState = isPlaying ? 'playing' : 'paused'
  }, [isPlaying])
}
