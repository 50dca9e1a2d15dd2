import { ownProperty } from './own-property.ts'

/**
 * Gives the browser this clipboard: a story must neither need leave nor change the real one.
 *
 * @param writeText undefined stands for a page that has no clipboard, because it came without TLS
 * @returns what gives the browser its own back; return it from `beforeEach`
 */
export function fakeClipboard(writeText?: (text: string) => Promise<void>): () => void {
  return ownProperty(navigator, 'clipboard', writeText && { writeText })
}
