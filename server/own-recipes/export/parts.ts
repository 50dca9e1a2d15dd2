import { sql, type Kysely } from 'kysely'
import { ID_MAX } from '#contract/limits.ts'
import {
  IMPORT_ENTRIES_MAX,
  IMPORT_FILE_BYTES_MAX,
  IMPORT_RECIPES_MAX,
  IMPORT_TEXTS_MAX,
} from '#contract/recipe-import/limits.ts'
import type { PackedRange } from '#contract/own-recipes/take-along.ts'
import type { Database } from '#server/db/schema.ts'

/** What a recipe takes of an archive. */
interface Size {
  readonly id: number
  readonly pictures: number
  /** Bytes of its draft. */
  readonly draft: number
  /** Bytes of its pictures and earlier versions. */
  readonly bytes: number
}

/** The photos of a member's cooking log, which are in the first archive. */
interface LogPhotos {
  readonly count: number
  readonly bytes: number
}

/** Texts of a recipe: for Simmer, schema.org and Cooklang, and its earlier versions. */
const TEXTS = 4
/** How many times the bytes of a draft all of its texts are, at most. */
const TEXTS_PER_DRAFT = 4
/** Bytes of drafts, which leave room for the names of their foods and folders. */
const DRAFTS_MAX = IMPORT_TEXTS_MAX / 2
/** Files that are in an archive beside those of recipes. */
const OTHER_FILES = 10
/** Room for the account, which is in the first archive. */
const ACCOUNT_BYTES = 64 * 1024 ** 2
/** Room for the foods, which are in each. */
const FOODS_BYTES = 4 * 1024 ** 2

/**
 * Divides recipes among archives, none of which an import refuses.
 *
 * @param sizes in the order of the ids
 */
export function partsOf(
  sizes: readonly Size[],
  photos: LogPhotos = { count: 0, bytes: 0 },
): PackedRange[] {
  const starts: number[] = []
  let recipes = 0
  let files = OTHER_FILES + photos.count
  let drafts = 0
  let bytes = FOODS_BYTES + ACCOUNT_BYTES + photos.bytes
  let before = 0
  for (const size of sizes) {
    const ofFiles = TEXTS + size.pictures
    const ofBytes = size.bytes + size.draft * TEXTS_PER_DRAFT
    const isFull =
      recipes + 1 > IMPORT_RECIPES_MAX ||
      files + ofFiles > IMPORT_ENTRIES_MAX ||
      drafts + size.draft > DRAFTS_MAX ||
      bytes + ofBytes > IMPORT_FILE_BYTES_MAX
    if (isFull && recipes > 0) {
      starts.push(before)
      recipes = 0
      files = OTHER_FILES
      drafts = 0
      bytes = FOODS_BYTES
    }
    recipes += 1
    files += ofFiles
    drafts += size.draft
    bytes += ofBytes
    before = size.id
  }
  return [0, ...starts].map((After, index) => ({ After, Until: starts[index] ?? ID_MAX }))
}

/** Bytes of a recipe's earlier versions in its file of them, where they are indented. */
const versionBytes = sql<number>`(select coalesce(sum(bytes), 0) * 2 from own_versions
  where own_versions.recipe_id = own_recipes.id)`

async function sizeOfPhotos(db: Kysely<Database>, userId: number): Promise<LogPhotos> {
  return await db
    .selectFrom('cooked_photos')
    .select(({ fn }) => [
      fn.countAll<number>().as('count'),
      sql<number>`coalesce(sum(octet_length(image)), 0)`.as('bytes'),
    ])
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
}

/** The parts in which a member takes everything along. */
export async function readParts(db: Kysely<Database>, userId: number): Promise<PackedRange[]> {
  const rows = await db
    .selectFrom('own_recipes')
    .leftJoin('own_pictures', 'own_pictures.recipe_id', 'own_recipes.id')
    .select(({ fn }) => [
      'own_recipes.id',
      fn.count<number>('own_pictures.media_id').as('pictures'),
      fn.sum<number | null>('own_pictures.bytes').as('pictureBytes'),
      sql<number>`octet_length(own_recipes.draft)`.as('draftBytes'),
      versionBytes.as('versionBytes'),
    ])
    .where('own_recipes.user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .groupBy('own_recipes.id')
    .orderBy('own_recipes.id')
    .execute()
  return partsOf(
    rows.map(({ id, pictures, pictureBytes, draftBytes, versionBytes: ofVersions }) => ({
      id,
      pictures,
      draft: draftBytes,
      bytes: (pictureBytes ?? 0) + ofVersions,
    })),
    await sizeOfPhotos(db, userId),
  )
}
