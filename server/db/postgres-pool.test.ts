import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { databases, openTestDatabase } from '#tests/support/database.ts'

test.skipIf(!databases.includes('postgres'))(
  'PostgreSQL neither compiles statements nor runs them in several processes',
  async () => {
    const { db } = await openTestDatabase('postgres')
    const { rows } = await sql`select name, setting from pg_settings
      where name in ('jit', 'max_parallel_workers_per_gather') order by name`.execute(db)
    expect(rows).toEqual([
      { name: 'jit', setting: 'off' },
      { name: 'max_parallel_workers_per_gather', setting: '0' },
    ])
  },
)
