import type { Kysely } from 'kysely'
import type { Catalogue } from '#content/catalogue-folder.ts'
import type { ClipLibrary } from '#content/media-format.ts'
import type { Database } from '#server/db/schema.ts'
import { countCatalogue } from '#server/catalogue/count-catalogue.ts'
import { lockCatalogue, raiseVersion } from '#server/catalogue/lock-catalogue.ts'
import { SlugIds } from '#server/catalogue/slug-ids.ts'
import { noteFilms, noteImportedAdditions, noteNewThing } from '#server/publications/additions.ts'
import { countCookbookVotes } from '#server/ratings/count-cookbook-votes.ts'
import { writeRecipeDocuments } from '#server/recipes/documents.ts'
import { writeAllergens } from '#server/recipes/write-allergens.ts'
import { batches } from '#server/lib/batches.ts'
import { union, type ImportContext } from './context.ts'
import { countVotes } from './counters.ts'
import type { Film } from './films/films.ts'
import { giveIds } from './give-ids.ts'
import { writePictures, type GatheredMedia } from './media.ts'
import { writeComments } from './write-comments.ts'
import { dropPartitions, writeCookbooks, writeMonths } from './write-cookbooks.ts'
import * as data from './write-data.ts'
import { writeFilms } from './films/write-films.ts'
import { unknownCookbooks, unknownRecipes, writeNewRecipes } from './write-new-recipes.ts'
import { writePlaces } from './write-places.ts'
import { writeRecipes } from './write-recipes.ts'
import { writeSearch } from './write-search.ts'
import { writeSteps } from './write-steps.ts'

/** A checked catalogue with its measured pictures and made films. */
export interface PreparedCatalogue {
  readonly catalogue: Catalogue
  readonly library: ClipLibrary
  readonly media: GatheredMedia
  /** By recipe slug. */
  readonly films: ReadonlyMap<string, Film>
  /** Moment of the import. */
  readonly now: Date
}

/** Recipes whose document contains data of these. */
async function dependents(
  db: Kysely<Database>,
  { authors, tags, ingredients }: Record<'authors' | 'tags' | 'ingredients', Set<number>>,
): Promise<Set<number>> {
  const found = new Set<number>()
  const add = (rows: readonly { id: number }[]) => {
    for (const { id } of rows) found.add(id)
  }
  for (const batch of batches([...authors]))
    add(await db.selectFrom('recipes').select('id').where('author_id', 'in', batch).execute())
  for (const batch of batches([...tags]))
    add(
      await db
        .selectFrom('recipe_tags')
        .select('recipe_id as id')
        .where('tag_id', 'in', batch)
        .execute(),
    )
  for (const batch of batches([...ingredients]))
    add(
      await db
        .selectFrom('recipe_ingredients')
        .select('recipe_id as id')
        .where('ingredient_id', 'in', batch)
        .union(
          db
            .selectFrom('recipe_alternatives')
            .select('recipe_id as id')
            .where('alternative_id', 'in', batch),
        )
        .execute(),
    )
  return found
}

/**
 * Writes a catalogue into the database, in the caller's transaction.
 * @returns whether anything was different, and the version of the catalogue afterwards
 */
export async function writeCatalogue(
  db: Kysely<Database>,
  { catalogue, library, media, films, now }: PreparedCatalogue,
): Promise<{ hasChanged: boolean; version: number }> {
  const before = await lockCatalogue(db)
  const ids = new SlugIds(db)
  const pictureIds = await writePictures(db, media)
  const recipes = await giveIds(ids, catalogue)
  const context: ImportContext = {
    db,
    ids,
    films,
    now,
    pictureId: (path) => pictureIds.get(path) ?? null,
    shortPath: (path) => media.shorts.get(path ?? '') ?? null,
  }

  const departments = await data.writeDepartments(context, catalogue)
  const ingredients = await data.writeIngredients(context, catalogue)
  const tools = await data.writeTools(context, catalogue)
  const tags = await data.writeTags(context, catalogue)
  const authors = await data.writeAuthors(context, catalogue)
  const newCookbooks = await unknownCookbooks(context, catalogue)
  const cookbooks = await writeCookbooks(context, catalogue)
  const months = await writeMonths(context, catalogue)

  const unknown = await unknownRecipes(db, recipes)
  const changed = await writeRecipes(context, catalogue, recipes)
  // What comes with the first import is not announced.
  if (before > 0) await writeNewRecipes(db, unknown)
  if (before > 0) for (const id of newCookbooks) await noteNewThing(db, 'cookbook', { id })
  const moved = await writePlaces(context, recipes)
  await noteImportedAdditions(db, unknown, now.getTime())
  const steps = await writeSteps(context, library, recipes)
  const filmed = await writeFilms(context, recipes)
  await noteFilms(db, unknown, now.getTime())
  const dropped = await dropPartitions(context, catalogue)
  const comments = await writeComments(context, recipes)

  await countVotes(db, comments.votes)
  await countCookbookVotes(db, union(moved.cookbooks, cookbooks))
  await countCatalogue(db)
  const documents = union(
    changed,
    steps,
    filmed,
    await dependents(db, { authors, tags, ingredients }),
  )
  await writeAllergens(db, [...documents])
  const found = await writeSearch(context, catalogue, recipes)
  await writeRecipeDocuments(db, [...documents])

  const others = [departments, tools, cookbooks, months, moved.recipes, comments.comments]
  const written = union(documents, authors, tags, ingredients, comments.votes, ...others)
  const hasChanged = written.size + dropped + found > 0
  if (!hasChanged) return { hasChanged, version: before }
  return { hasChanged, version: await raiseVersion(db, now.getTime()) }
}
