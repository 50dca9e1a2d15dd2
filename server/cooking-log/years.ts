import { sql, type Kysely, type SqlBool } from 'kysely'
import { COOKED_MEALS_MAX } from '#contract/cooking-log/limits.ts'
import type { Database } from '#server/db/schema.ts'
import { type LogReader, logOf, selectEntries } from './queries.ts'

/** Years of a log with meals, ascending. */
export async function readYears(db: Kysely<Database>, userId: number): Promise<number[]> {
  const year = sql<string>`substr(day, 1, 4)`
  const rows = await logOf(db, userId).select(year.as('year')).distinct().orderBy('year').execute()
  return rows.map((row) => Number(row.year))
}

/** The summary of a year. */
export async function readYear(db: Kysely<Database>, { userId, langId }: LogReader, year: number) {
  const [from, to] = [`${year}-01-01`, `${year}-12-31`]
  const isInYear = sql<SqlBool>`day between ${from} and ${to}`
  const counted = await logOf(db, userId)
    .where(isInYear)
    .select((row) => [
      row.fn.countAll<number>().as('times'),
      row.fn.count<number>('recipe_id').distinct().as('recipes'),
    ])
    .executeTakeFirstOrThrow()
  const first = logOf(db, userId)
    .where('recipe_id', 'is not', null)
    .groupBy('recipe_id')
    .having((row) => row(row.fn.min('day'), '>=', from))
    .having((row) => row(row.fn.min('day'), '<=', to))
    .select('recipe_id')
  const { fresh } = await db
    .selectFrom(first.as('counted'))
    .select((row) => row.fn.countAll<number>().as('fresh'))
    .executeTakeFirstOrThrow()
  const meals = await selectEntries(db, { userId, langId })
    .where('cooked.day', '>=', from)
    .where('cooked.day', '<=', to)
    .orderBy('cooked.day')
    .orderBy('cooked.id')
    .limit(COOKED_MEALS_MAX)
    .execute()
  return {
    times: counted.times,
    recipes: counted.recipes,
    fresh,
    meals,
  }
}
