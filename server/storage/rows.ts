import { type Kysely, sql } from 'kysely'
import type { Database } from '#server/db/schema.ts'
import { importKey, pictureKey } from './keys.ts'

/** Areas whose files belong to rows of the database. */
export type AreaOfRows = 'avatars' | 'imports' | 'log-photos' | 'own-pictures'

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

/** The part of a key that pictures and imports from before there were names have: an id. */
const ID = /\/(\d{1,15})\.(?:webp|import)$/

function idsOf(keys: readonly string[]): number[] {
  // 0 is no id: a list of values must not be empty.
  return [0, ...keys.flatMap((key) => Number(ID.exec(key)?.[1] ?? []))]
}

/** What follows the area in keys. */
function namesOf(keys: readonly string[]): string[] {
  return keys.map((key) => key.slice(key.indexOf('/') + 1))
}

/** Tables with a column of whole keys. */
function keyed(table: 'avatars' | 'cooked_photos', what: string, keys: RegExp): FileRows {
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

/** The rows of every area that has some. */
export const FILE_ROWS: Readonly<Record<AreaOfRows, FileRows>> = {
  avatars: keyed(
    'avatars',
    'profile pictures',
    /^avatars\/[\da-f]{2}\/[\da-f]{32}\.[\da-f]{16}\.webp$/,
  ),
  'log-photos': keyed(
    'cooked_photos',
    'photos of cooking logs',
    /^log-photos\/[\da-f]{2}\/[\da-f]{32}\.[\da-f]{16}\.webp$/,
  ),
  imports: {
    what: 'files of imports',
    keys: /^imports\/(?:\d+|[\da-f-]{36})\.import$/,
    known: async (db, keys) => {
      const rows = await db
        .selectFrom('own_imports')
        .select(['id', 'file'])
        .where((where) =>
          where.or([
            where(
              'file',
              'in',
              namesOf(keys).map((name) => name.replace(/\.import$/, '')),
            ),
            where.and([where('file', 'is', null), where('id', 'in', idsOf(keys))]),
          ]),
        )
        .execute()
      return new Set(rows.map(importKey))
    },
    next: async (db, after, limit) => {
      const rows = await db
        .selectFrom('own_imports')
        .select(['id', 'file'])
        .where('source', '=', 'file')
        // The others need their files no more.
        .where('state', 'in', ['reading', 'ready', 'keeping'])
        .where('id', '>', after)
        .orderBy('id')
        .limit(limit)
        .execute()
      return rows.map((row) => ({ id: row.id, key: importKey(row) }))
    },
  },
  'own-pictures': {
    what: 'pictures of own recipes',
    keys: /^own-pictures\/(?:\d{1,3}\/\d+|[\da-f]{2}\/[\da-f]{32}\.[\da-f]{16})\.webp$/,
    known: async (db, keys) => {
      const rows = await db
        .selectFrom('own_pictures')
        .select(['media_id', 'file'])
        .where((where) =>
          where.or([
            where('file', 'in', namesOf(keys)),
            where.and([where('file', 'is', null), where('media_id', 'in', idsOf(keys))]),
          ]),
        )
        .union(
          db
            .selectFrom('published_pictures')
            .select(['media_id', 'file'])
            .where('file', 'in', namesOf(keys)),
        )
        .execute()
      return new Set(rows.map(pictureKey))
    },
    next: async (db, after, limit) => {
      const rows = await db
        .selectFrom('own_pictures')
        .leftJoin('own_picture_files', 'own_picture_files.media_id', 'own_pictures.media_id')
        .select(['own_pictures.media_id', 'own_pictures.file'])
        .where('own_picture_files.media_id', 'is', null)
        .where('own_pictures.media_id', '>', after)
        .unionAll(
          db
            .selectFrom('published_pictures')
            .select(['media_id', 'file'])
            .where('file', 'is not', null)
            .where('media_id', '>', after),
        )
        .orderBy('media_id')
        .limit(limit)
        .execute()
      return rows.map((row) => ({ id: row.media_id, key: pictureKey(row) }))
    },
  },
}

/** Rows of one statement. */
const ROWS_MAX = 1000

/** Every key that rows name in an area. */
export async function* namedFiles(
  db: Kysely<Database>,
  area: AreaOfRows,
): AsyncGenerator<NamedFile> {
  for (let after = 0; ;) {
    const rows = await FILE_ROWS[area].next(db, after, ROWS_MAX)
    yield* rows
    if (rows.length < ROWS_MAX) return
    after = rows.at(-1)?.id ?? after
  }
}
