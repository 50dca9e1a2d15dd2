import type { Kysely } from 'kysely'
import { LIST_LIMIT_MAX } from '#contract/limits.ts'
import type { DeskCard, DeskList, DeskQuery, DeskSubmissions } from '#contract/publishing/desk.ts'
import type { Database } from '#server/db/schema.ts'
import { cardOf, type DeskReader } from './cards.ts'

/** A list of the desk. What was returned is in it until it is sent in again, taken back or published. */
function inList(db: Kysely<Database>, list: DeskList) {
  const rows = db.selectFrom('submissions')
  if (list === 'waiting') return rows.where('submissions.state', '=', 'waiting')
  if (list === 'trusted')
    return rows
      .where('submissions.state', '=', 'approved')
      .where('submissions.is_by_trust', '=', 1)
      .where('submissions.looked_at', 'is', null)
  return rows
    .where('submissions.state', '=', 'returned')
    .where((row) =>
      row.not(
        row.exists(
          row
            .selectFrom('submissions as later')
            .select('later.id')
            .whereRef('later.recipe_id', '=', 'submissions.recipe_id')
            .whereRef('later.id', '>', 'submissions.id')
            .where('later.state', 'in', ['waiting', 'approved', 'returned']),
        ),
      ),
    )
}

async function countOf(db: Kysely<Database>, list: DeskList): Promise<number> {
  const { count } = await inList(db, list)
    .select((row) => row.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** A page of a list of the desk. */
export async function readSubmissions(
  db: Kysely<Database>,
  { List: list, limit = LIST_LIMIT_MAX, offset = 0 }: DeskQuery,
  reader: DeskReader,
): Promise<DeskSubmissions> {
  const direction = list === 'returned' ? 'desc' : 'asc'
  const rows = await inList(db, list)
    .selectAll('submissions')
    .orderBy('submissions.sent_at', direction)
    .orderBy('submissions.id', direction)
    .limit(limit)
    .offset(offset)
    .execute()
  const Submissions: DeskCard[] = []
  for (const row of rows) Submissions.push(await cardOf(db, row, reader))
  return {
    Submissions,
    Counts: {
      waiting: await countOf(db, 'waiting'),
      returned: await countOf(db, 'returned'),
      trusted: await countOf(db, 'trusted'),
    },
  }
}
