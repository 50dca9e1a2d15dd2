import type { Kysely } from 'kysely'
import { HOUR_MS } from '#contract/durations.ts'
import type { Database } from '#server/db/schema.ts'
import { batches } from '#server/lib/batches.ts'
import { FILE_BIN_DAYS } from '#server/lib/file-bin.ts'
import type { WarningLog } from '#server/lib/warning-log.ts'
import type { Storage } from './open-storage.ts'
import { type AreaOfRows, FILE_ROWS, namedFiles } from './rows.ts'

/** Of so many files one may seem unused; more look like the wrong database. */
const SHARE = 10
/** A file without a row may be one whose transaction has not ended yet. */
const FRESH_MS = HOUR_MS

/** What tidying works with. */
export interface TidyTools {
  readonly db: Kysely<Database>
  readonly storage: Storage
  readonly log: WarningLog
}

/**
 * Puts files of an area that no row names into the bin and logs it. A database that is older than the store
 * knows many of them not: more than a tenth stay where they are, with a warning.
 */
export async function tidyArea({ db, storage, log }: TidyTools, area: AreaOfRows): Promise<void> {
  const { what, keys: ours, known } = FILE_ROWS[area]
  const store = storage.ofArea(area)
  const before = Date.now() - FRESH_MS
  const files = new Map<string, number>()
  for await (const { key, storedAt } of store.list(area)) {
    if (ours.test(key)) files.set(key, storedAt)
  }
  const unused: string[] = []
  for (const keys of batches([...files.keys()])) {
    const named = await known(db, keys)
    unused.push(...keys.filter((key) => !named.has(key) && (files.get(key) ?? before) < before))
  }
  if (unused.length === 0) return
  const found = `${unused.length} of ${files.size} ${what} are not in the database`
  if (unused.length * SHARE > files.size) {
    log.warn(`${found}. These are more than a tenth, so they stay. Is it the right database?`)
    return
  }
  log.warn(`${found}: the bin keeps them for ${FILE_BIN_DAYS} days`)
  for (const key of unused) await store.discard(key)
}

/** Takes files of an area back from the bin that a row names, and logs how many. */
export async function takeBackArea(
  { db, storage, log }: TidyTools,
  area: AreaOfRows,
): Promise<void> {
  const { what, known } = FILE_ROWS[area]
  const store = storage.ofArea(area)
  const inBin: string[] = []
  for await (const key of store.inBin()) if (key.startsWith(`${area}/`)) inBin.push(key)
  let count = 0
  for (const keys of batches(inBin)) {
    for (const key of await known(db, keys)) {
      if ((await store.head(key)) === undefined && (await store.takeBack(key))) count += 1
    }
  }
  if (count > 0) log.warn(`${count} ${what} were taken back from the bin`)
}

/** Logs how many files of an area rows name and no store has. */
export async function warnOfMissing(
  { db, storage, log }: TidyTools,
  area: AreaOfRows,
): Promise<void> {
  const files = new Set<string>()
  for await (const { key } of storage.ofArea(area).list(area)) files.add(key)
  let count = 0
  let gone = 0
  for await (const { key } of namedFiles(db, area)) {
    count += 1
    if (!files.has(key)) gone += 1
  }
  if (gone === 0) return
  log.warn(`${gone} of ${count} ${FILE_ROWS[area].what} are missing: restore them from a backup`)
}
