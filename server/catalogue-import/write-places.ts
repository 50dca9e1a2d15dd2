import type { Kysely } from 'kysely'
import type { Database } from '#server/db/schema.ts'
import { batches } from '#server/lib/batches.ts'
import type { ImportContext } from './context.ts'
import { replaceRows } from '#server/db/sync-rows.ts'
import type { RecipeWithId } from './write-recipes.ts'

interface Place {
  recipe_id: number
  cookbook_id: number
  partition_id: number
  position: number
}

async function readPlaces(
  db: Kysely<Database>,
  column: 'recipe_id' | 'partition_id',
  ids: readonly number[],
): Promise<Place[]> {
  const places: Place[] = []
  for (const batch of batches(ids))
    places.push(
      ...(await db
        .selectFrom('recipe_partitions')
        .selectAll()
        .where(column, 'in', batch)
        .execute()),
    )
  return places
}

/** Numbers the recipes of chapters by publication, from 1. */
async function order(db: Kysely<Database>, partitions: readonly number[]): Promise<void> {
  for (const partition of partitions) {
    const rows = await db
      .selectFrom('recipe_partitions')
      .innerJoin('recipes', 'recipes.id', 'recipe_partitions.recipe_id')
      .select(['recipe_partitions.recipe_id', 'recipe_partitions.position'])
      .where('partition_id', '=', partition)
      .orderBy('recipes.published_at')
      .orderBy('recipes.id')
      .execute()
    for (const [index, { recipe_id, position }] of rows.entries())
      if (position !== index + 1)
        await db
          .updateTable('recipe_partitions')
          .set({ position: index + 1 })
          .where('partition_id', '=', partition)
          .where('recipe_id', '=', recipe_id)
          .execute()
  }
}

/** Recipes moved between cookbooks. */
export interface Moved {
  readonly recipes: ReadonlySet<number>
  /** Cookbooks that contain, or contained, recipes of the import. */
  readonly cookbooks: ReadonlySet<number>
}

/** Puts recipes into the chapters of their cookbooks. */
export async function writePlaces(
  { db, ids }: ImportContext,
  recipes: readonly RecipeWithId[],
): Promise<Moved> {
  const owners = recipes.map(({ id }) => id)
  const before = await readPlaces(db, 'recipe_id', owners)
  const known = new Map(before.map((row) => [`${row.recipe_id}/${row.partition_id}`, row.position]))
  const rows = recipes.flatMap(({ id, books = [] }) =>
    books.map(({ book, partition }): Place => {
      const partitionId = ids.of('partition', `${book}/${partition}`)
      return {
        recipe_id: id,
        cookbook_id: ids.of('cookbook', book),
        partition_id: partitionId,
        position: known.get(`${id}/${partitionId}`) ?? 0,
      }
    }),
  )
  const moved = await replaceRows(db, 'recipe_partitions', 'recipe_id', owners, rows)
  await order(db, [...new Set([...before, ...rows].map(({ partition_id }) => partition_id))])
  return {
    recipes: moved,
    cookbooks: new Set([...before, ...rows].map(({ cookbook_id }) => cookbook_id)),
  }
}
