import { useSyncExternalStore } from 'react'

const neverChanges = () => () => undefined

function playsFilms(): boolean {
  const probe: Partial<HTMLVideoElement> = document.createElement('video')
  return probe.canPlayType?.('video/mp4') !== '' && probe.canPlayType !== undefined
}

/** Whether the browser plays MP4. True on the server. */
export function usePlaysFilms(): boolean {
  return useSyncExternalStore(neverChanges, playsFilms, () => true)
}
