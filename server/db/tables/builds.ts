import type { Generated } from 'kysely'

/** The last builds of the app whose processes have started on the database; a newer one has a larger id. */
export interface BuildTable {
  id: Generated<number>
  /** Hash of the sources of a build. */
  stamp: string
}

/** Files of {@link BuildTable}, whose names change with their contents. */
export interface BuildFileTable {
  name: string
  build_id: number
  /** How `bytes` are encoded; null for plain ones. */
  encoding: 'br' | null
  bytes: Buffer
}
