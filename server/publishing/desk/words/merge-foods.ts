import type { Transaction } from 'kysely'
import { isOwnId } from '#contract/own-recipes/own-id.ts'
import { SlugIds } from '#server/catalogue/slug-ids.ts'
import type { Database } from '#server/db/schema.ts'
import { noteWith } from '#server/own-recipes/write-rows.ts'
import { readDetails, writeDetails, type RowDetails } from '#server/recipes/details.ts'
import { writeSearchEntries } from '#server/search/index.ts'
import { PublicFoods, wordBeside } from '../../public-foods.ts'
import { refreshRecipes } from './refresh-recipes.ts'

/**
 * Makes the lines of published recipes mean another food. Their amounts stay, and the word of the author stays
 * as a note. Own recipes are left alone: what somebody writes for themselves is theirs.
 * @returns the published recipes
 */
async function moveLines(
  trx: Transaction<Database>,
  from: number,
  into: number,
): Promise<number[]> {
  const word = await wordBeside(trx, from, into)
  const lines = await trx
    .selectFrom('all_recipe_ingredients as lines')
    .innerJoin('publications', 'publications.public_id', 'lines.recipe_id')
    .select(['lines.recipe_id', 'lines.details'])
    .where('lines.ingredient_id', '=', from)
    .execute()
  for (const { recipe_id, details } of lines) {
    const other = await trx
      .selectFrom('all_recipe_ingredients')
      .select('ingredient_id')
      .where('recipe_id', '=', recipe_id)
      .where('ingredient_id', '=', into)
      .executeTakeFirst()
    const before = readDetails<RowDetails>(details)
    const note = word ? noteWith(word, before.note) : before.note
    const next = { ...before, ...(note && { note }), ...(other && { twin: true }) }
    await trx
      .updateTable('all_recipe_ingredients')
      // A recipe has each food once. A recipe that has both keeps this one, which refers to the other.
      .set({ details: writeDetails(next), ...(!other && { ingredient_id: into }) })
      .where('recipe_id', '=', recipe_id)
      .where('ingredient_id', '=', from)
      .execute()
    if (other) continue
    await trx
      .updateTable('recipe_step_ingredients')
      .set({ ingredient_id: into })
      .where('ingredient_id', '=', from)
      .where('step_id', 'in', (steps) =>
        steps.selectFrom('all_recipe_steps').select('id').where('recipe_id', '=', recipe_id),
      )
      .execute()
  }
  return [...new Set(lines.map(({ recipe_id }) => recipe_id))]
}

/**
 * Makes a food of authors another one of the catalogue, in a transaction that has locked the catalogue: in what
 * is published, and in whatever is published from now on.
 * @param from a public food, or one of an author whose recipe waits
 * @returns how many published recipes have changed
 */
export async function mergeFoods(
  trx: Transaction<Database>,
  from: number,
  into: number,
): Promise<number> {
  const id = isOwnId(from) ? await new PublicFoods(trx, new SlugIds(trx)).publicOf(from) : from
  await trx.updateTable('all_ingredients').set({ same_as: into }).where('id', '=', id).execute()
  await writeSearchEntries(trx, 3, new Map([[id, new Map()]]))
  const recipes = await moveLines(trx, id, into)
  await refreshRecipes(trx, recipes)
  return recipes.length
}
