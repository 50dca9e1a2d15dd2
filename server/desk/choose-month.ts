import type { Kysely } from 'kysely'
import type { ChooseMonth, DeskMonth } from '#contract/cookbooks/month.ts'
import { lockCatalogue, raiseVersion } from '#server/catalogue/lock-catalogue.ts'
import type { Database } from '#server/db/schema.ts'
import { transact } from '#server/db/transact.ts'
import { ApiError } from '#server/http/errors.ts'
import { appendToLog } from '#server/roles/desk-log.ts'
import { requireRole } from '#server/roles/roles.ts'
import {
  missesOf,
  readCookbooks,
  readMonth,
  readPlanned,
  requirePlannable,
  type MonthReader,
} from './months.ts'

/**
 * Chooses the cookbook of a month, or says something else about it.
 * @throws {ApiError} `NotFound` for a month that the desk does not plan, and for a cookbook that others do not see;
 * `OwnDecision` about the caller's; `ChangedMeanwhile` where the caller has seen another; `FieldInvalid` for one
 * that does not fit
 */
export async function chooseMonth(
  db: Kysely<Database>,
  month: string,
  { CookbookId: id, Sentence = {}, Instead }: ChooseMonth,
  reader: MonthReader,
): Promise<DeskMonth> {
  requirePlannable(month, reader.now)
  const { viewer, langId } = reader
  const now = reader.now.getTime()
  return await transact(db, async (trx) => {
    await requireRole(trx, viewer, 'editor')
    await lockCatalogue(trx)
    const planned = await readPlanned(trx)
    const before = planned.find((one) => one.month === month)?.cookbook_id ?? null
    if (Instead !== undefined && Instead !== before) throw new ApiError('ChangedMeanwhile')
    const [row] = await readCookbooks(trx, langId, id)
    if (!row || row.withdrawn_at !== null || row.hidden_at !== null) throw new ApiError('NotFound')
    const misses = missesOf(row, month, { planned, viewer })
    if (misses.includes('own')) throw new ApiError('OwnDecision')
    if (misses.length > 0) throw new ApiError('FieldInvalid', { field: 'CookbookId' })
    const chosen = {
      cookbook_id: id,
      sentence_en: Sentence.en?.trim() ?? '',
      sentence_de: Sentence.de?.trim() ?? '',
      chosen_by: viewer,
      chosen_at: now,
    }
    await trx
      .insertInto('planned_months')
      .values({ month, ...chosen })
      .onConflict((conflict) => conflict.column('month').doUpdateSet(chosen))
      .execute()
    await raiseVersion(trx, now, [])
    const answer = await readMonth(trx, month, { planned: await readPlanned(trx), viewer, langId })
    const subject = { subjectKind: 'cookbook', subjectId: id } as const
    const log = { actorId: viewer, action: 'month-chosen', ...subject, now } as const
    await appendToLog(trx, { ...log, details: { month } })
    return answer
  })
}

/**
 * Takes back what was chosen for a month. The same again changes nothing.
 * @throws {ApiError} `NotFound`; `OwnDecision` about what is the caller's
 */
export async function clearMonth(
  db: Kysely<Database>,
  month: string,
  reader: MonthReader,
): Promise<DeskMonth> {
  requirePlannable(month, reader.now)
  const { viewer, langId } = reader
  const now = reader.now.getTime()
  return await transact(db, async (trx) => {
    await requireRole(trx, viewer, 'editor')
    await lockCatalogue(trx)
    const gone = await trx
      .deleteFrom('planned_months')
      .where('month', '=', month)
      .returning('cookbook_id')
      .executeTakeFirst()
    const answer = await readMonth(trx, month, { planned: [], viewer, langId })
    if (!gone) return answer
    const [row] = await readCookbooks(trx, langId, gone.cookbook_id)
    if (row?.owner_id === viewer) throw new ApiError('OwnDecision')
    await raiseVersion(trx, now, [])
    const subject = { subjectKind: 'cookbook', subjectId: gone.cookbook_id } as const
    const log = { actorId: viewer, action: 'month-cleared', ...subject, now } as const
    await appendToLog(trx, { ...log, details: { month } })
    return answer
  })
}
