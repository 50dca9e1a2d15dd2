import type { Kysely } from 'kysely'
import type { Database } from '#server/db/schema.ts'
import type { Film } from './films/films.ts'
import type { SlugIds } from '#server/catalogue/slug-ids.ts'

/** Context of an import, which is one transaction. */
export interface ImportContext {
  readonly db: Kysely<Database>
  readonly ids: SlugIds
  /** Id of a picture by its path below `media/`; null if there is none. */
  readonly pictureId: (path: string) => number | null
  /** Served path of a short film by its path below `media/films/`; null where there is none. */
  readonly shortPath: (path: string | undefined) => string | null
  /** Step films by recipe slug. */
  readonly films: ReadonlyMap<string, Film>
  /** Moment of the import. */
  readonly now: Date
}

/** Milliseconds since 1970 at the start of a day (UTC); `day` as 2026-03-14. */
export function startOfDay(day: string): number {
  return Date.parse(`${day}T00:00:00Z`)
}

/** Everything that is in one of the sets. */
export function union(...sets: readonly ReadonlySet<number>[]): Set<number> {
  const all = new Set<number>()
  for (const set of sets) for (const id of set) all.add(id)
  return all
}
