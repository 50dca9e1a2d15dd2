import { sql } from 'kysely'
import type { OpenDatabase } from '#server/db/engine.ts'

/** Paths below `/media` that rows of the catalogue name, each with the hash of its content. */
export interface NamedMedia {
  /** Pictures that something shows, and short films. Rows of pictures that were replaced stay, and do not count. */
  readonly files: readonly string[]
  /** Films of whole recipes: one that is missing is stitched again. */
  readonly films: readonly string[]
}

/** Ending of the columns by which something shows a picture: so that none is forgotten. */
const SHOWS = '_media_id'

/** Reads which pictures and films the catalogue names. */
export async function readNamedMedia({
  db,
  engine,
}: Pick<OpenDatabase, 'db' | 'engine'>): Promise<NamedMedia> {
  // On PostgreSQL other programs may have schemas of their own.
  const own = new Set(await engine.tableNames(db))
  const tables = (await db.introspection.getTables()).filter(({ name }) => own.has(name))
  const shown = tables.flatMap(({ name, columns }) =>
    columns
      .filter((column) => column.name.endsWith(SHOWS))
      .map((column) => sql`select ${sql.ref(column.name)} from ${sql.table(name)}`),
  )
  const pictures = await sql<{ path: string }>`select path from media
    where owner_id is null and id in (${sql.join(shown, sql` union `)})`.execute(db)
  const shorts = await db.selectFrom('recipes').select(['short_path', 'preview_path']).execute()
  // Those of members are stored files of their own.
  const films = await db
    .selectFrom('films')
    .select('path')
    .where('id', 'not in', (shown) =>
      shown
        .selectFrom('published_films')
        .select('film_id')
        .where('film_id', 'is not', null)
        .$castTo<{ film_id: number }>(),
    )
    .execute()
  const files = [
    ...pictures.rows.map(({ path }) => path),
    ...shorts.flatMap((row) => [row.short_path, row.preview_path]),
  ].filter((path) => path !== null)
  return {
    files: [...new Set(files)].toSorted(),
    films: films.map(({ path }) => path).toSorted(),
  }
}
