import type { Kysely } from 'kysely'
import type { Database } from '#server/db/schema.ts'

/**
 * Puts reports before the desk again that ended when their recipe or cookbook was withdrawn, now that it is
 * published again: otherwise its author could withdraw it until the reports are forgotten. What the desk has found
 * nothing wrong with stays decided.
 * @param now milliseconds since 1970, UTC
 */
export async function reopenCases(
  trx: Kysely<Database>,
  { kind, id }: { kind: 'recipe' | 'cookbook' | 'film'; id: number },
  now: number,
): Promise<void> {
  await trx
    .updateTable('report_cases')
    .set({ state: 'open', opened_at: now, decided_by: null, decided_at: null })
    .where('kind', '=', kind)
    .where('subject_id', '=', id)
    .where('state', '=', 'gone')
    .where('id', 'in', (undecided) =>
      undecided.selectFrom('reports').select('case_id').where('is_refused', '=', 0),
    )
    .execute()
}
