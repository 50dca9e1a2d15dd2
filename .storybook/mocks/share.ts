import { COARSE_POINTER } from '#design-system/lib/media.ts'
import { ownProperty } from './own-property.ts'

/**
 * Gives the browser a sheet for sharing, which Chromium on Linux has not.
 *
 * @returns what takes it away; return it from `beforeEach`
 */
export function fakeShareSheet(
  share: (data?: ShareData) => Promise<void>,
  canShare: (data?: ShareData) => boolean = () => true,
): () => void {
  const undo = [
    ownProperty(navigator, 'share', share),
    ownProperty(navigator, 'canShare', canShare),
  ]
  return () => undo.forEach((it) => it())
}

/**
 * Makes a finger the main pointer, for scripts.
 *
 * @returns what gives the mouse back; return it from `beforeEach`
 */
export function fakeFinger(): () => void {
  const matchMedia = window.matchMedia.bind(window)
  window.matchMedia = (query) => matchMedia(query === COARSE_POINTER ? 'all' : query)
  return () => {
    window.matchMedia = matchMedia
  }
}
