import type { Kysely } from 'kysely'
import type { Database } from '#server/db/schema.ts'
import { BELONGS_TO } from '#server/db/tables/search.ts'
import { batches } from '#server/lib/batches.ts'
import { searchEntries } from '../entries.ts'
import { replaceRank } from '../index.ts'
import { readIngredientWords, readOwnerNames } from './search-texts.ts'
import { knownWords } from './write-recipes.ts'

async function readOwners(db: Kysely<Database>, recipeIds: readonly number[]) {
  const authors = await db
    .selectFrom('recipes')
    .select(['id', 'author_id'])
    .where('id', 'in', recipeIds)
    .execute()
  const tools = await db
    .selectFrom('recipe_tools')
    .select(['recipe_id', 'tool_id'])
    .where('recipe_id', 'in', recipeIds)
    .execute()
  const cookbooks = await db
    .selectFrom('recipe_partitions')
    .select(['recipe_id', 'cookbook_id'])
    .where('recipe_id', 'in', recipeIds)
    .distinct()
    .execute()
  return {
    authors,
    tools: Map.groupBy(tools, ({ recipe_id }) => recipe_id),
    cookbooks: Map.groupBy(cookbooks, ({ recipe_id }) => recipe_id),
  }
}

/**
 * Writes anew by which authors, cookbooks and tools published recipes are found. Call it when one of those has
 * another name, or a recipe belongs to others.
 * @returns the recipes that were found by other words
 */
export async function writeBelonging(
  db: Kysely<Database>,
  recipeIds: readonly number[],
): Promise<number[]> {
  if (recipeIds.length === 0) return []
  const changed: number[] = []
  const known = knownWords((await readIngredientWords(db)).values())
  const names = await readOwnerNames(db)
  for (const batch of batches(recipeIds)) {
    const owners = await readOwners(db, batch)
    const words = owners.authors.map(({ id, author_id }) => {
      const tools = (owners.tools.get(id) ?? []).flatMap(
        ({ tool_id }) => names.tools.get(tool_id) ?? [],
      )
      const belongsTo = [
        ...(names.authors.get(author_id) ?? []),
        ...(owners.cookbooks.get(id) ?? []).flatMap(
          ({ cookbook_id }) => names.cookbooks.get(cookbook_id) ?? [],
        ),
      ]
      return [id, [...searchEntries({ names: [], tools, belongsTo }, known).keys()]] as const
    })
    changed.push(...(await replaceRank(db, 0, BELONGS_TO, new Map(words))))
  }
  return changed
}
