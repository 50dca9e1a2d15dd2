import { ownProperty } from './own-property.ts'

/**
 * Replaces the clipboard. Stories must not need a permission or change the real one.
 *
 * @param writeText undefined for a page without a clipboard, such as one without TLS
 * @returns a function that restores it; return it from `beforeEach`
 */
export function fakeClipboard(writeText?: (text: string) => Promise<void>): () => void {
  return ownProperty(navigator, 'clipboard', writeText && { writeText })
}
