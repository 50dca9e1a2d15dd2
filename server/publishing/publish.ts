import type { Transaction } from 'kysely'
import { pictureIds } from '#contract/own-recipes/draft.ts'
import { dishTypeName } from '#contract/recipes/dish-types.ts'
import { unitKey } from '#contract/units.ts'
import { countTotal } from '#server/catalogue/count-catalogue.ts'
import { lockCatalogue, raiseVersion } from '#server/catalogue/lock-catalogue.ts'
import { SlugIds } from '#server/catalogue/slug-ids.ts'
import type { Database } from '#server/db/schema.ts'
import { foodsOfLines } from '#server/own-recipes/foods/line-foods.ts'
import { writeCookable } from '#server/own-recipes/write-rows.ts'
import { publishFilm } from '#server/films/published-film.ts'
import { noteFilms } from '#server/publications/additions.ts'
import { dropPublished, publishPictures } from '#server/publications/pictures.ts'
import { forgetHidden } from '#server/publications/hidden.ts'
import { reopenCases } from '#server/publications/reopen-cases.ts'
import { showInCookbooks } from '#server/publications/show-cookbook.ts'
import { writeRecipeDocuments } from '#server/recipes/documents.ts'
import { writeAllergens } from '#server/recipes/write-allergens.ts'
import { writeSearchedRecipes } from '#server/search/writing/write-recipes.ts'
import type { PictureFile } from '#server/storage/keys.ts'
import { writeFilters, type Filters } from './filters.ts'
import { PublicFoods, type PublicFood } from './public-foods.ts'
import { type Publishing, writePublication, writeRow } from './published-rows.ts'
import { noteTranslations } from './translations.ts'

/** A recipe that was published. */
export interface PublishedRecipe {
  readonly publicId: number
  /** Pictures that are not shown any more. Their files can be removed after the transaction. */
  readonly dropped: readonly PictureFile[]
}

/** Writes the search index of a recipe. Duplicate foods and lines that are only printed are left out. */
async function writeSearch(
  trx: Transaction<Database>,
  publicId: number,
  { authorId, compiled, draft }: Publishing,
  { tags, tools }: Filters,
  foods: readonly PublicFood[],
): Promise<void> {
  await writeSearchedRecipes(trx, [
    {
      id: publicId,
      names: Object.values(compiled.name),
      synonyms: [],
      dishTypes: draft.DishTypes.flatMap((code) => {
        const name = dishTypeName(code)
        return name === undefined || name === 'All' ? [] : [name]
      }),
      foods: compiled.lines.flatMap(({ amount, unit }, index) => {
        const food = foods[index]
        if (!food || food.isWritten) return []
        const unitOf = unit === null ? undefined : unitKey(unit)
        return [{ id: food.base, amount: amount ?? undefined, unit: unitOf }]
      }),
      tags,
      tools,
      author: authorId,
      cookbooks: [],
    },
  ])
}

/**
 * Publishes a version of a recipe in the caller's transaction, in place of the one that is published: its rows,
 * its pictures, and everything that lists, search and pages are made from. The ids of recipe and steps stay,
 * and so do ratings and comments.
 */
export async function publish(
  trx: Transaction<Database>,
  publishing: Publishing,
): Promise<PublishedRecipe> {
  const { recipeId, authorId, draft, compiled, saver } = publishing
  await lockCatalogue(trx)
  const ids = new SlugIds(trx)
  const slug = `own/${recipeId}`
  await ids.ensure('recipe', [slug])
  const publicId = ids.of('recipe', slug)
  const before = await trx
    .selectFrom('publications')
    .leftJoin('submissions', 'submissions.id', 'publications.submission_id')
    .select(['publications.published_at', 'submissions.draft'])
    .where('public_id', '=', publicId)
    .executeTakeFirst()
  const publishedAt = before?.published_at ?? saver.now
  await writeRow(trx, publicId, { author_id: authorId, published_at: publishedAt })
  const wanted = pictureIds(draft)
  const pictures = await publishPictures(
    trx,
    { shower: { recipe_id: publicId }, userId: saver.userId },
    wanted,
  )
  const foods: PublicFood[] = []
  await writeCookable(
    trx,
    { draft, compiled },
    {
      id: publicId,
      publishedAt,
      source: draft.Source,
      pictures,
      foodsOf: async (lines) => {
        const own = await foodsOfLines(trx, lines, saver)
        const found = await new PublicFoods(trx, ids).of(own)
        foods.push(...found)
        return found
      },
      stepIdsOf: async (steps) => {
        const slugs = steps.map(({ key }) => `${slug}/${key}`)
        await ids.ensure('step', slugs)
        return slugs.map((step) => ids.of('step', step))
      },
    },
  )
  const dropped = await dropPublished(trx, { recipe_id: publicId }, wanted)
  const { now } = saver
  if (await publishFilm(trx, { publicId, submissionId: publishing.submissionId, now }))
    await reopenCases(trx, { kind: 'film', id: publicId }, now)
  await noteFilms(trx, before ? [] : [publicId], now)
  const filters = await writeFilters(trx, { publicId, publishedAt }, draft)
  await writeAllergens(trx, [publicId])
  await writeSearch(trx, publicId, publishing, filters, foods)
  await writePublication(trx, publicId, publishing, before === undefined)
  if (before) await noteTranslations(trx, publicId, { before: before.draft, draft, now })
  await forgetHidden(trx, publicId, saver.now)
  await reopenCases(trx, { kind: 'recipe', id: publicId }, saver.now)
  await showInCookbooks(trx, publicId, saver.now)
  await writeRecipeDocuments(trx, [publicId])
  await countTotal(trx, 'recipes')
  await raiseVersion(trx, saver.now, [publicId])
  return { publicId, dropped }
}
