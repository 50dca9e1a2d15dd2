import type { Insertable, Kysely } from 'kysely'
import type { Language } from '#contract/languages.ts'
import { PROGRAM_NAMES } from '#contract/recipe-import/programs.ts'
import type { ImportKind } from '#contract/recipe-import/recipe-import.ts'
import { LimitReached } from '#server/children/limit-reached.ts'
import type { Database } from '#server/db/schema.ts'
import type { RecipeImportItemTable } from '#server/db/tables/recipe-imports.ts'
import { transact } from '#server/db/transact.ts'
import { readLineFoods } from '#server/own-recipes/foods/read-foods.ts'
import { READERS } from '#server/reading/readers.ts'
import type { ReadingPools } from '#server/reading/reading-pools.ts'
import type { Foods } from '#server/catalogue/foods.ts'
import type { FetchTurns } from './fetch-turns.ts'
import type { ImportFiles } from './import-files.ts'
import type { ImportRow } from './queries.ts'
import { knownRecipes, type KnownRecipes } from './known-recipes.ts'
import { ImportError } from '#server/recipe-formats/import-error.ts'
import type { FoundItem, GivenSource, Outcome } from '#server/reading/import-jobs.ts'
import { changeState, insertItems } from './write.ts'

/** Dependencies of reading an import. */
export interface ReadingTools {
  readonly db: Kysely<Database>
  readonly files: ImportFiles
  readonly fetches: FetchTurns
  readonly reading: ReadingPools
  readonly foods: () => Promise<Foods>
}

const FROM: Record<Language, string> = { de: 'Aus', en: 'From' }

/** Name of the folder for recipes of another program; null where they get none. */
function folderNameOf(kind: ImportKind, language: Language): string | null {
  const program = PROGRAM_NAMES[kind]
  // An archive of Simmer has folders of its own.
  if (program === undefined || kind === 'simmer') return null
  return `${FROM[language]} ${program}`
}

/**
 * What a job of a reading process found.
 * @throws {ImportError} the job's, and `TooHard` when it took too much time or memory
 */
export async function foundBy<Found>(job: Promise<Outcome<Found>>): Promise<Found> {
  try {
    const outcome = await job
    if ('failure' in outcome) throw new ImportError(outcome.failure)
    return outcome.found
  } catch (error) {
    throw error instanceof LimitReached ? new ImportError('TooHard') : error
  }
}

async function sourceOf(
  row: ImportRow,
  { files, fetches }: ReadingTools,
  signal: AbortSignal,
): Promise<GivenSource> {
  const { source, given } = row
  if (source === 'text') return { kind: 'text', text: given }
  if (source === 'file') return { kind: 'file', path: await files.open(row), name: given }
  const { bytes, address, charset } = await fetches.page(given, { row, signal })
  return { kind: 'page', bytes, address, charset }
}

function rowOf(
  { id: import_id }: ImportRow,
  known: KnownRecipes,
  found: FoundItem,
): Insertable<RecipeImportItemTable> {
  const like = known.like(found)
  return {
    import_id,
    client_key: known.newKey(found.key),
    draft: found.draft,
    pictures: found.pictures,
    packed: found.packed,
    questions: found.questions,
    new_foods: found.newFoods,
    like_id: like?.id ?? null,
    like_name: like?.name ?? null,
    duplicate: 'leave',
    is_chosen: like ? 0 : 1,
    picture: found.hasPictures ? 'waiting' : 'none',
    recipe_id: null,
    replaced_id: null,
    readers: READERS,
  }
}

/**
 * Finds the recipes of an import and stores them.
 * @throws {ImportError} when there are none
 */
export async function parseImport(
  row: ImportRow,
  tools: ReadingTools,
  signal: AbortSignal,
): Promise<void> {
  const { db, reading } = tools
  const { user_id: userId, language } = row
  const source = await sourceOf(row, tools, signal)
  const foods = await readLineFoods(db, userId, await tools.foods())
  const processes = source.kind === 'file' ? reading.patient : reading.quick
  const { kind, items } = await foundBy(
    processes.run(userId, 'findRecipes', { source, language }, { foods, signal }),
  )
  const known = await knownRecipes(db, userId)
  const rows = items.map((found) => rowOf(row, known, found))
  await transact(db, async (trx) => {
    const folder = folderNameOf(kind, language)
    // Otherwise it was undone meanwhile, or read by another process after the claim had expired.
    const isFirst = await changeState(trx, row.id, 'reading', { state: 'ready', kind, folder })
    if (isFirst) await insertItems(trx, rows)
  })
}
