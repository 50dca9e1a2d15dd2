import type { Kysely } from 'kysely'
import type { Database } from '#server/db/schema.ts'
import { importKey, pictureKey } from './keys.ts'
import { type FileRows, keyed, named, type NamedFile, namesOf } from './keyed-rows.ts'

/** Areas whose files belong to rows of the database. */
export type AreaOfRows =
  | 'avatars'
  | 'film-parts'
  | 'imports'
  | 'log-photos'
  | 'own-films'
  | 'own-pictures'

/** The part of a key that pictures and imports from before there were names have: an id. */
const ID = /\/(\d{1,15})\.(?:webp|import)$/

function idsOf(keys: readonly string[]): number[] {
  // 0 is no id: a list of values must not be empty.
  return [0, ...keys.flatMap((key) => Number(ID.exec(key)?.[1] ?? []))]
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
  'film-parts': named(
    'film-parts',
    'parts of films that are being sent',
    /^film-parts\/[\da-f]{2}\/[\da-f]{32}\.bin$/,
  ),
  'own-films': named(
    'own-films',
    'films of members',
    /^own-films\/[\da-f]{2}\/[\da-f]{32}\.[\da-f]{16}\.mp4$/,
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
