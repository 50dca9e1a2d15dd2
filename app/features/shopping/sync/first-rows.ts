import { STORAGE_KEYS } from '#app/lib/storage/storage-keys.ts'
import { createStoredText } from '#app/lib/storage/stored-text.ts'

/** The first rows of a list as they were last shown on this device. */
export interface FirstRows {
  /** Path of the page. */
  readonly path: string
  /** End of the token of the session that may see them. */
  readonly end: string
  /** Amount and name of each row. */
  readonly rows: readonly (readonly [amount: string, name: string])[]
}

const stored = createStoredText(STORAGE_KEYS.firstRows)

/** Stores the first rows of the list of this page, for the next time that it is opened. */
export function keepFirstRows(rows: FirstRows): void {
  stored.write(JSON.stringify(rows))
}

/** Forgets the rows: nobody may see them after signing out. */
export function forgetFirstRows(): void {
  stored.write(null)
}
