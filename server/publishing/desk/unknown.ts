import type { Kysely } from 'kysely'
import type { LangId } from '#contract/languages.ts'
import type { Draft } from '#contract/own-recipes/draft.ts'
import type { DeskSubmission } from '#contract/publishing/desk.ts'
import type { Database } from '#server/db/schema.ts'
import { readFilters } from '../filters.ts'

/**
 * Words of an own recipe that the catalogue does not know: foods become new ones when it is published, tags and
 * tools are left out.
 */
export async function readUnknown(
  db: Kysely<Database>,
  draft: Draft,
  { recipeId, langId }: { recipeId: number; langId: LangId },
): Promise<DeskSubmission['Unknown']> {
  const { unknownTags, unknownTools } = await readFilters(db, draft)
  return {
    Foods: await readUnknownFoods(db, recipeId, langId),
    Tags: [...unknownTags],
    Tools: [...unknownTools],
  }
}

/** Foods of an own recipe that the catalogue does not know, each once, by a name in the reader's language. */
export async function readUnknownFoods(
  db: Kysely<Database>,
  recipeId: number,
  langId: LangId,
): Promise<string[]> {
  const foods = await db
    .selectFrom('all_recipe_ingredients as lines')
    .innerJoin('all_ingredients as foods', 'foods.id', 'lines.ingredient_id')
    .innerJoin('all_ingredient_texts as texts', 'texts.ingredient_id', 'foods.id')
    .select('texts.name_one')
    .where('lines.recipe_id', '=', recipeId)
    .where('foods.owner_id', 'is not', null)
    .where('foods.same_as', 'is', null)
    .where('foods.is_written', '=', 0)
    .where('texts.lang_id', '=', langId)
    // A food with the name of a public one becomes that.
    .where((row) =>
      row.not(
        row.exists(
          row
            .selectFrom('ingredients as known')
            .innerJoin('ingredient_texts as names', 'names.ingredient_id', 'known.id')
            .select('known.id')
            .where('known.is_written', '=', 0)
            .whereRef('names.lang_id', '=', 'texts.lang_id')
            .whereRef('names.sort_key', '=', 'texts.sort_key'),
        ),
      ),
    )
    .orderBy('lines.position')
    .execute()
  return [...new Set(foods.map(({ name_one }) => name_one))]
}
