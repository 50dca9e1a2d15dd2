import { COARSE_POINTER } from '#design-system/lib/use-media-query.ts'
import type { ShareContent } from '#design-system/share-modal/share-modal.logic.ts'

/** The user closed the sheet, or one is open already. Neither is an error. */
const SILENT = new Set(['AbortError', 'InvalidStateError'])

/** Whether the system can share this. A server has no system. */
export function hasNativeSheet({ url, title }: ShareContent): boolean {
  if (typeof navigator === 'undefined' || !('share' in navigator)) return false
  return !('canShare' in navigator) || navigator.canShare({ url, title })
}

/** Whether to prefer the system's sheet: where the main pointer is a finger. */
export function prefersNativeSheet(content: ShareContent): boolean {
  return window.matchMedia(COARSE_POINTER).matches && hasNativeSheet(content)
}

/**
 * Opens the system's share sheet. Call it synchronously in the handler of a press: browsers require
 * a user gesture.
 *
 * @returns false when the system refused; true when the user closed the sheet without sharing
 */
export async function openNativeSheet({ url, title }: ShareContent): Promise<boolean> {
  try {
    await navigator.share({ url, title })
    return true
  } catch (error) {
    return error instanceof DOMException && SILENT.has(error.name)
  }
}
