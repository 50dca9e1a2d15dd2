import { COARSE_POINTER } from '#design-system/lib/media.ts'
import type { ShareContent } from '#design-system/share-modal/share-modal.logic.ts'

/** The cook closed the sheet, or one is open already: nothing to tell. */
const SILENT = new Set(['AbortError', 'InvalidStateError'])

/** Whether the system can share this by itself. Ask at the press: a page may wake up before it. */
export function hasNativeSheet({ url, title }: ShareContent): boolean {
  if (!('share' in navigator)) return false
  return !('canShare' in navigator) || navigator.canShare({ url, title })
}

/** Whether the system's sheet is the better one: where a finger is the main pointer. */
export function prefersNativeSheet(content: ShareContent): boolean {
  return window.matchMedia(COARSE_POINTER).matches && hasNativeSheet(content)
}

/**
 * Opens the system's sheet. Call it in the handler of a press and wait for nothing before:
 * browsers open it only right after a gesture.
 *
 * @returns false when the system refused; a sheet that was closed without sharing is fine
 */
export async function openNativeSheet({ url, title }: ShareContent): Promise<boolean> {
  try {
    await navigator.share({ url, title })
    return true
  } catch (error) {
    return error instanceof DOMException && SILENT.has(error.name)
  }
}
