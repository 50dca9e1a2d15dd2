import type { Kysely } from 'kysely'
import type { Database } from '#server/db/schema.ts'
import { batches } from '#server/lib/batches.ts'
import type { Storage } from './open-storage.ts'
import { type AreaOfRows, FILE_ROWS, namedFiles } from './rows.ts'

/** What a check has found. */
export interface Checked {
  /** Keys that rows name and no store has. */
  readonly missing: readonly string[]
  /** Keys that a store has and no row names. */
  readonly unnamed: readonly string[]
  /** Files that rows name, and are there. */
  readonly count: number
}

/** Compares the files of members with the rows that name them. It changes nothing. */
export async function checkStorage(db: Kysely<Database>, storage: Storage): Promise<Checked> {
  const missing: string[] = []
  const unnamed: string[] = []
  let count = 0
  for (const area of Object.keys(FILE_ROWS) as AreaOfRows[]) {
    const files = new Set<string>()
    for await (const { key } of storage.ofArea(area).list(area)) files.add(key)
    for await (const { key } of namedFiles(db, area)) {
      if (files.has(key)) count += 1
      else missing.push(key)
    }
    for (const keys of batches([...files])) {
      const named = await FILE_ROWS[area].known(db, keys)
      unnamed.push(...keys.filter((key) => !named.has(key)))
    }
  }
  return { missing, unnamed, count }
}
