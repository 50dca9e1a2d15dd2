import { type RawBuilder, sql } from 'kysely'
import type { HostOverview } from '#contract/host/overview.ts'
import type { EngineName, OpenDatabase } from '#server/db/engine.ts'
import type { DiskOf } from '#server/lib/disk.ts'
import { readGrowth } from './disk-growth.ts'

/** Asks how many bytes the database takes. */
const DATABASE_BYTES: Record<EngineName, RawBuilder<{ bytes: number }>> = {
  sqlite: sql`select page_count * page_size as bytes
    from pragma_page_count(), pragma_page_size()`,
  postgres: sql`select pg_database_size(current_database()) as bytes`,
}

/** What is stored by kind, and the disk that it lies on. */
export async function readStorage(
  { db, engine }: Pick<OpenDatabase, 'db' | 'engine'>,
  { folder, diskOf, now }: { folder: string; diskOf: DiskOf; now: number },
): Promise<HostOverview['Storage']> {
  const sumOf = async (table: 'film_files' | 'own_pictures') => {
    const row = await db
      .selectFrom(table)
      .select(({ fn }) => fn.sum<number | string | null>('bytes').as('bytes'))
      .executeTakeFirst()
    return Number(row?.bytes ?? 0)
  }
  const { rows } = await DATABASE_BYTES[engine.name].execute(db)
  const disk = await diskOf(folder)
  return {
    Kinds: [
      { Kind: 'films', Bytes: await sumOf('film_files') },
      { Kind: 'pictures', Bytes: await sumOf('own_pictures') },
      { Kind: 'database', Bytes: rows[0]?.bytes ?? 0 },
    ],
    DiskBytes: disk.all,
    FreeBytes: disk.free,
    Growth: await readGrowth(db, disk, now),
  }
}
