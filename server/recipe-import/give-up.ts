import type { Kysely } from 'kysely'
import type { ImportFailure } from '#contract/recipe-import/recipe-import.ts'
import type { Database } from '#server/db/schema.ts'
import type { ImportFiles } from './import-files.ts'
import type { ImportRow } from './queries.ts'
import { changeState, giveUpPictures, leaveOutNext } from './write.ts'

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
  await changeState(db, row.id, 'reading', { state: 'failed', failure })
  await (canBeReadAgain ? files.discard(row) : files.remove(row))
}

/**
 * Leaves out what has ended its process {@link ATTEMPTS_MAX} times. An import that is being read fails. An
 * import that was read loses the pictures that are not converted yet; if there are none, it loses the recipe that
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
  const hadPictures = await giveUpPictures(db, row.id)
  if (!hadPictures && row.state === 'keeping') await leaveOutNext(db, row.id)
}
