import { COARSE_POINTER } from '#design-system/lib/use-media-query.ts'
import { ownProperty } from './own-property.ts'

/**
 * Adds `navigator.share`, which Chromium on Linux lacks.
 *
 * @returns a function that removes it; return it from `beforeEach`
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
 * Makes `(pointer: coarse)` match, for scripts.
 *
 * @returns a function that restores it; return it from `beforeEach`
 */
export function fakeFinger(): () => void {
  const matchMedia = window.matchMedia.bind(window)
  window.matchMedia = (query) => matchMedia(query === COARSE_POINTER ? 'all' : query)
  return () => {
    window.matchMedia = matchMedia
  }
}
