import type { Kysely } from 'kysely'
import type { CookbookTexts } from '#contract/cookbooks/own-cookbook.ts'
import type { Database } from '#server/db/schema.ts'
import { ApiError } from '#server/http/errors.ts'
import { changeCookbook, type CookbookRef } from './access.ts'

/**
 * Changes the texts of a cookbook. The same texts again change nothing, so that a call can be sent again.
 * @throws {ApiError} `RequestInvalid`; `ChangedMeanwhile` when another device has changed them
 */
export async function changeTexts(
  db: Kysely<Database>,
  ref: CookbookRef,
  { Version, Language, Name, Description }: CookbookTexts,
  now: number,
): Promise<void> {
  await changeCookbook(db, ref, async (trx, row) => {
    const texts = {
      language: Language ?? row.language,
      name_en: Name ? (Name.en?.trim() ?? '') : row.name_en,
      name_de: Name ? (Name.de?.trim() ?? '') : row.name_de,
      description_en: Description ? (Description.en?.trim() ?? '') : row.description_en,
      description_de: Description ? (Description.de?.trim() ?? '') : row.description_de,
    }
    const names = Object.keys(texts) as (keyof typeof texts)[]
    if (names.every((name) => texts[name] === row[name])) return
    if (row.version !== Version) throw new ApiError('ChangedMeanwhile')
    await trx
      .updateTable('own_cookbooks')
      .set({ ...texts, version: row.version + 1, changed_at: now })
      .where('id', '=', ref.id)
      .execute()
  })
}
