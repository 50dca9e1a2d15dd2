import type { Kysely } from 'kysely'
import type { ImportFailure } from '#contract/recipe-import.ts'
import type { Database } from '#server/db/schema.ts'
import type { ImportFiles } from './import-files.ts'
import type { ImportRow } from './import-rows.ts'

/** Attempts that may end or hang their process. */
export const ATTEMPTS_MAX = 2

/** How an import ends that is being read. */
interface Ending {
  readonly failure: ImportFailure
  /** Its file goes into the bin, and can be read again by hand. */
  readonly canBeReadAgain?: boolean
}

/** Ends an import that is being read. */
export async function failImport(
  { db, files }: { db: Kysely<Database>; files: ImportFiles },
  row: Pick<ImportRow, 'id' | 'file'>,
  { failure, canBeReadAgain = false }: Ending,
): Promise<void> {
  await db
    .updateTable('own_imports')
    .set({ state: 'failed', failure })
    .where('id', '=', row.id)
    .where('state', '=', 'reading')
    .execute()
  await (canBeReadAgain ? files.discard(row) : files.remove(row))
}

/**
 * Leaves out what has ended its process {@link ATTEMPTS_MAX} times. An import that is being read fails. An
 * import that was read loses the pictures that are not drawn yet; if there are none, it loses the recipe that
 * would be saved next.
 */
export async function giveUp(
  tools: { db: Kysely<Database>; files: ImportFiles },
  row: ImportRow,
): Promise<void> {
  const { db } = tools
  if (row.state === 'reading') {
    await failImport(tools, row, { failure: 'TooHard', canBeReadAgain: true })
    return
  }
  const drawn = await db
    .updateTable('own_import_items')
    .set({ picture: 'failed' })
    .where('import_id', '=', row.id)
    .where('picture', '=', 'waiting')
    .returning('id')
    .execute()
  if (drawn.length > 0 || row.state !== 'keeping') return
  await db
    .updateTable('own_import_items')
    .set({ is_chosen: 0 })
    .where('id', '=', (items) =>
      items
        .selectFrom('own_import_items')
        .select(({ fn }) => fn.min('id').as('id'))
        .where('import_id', '=', row.id)
        .where('is_chosen', '=', 1)
        .where('recipe_id', 'is', null),
    )
    .execute()
}
