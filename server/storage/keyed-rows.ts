import { type Kysely, sql } from 'kysely'
import type { Database } from '#server/db/schema.ts'

/** The rows that name the files of an area. */
export interface FileRows {
  /** What the files are called in the log. */
  readonly what: string
  /** Keys that Simmer gives them: other files are somebody else's. */
  readonly keys: RegExp
  /** Those of some keys that rows name. */
  readonly known: (db: Kysely<Database>, keys: readonly string[]) => Promise<Set<string>>
  /** The next keys that rows name, in the order of their ids; the last id is the next `after`. */
  readonly next: (db: Kysely<Database>, after: number, limit: number) => Promise<NamedFile[]>
}

/** A file that a row names. */
export interface NamedFile {
  readonly id: number
  readonly key: string
}

/** What follows the area in keys. */
export function namesOf(keys: readonly string[]): string[] {
  return keys.map((key) => key.slice(key.indexOf('/') + 1))
}

/** Tables with a column of whole keys. */
export function keyed(table: 'avatars' | 'cooked_photos', what: string, keys: RegExp): FileRows {
  const id = table === 'avatars' ? 'user_id' : 'cooked_id'
  return {
    what,
    keys,
    known: async (db, keys) => {
      const rows = await db.selectFrom(table).select('file').where('file', 'in', keys).execute()
      return new Set(rows.flatMap(({ file }) => file ?? []))
    },
    next: async (db, after, limit) => {
      const { rows } = await sql<NamedFile>`select ${sql.ref(id)} as id, file as key
        from ${sql.table(table)} where ${sql.ref(id)} > ${after} and file is not null
        order by ${sql.ref(id)} limit ${limit}`.execute(db)
      return rows
    },
  }
}

/** Tables with a column of what follows the area in keys. */
export function named(area: 'film-parts' | 'own-films', what: string, keys: RegExp): FileRows {
  const table = area === 'own-films' ? 'film_files' : 'film_parts'
  return {
    what,
    keys,
    known: async (db, wanted) => {
      const rows = await db
        .selectFrom(table)
        .select('file')
        .where('file', 'in', namesOf(wanted))
        .execute()
      return new Set(rows.map(({ file }) => `${area}/${file}`))
    },
    next: async (db, after, limit) => {
      const rows = await db
        .selectFrom(table)
        .select(['id', 'file'])
        .where('id', '>', after)
        .orderBy('id')
        .limit(limit)
        .execute()
      return rows.map(({ id, file }) => ({ id, key: `${area}/${file}` }))
    },
  }
}
