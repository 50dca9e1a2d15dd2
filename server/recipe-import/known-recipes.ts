import type { Kysely } from 'kysely'
import { randomUUID } from 'node:crypto'
import type { Database } from '#server/db/schema.ts'
import { sortKey } from '#server/search/fold.ts'

/** A recipe that the member has. */
interface Known {
  readonly id: number
  readonly name: string
}

/** What recipes are compared by: the name, and the key that Simmer packed one with. */
interface Compared {
  readonly name: string
  readonly key: string | undefined
}

/** The recipes that a member has when an import is read. */
export interface KnownRecipes {
  /** The recipe of the member that matches one of an import. */
  readonly like: (recipe: Compared) => Known | undefined
  /** Key of a recipe of an import: the one that it was packed with, if it is free. */
  readonly newKey: (key: string | undefined) => string
}

/** Ids of recipes that came from an archive of Simmer. */
async function readPackedIds(db: Kysely<Database>, userId: number): Promise<Set<number>> {
  const rows = await db
    .selectFrom('own_import_items as items')
    .innerJoin('own_imports as imports', 'imports.id', 'items.import_id')
    .select('items.recipe_id')
    .where('imports.user_id', '=', userId)
    .where('items.packed', 'is not', null)
    .where('items.recipe_id', 'is not', null)
    .execute()
  return new Set(rows.flatMap(({ recipe_id }) => recipe_id ?? []))
}

/**
 * Matches recipes of an import with those that a member has: by the key that Simmer packed, else by name.
 * Two recipes that came from archives of Simmer match by their keys only, because a member may have two of
 * the same name.
 */
export async function knownRecipes(db: Kysely<Database>, userId: number): Promise<KnownRecipes> {
  const rows = await db
    .selectFrom('own_recipes')
    .select(['id', 'client_key', 'name_en', 'name_de', 'deleted_at'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute()
  const keys = new Set(rows.map(({ client_key }) => client_key))
  const there = rows.filter(({ deleted_at }) => deleted_at === null)
  const byKey = new Map(
    there.map(({ id, client_key, name_en, name_de }) => [
      client_key,
      { id, name: name_en || name_de },
    ]),
  )
  const namesOf = (some: typeof there) =>
    new Map(
      some.flatMap(({ id, name_en, name_de }) =>
        [name_en, name_de]
          .filter((name) => name !== '')
          .map((name) => [sortKey(name), { id, name }] as const),
      ),
    )
  const byName = namesOf(there)
  const packedIds = await readPackedIds(db, userId)
  const byNameHere = namesOf(there.filter(({ id }) => !packedIds.has(id)))
  return {
    like: ({ name, key }) => {
      const same = key === undefined ? undefined : byKey.get(key)
      const names = key === undefined ? byName : byNameHere
      return same ?? (name === '' ? undefined : names.get(sortKey(name)))
    },
    newKey: (key) => {
      if (key === undefined || keys.has(key)) return randomUUID()
      keys.add(key)
      return key
    },
  }
}
