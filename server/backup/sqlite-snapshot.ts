import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Row } from './row-text.ts'
import type { Snapshot } from './snapshot.ts'

/** Bytes of rows that are read at once. */
const PART_BYTES = 1024 ** 2
/** Milliseconds for which a read waits while the file is being set up or closed by another process. */
const BUSY_MS = 10_000

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`

/** About how many bytes a row takes in memory. */
function sizeOf(row: Row): number {
  return row.reduce<number>(
    (size, value) =>
      size + (typeof value === 'string' || value instanceof Uint8Array ? value.length : 8),
    0,
  )
}

/**
 * Reads the SQLite file of a data folder, beside the process that has it open. The file grows with what is
 * written meanwhile.
 */
export async function sqliteSnapshot<T>(
  dataDir: string,
  work: (snapshot: Snapshot) => Promise<T>,
): Promise<T> {
  const db = new DatabaseSync(join(dataDir, 'simmer.db'), { readOnly: true, timeout: BUSY_MS })
  try {
    // The first read decides which moment it is.
    db.exec('begin; select count(*) from sqlite_master')
    return await work(snapshotOf(db))
  } finally {
    db.close()
  }
}

function snapshotOf(db: DatabaseSync): Snapshot {
  const textsOf = (sql: string, column: string) =>
    db
      .prepare(sql)
      .all()
      .map((row) => String(row[column]))
  const lastIdOf = (table: string): number | null => {
    const found = db.prepare('select seq from sqlite_sequence where name = ?').get(table)
    return found ? Number(found['seq']) : null
  }
  return {
    tables: async () =>
      textsOf(
        String.raw`select name from sqlite_master
          where type = 'table' and name not like 'sqlite\_%' escape '\'`,
        'name',
      ).map((name) => ({
        kind: 'table',
        name,
        columns: textsOf(`select name from pragma_table_info('${name}')`, 'name'),
        lastId: lastIdOf(name),
      })),
    rows: async function* ({ name, columns }) {
      const select = db.prepare(`select ${columns.map(quoted).join(', ')} from ${quoted(name)}`)
      select.setReturnArrays(true)
      let part: Row[] = []
      let size = 0
      for (const found of select.iterate()) {
        const row = found as unknown as Row
        part.push(row)
        size += sizeOf(row)
        if (size < PART_BYTES) continue
        yield part
        part = []
        size = 0
      }
      if (part.length > 0) yield part
    },
    steps: async () => textsOf('select name from kysely_migration order by name', 'name'),
  }
}
