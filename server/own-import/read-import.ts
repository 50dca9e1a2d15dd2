import type { Insertable, Kysely } from 'kysely'
import { open, readFile as readBytes, stat } from 'node:fs/promises'
import { setImmediate as yieldToOthers } from 'node:timers/promises'
import type { Language } from '#contract/languages.ts'
import type { ImportKind } from '#contract/own/import.ts'
import { draftWords } from '#contract/own/draft-words.ts'
import { FILE_MAX, openArchive } from './readers/archive.ts'
import { decodeText } from './readers/decode.ts'
import type { ReadingWords } from './readers/draft-lines.ts'
import { ImportError } from './readers/import-error.ts'
import {
  readArchive,
  readFetched,
  readFile,
  readText,
  type ReadSource,
} from './readers/read-source.ts'
import { toDraft, type FoundRecipe } from './readers/to-draft.ts'
import { isArchive } from './readers/what-it-is.ts'
import type { Database } from '#server/db/schema.ts'
import type { OwnImportItemTable } from '#server/db/tables/own-imports.ts'
import { transact } from '#server/db/transact.ts'
import { readWritableFoods } from '#server/own/foods.ts'
import type { Foods } from '#server/shopping/foods.ts'
import { PAGE, textOfPage, type PublicFetcher } from './fetch-public.ts'
import type { ImportFiles } from './import-files.ts'
import type { ImportRow, StoredPictures } from './import-rows.ts'
import { knownRecipes } from './known-recipes.ts'

/** Dependencies of reading an import. */
export interface ReadingTools {
  readonly db: Kysely<Database>
  readonly files: ImportFiles
  readonly fetcher: PublicFetcher
  readonly foods: () => Promise<Foods>
}

/** Programs whose recipes are put into a folder of their own. */
const PROGRAMS: Readonly<Partial<Record<ImportKind, string>>> = {
  mealie: 'Mealie',
  tandoor: 'Tandoor',
  recipesage: 'RecipeSage',
  paprika: 'Paprika',
  nextcloud: 'Nextcloud Cookbook',
  cooklang: 'Cooklang',
}

function folderOf(kind: ImportKind, language: Language): string | null {
  const program = PROGRAMS[kind]
  if (program === undefined) return null
  return language === 'de' ? `Aus ${program}` : `From ${program}`
}

/** Recipes that are stored at once. */
const BATCH = 25

async function readUploaded(path: string, name: string): Promise<ReadSource> {
  const file = await open(path)
  const start = Buffer.alloc(4)
  try {
    await file.read(start, 0, 4, 0)
  } finally {
    await file.close()
  }
  if (!isArchive(start)) {
    if ((await stat(path)).size > FILE_MAX) throw new ImportError('TooLarge')
    return readFile(await readBytes(path), name)
  }
  const archive = await openArchive(path)
  try {
    return await readArchive(archive)
  } finally {
    archive.close()
  }
}

async function readSource(
  { source, given, id }: ImportRow,
  { files, fetcher }: ReadingTools,
): Promise<ReadSource> {
  if (source === 'text') return readText(given)
  if (source === 'file') return await readUploaded(files.pathOf(id), given)
  const page = await fetcher.fetch(given, PAGE)
  const text = textOfPage(page, decodeText)
  return /^\s*[[{]/u.test(text)
    ? readFile(Buffer.from(text), given)
    : readFetched(text, page.address)
}

async function readingWords(
  { user_id, language }: ImportRow,
  { db, foods }: ReadingTools,
): Promise<ReadingWords> {
  const all = await readWritableFoods(db, user_id, await foods())
  const named = new Map(all.map(({ Id, En, De }) => [Id, [...En, ...De]]))
  return {
    words: draftWords([...named].map(([id, names]) => ({ id, names }))),
    namesOf: (food) => named.get(food) ?? [],
    language,
  }
}

function picturesOf({ cover, stepPictures }: FoundRecipe): StoredPictures {
  return { ...(cover && { cover }), steps: Object.fromEntries(stepPictures) }
}

/**
 * Finds the recipes of an import and stores them.
 * @throws {ImportError} when there are none
 */
export async function readImport(row: ImportRow, tools: ReadingTools): Promise<void> {
  const { db } = tools
  const { kind, recipes } = await readSource(row, tools)
  const reading = await readingWords(row, tools)
  const known = await knownRecipes(db, row.user_id)
  const items: Insertable<OwnImportItemTable>[] = []
  for (const recipe of recipes) {
    const found = toDraft(recipe, reading)
    const { draft, questions, newFoods, place } = found
    const like = known.like(draft, place)
    const pictures = picturesOf(found)
    const hasPictures = pictures.cover !== undefined || Object.keys(pictures.steps).length > 0
    items.push({
      import_id: row.id,
      client_key: known.newKey(place),
      draft: JSON.stringify(draft),
      pictures: JSON.stringify(pictures),
      packed: place ? JSON.stringify(place) : null,
      questions: JSON.stringify(questions),
      new_foods: JSON.stringify(newFoods),
      like_id: like?.id ?? null,
      like_name: like?.name ?? null,
      duplicate: 'leave' as const,
      is_chosen: like ? 0 : 1,
      picture: hasPictures ? ('waiting' as const) : ('none' as const),
      recipe_id: null,
      replaced_id: null,
    })
    // Other calls are answered between two recipes.
    await yieldToOthers()
  }
  await transact(db, async (trx) => {
    const read = await trx
      .updateTable('own_imports')
      .set({ state: 'ready', kind, folder: folderOf(kind, row.language) })
      .where('id', '=', row.id)
      .where('state', '=', 'reading')
      .returning('id')
      .executeTakeFirst()
    // Undone meanwhile, or read by another process after the claim had expired.
    if (!read) return
    for (let from = 0; from < items.length; from += BATCH) {
      await trx
        .insertInto('own_import_items')
        .values(items.slice(from, from + BATCH))
        .execute()
    }
  })
}
