import type { Kysely } from 'kysely'
import { setImmediate as yieldToOthers } from 'node:timers/promises'
import type { Import, ImportItem } from '#contract/recipe-import/recipe-import.ts'
import type { Database } from '#server/db/schema.ts'
import { mediaPath } from '#server/media/media-path.ts'
import {
  draftOf,
  readItems,
  readItemStates,
  readOpenImports,
  readPicturePaths,
  type ImportRow,
  type ItemRow,
} from './queries.ts'
import { importToWire, itemToWire } from './to-wire.ts'

/** Characters of drafts and questions that are parsed before other calls are answered. */
const PARSED_AT_ONCE = 1_000_000

async function itemsToWire(db: Kysely<Database>, rows: readonly ItemRow[]): Promise<ImportItem[]> {
  const found: { item: ImportItem; picture: number | undefined }[] = []
  let parsed = 0
  for (const row of rows) {
    const draft = draftOf(row)
    found.push({ item: itemToWire(row, draft), picture: draft.PictureId })
    parsed += row.draft.length + row.questions.length
    if (parsed < PARSED_AT_ONCE) continue
    parsed = 0
    await yieldToOthers()
  }
  const ids = found.flatMap(({ picture }) => picture ?? [])
  const paths = await readPicturePaths(db, ids)
  return found.map(({ item, picture }) => {
    const path = picture === undefined ? undefined : paths.get(picture)
    return Object.assign(item, { CoverPath: mediaPath(path ?? null) })
  })
}

/** An import on the wire; without its recipes where only the state is asked for. */
export async function importResponse(
  db: Kysely<Database>,
  row: ImportRow,
  withItems: boolean,
): Promise<Import> {
  if (!withItems) return importToWire(row, await readItemStates(db, row.id), [])
  const rows = await readItems(db, row.id)
  return importToWire(row, rows, await itemsToWire(db, rows))
}

/** A member's imports that are not saved yet, the latest first, without their recipes. */
export async function openImportsResponse(db: Kysely<Database>, userId: number): Promise<Import[]> {
  const rows = await readOpenImports(db, userId)
  return await Promise.all(rows.map((row) => importResponse(db, row, false)))
}
