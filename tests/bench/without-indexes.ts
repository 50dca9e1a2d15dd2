import { sql, type Kysely } from 'kysely'
import type { Database } from '#server/db/schema.ts'

/** What makes an index again. */
interface Definition {
  drop: string
  create: string
}

/**
 * Runs something while tables of PostgreSQL lack the indexes that no foreign key needs, and builds these again:
 * for millions of rows that takes a tenth of the time that keeping them up to date does.
 */
export async function withoutIndexes(
  db: Kysely<Database>,
  tables: readonly string[],
  run: () => Promise<void>,
): Promise<void> {
  const { rows } = await sql<Definition>`
    select format('drop index %I', indexname) as drop, indexdef as create from pg_indexes
    where schemaname = current_schema() and tablename = any(${tables})
    and indexname not in (select conname from pg_constraint)
    union all
    select format('alter table %s drop constraint %I', conrelid::regclass, conname),
      format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid))
    from pg_constraint as own
    where contype in ('p', 'u') and conrelid::regclass::text = any(${tables})
    and not exists (select from pg_constraint where contype = 'f' and confrelid = own.conrelid)`.execute(
    db,
  )
  await db.connection().execute(async (connection) => {
    const execute = async (statement: string) => {
      await sql.raw(statement).execute(connection)
    }
    for (const { drop } of rows) await execute(drop)
    await run()
    await execute('set statement_timeout = 0')
    await execute(`set maintenance_work_mem = '1GB'`)
    for (const { create } of rows) await execute(create)
    await execute('reset statement_timeout')
    await execute('reset maintenance_work_mem')
  })
}
