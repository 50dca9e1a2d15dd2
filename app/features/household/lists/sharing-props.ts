import type { RefObject } from 'react'
import type { ListEntry, useLists } from '#app/features/shopping/index.ts'
/** Which sheet is open. */
export type SharingSheet =
  | { kind: 'lists' | 'new' }
  | { kind: 'menu' | 'rename' | 'who' | 'link'; listId: number }

/** Props of the sheets of the member's lists. */
export interface SharingSheetsProps {
  /** The lists of the member, and what can be done with them. */
  own: ReturnType<typeof useLists>
  sheet: SharingSheet
  /** Called with the next sheet; undefined closes. */
  onSheet: (sheet: SharingSheet | undefined) => void
  /** Id of the list on the screen. */
  current: number | undefined
  /** Entries of the menu of the list on the screen. */
  ownEntries: readonly ListEntry[]
  /** Receives the focus after the last sheet. */
  returnFocus: RefObject<HTMLElement | null>
}
