import type { Kysely } from 'kysely'
import type { Draft } from '#contract/own-recipes/draft.ts'
import { SIMMER_FOODS, SIMMER_RECIPES } from '#contract/own-recipes/simmer-folder.ts'
import type { PackedRange } from '#contract/own-recipes/take-along.ts'
import { textOrOther } from '#cooking/writing/both.ts'
import { LimitReached } from '#server/children/limit-reached.ts'
import type { Database } from '#server/db/schema.ts'
import type { LineFoods } from '#server/reading/line-foods.ts'
import type { ReadingProcesses } from '#server/reading/reading-processes.ts'
import { sortKey } from '#server/search/fold.ts'
import type { Foods } from '#server/catalogue/foods.ts'
import { readLineFoods } from '../foods/read-foods.ts'
import { selectPictures } from '../own-copies.ts'
import type { PictureStore } from '../pictures/picture-store.ts'
import { accountJson, readLogPhotos, readPortraits } from './account-data.ts'
import { readEarlierVersions } from './earlier-versions.ts'
import type { PackedText, UnpackedRecipe } from '#server/reading/pack-texts.ts'
import { packFoods } from './packed-foods.ts'
import { packPlace } from './packed-place.ts'
import { Packer } from './packer.ts'

const pictureFile = (id: number) => `${SIMMER_RECIPES}pictures/${id}.webp`

/** The name of a recipe's files: letters and digits of its name, and its id. */
function fileName({ Name, Language }: Draft, id: number): string {
  const words = sortKey(textOrOther(Name, Language))
    .replaceAll(/[^a-z\d]+/g, '-')
    .replaceAll(/^-|-$/g, '')
  return `${words.slice(0, 60) || 'recipe'}-${id}`
}

/** What packing reads from. */
export interface PackingTools {
  readonly db: Kysely<Database>
  readonly store: PictureStore
  readonly foods: Foods
  readonly processes: ReadingProcesses
}

/** What a member takes along: the recipes of a range, until it is cancelled. */
export interface Parcel {
  readonly userId: number
  readonly range: PackedRange
  readonly signal: AbortSignal
}

async function* foodsJson(db: Kysely<Database>, userId: number): AsyncGenerator<string> {
  yield `${JSON.stringify(await packFoods(db, userId), null, 2)}\n`
}

/** Packs the texts of a recipe. One that is too hard to read is packed as only Simmer has it. */
async function packedTexts(
  recipe: UnpackedRecipe,
  foods: LineFoods,
  { userId, signal }: Parcel,
  processes: ReadingProcesses,
): Promise<PackedText[]> {
  try {
    return await processes.run(userId, 'packTexts', recipe, { foods, signal })
  } catch (error) {
    if (!(error instanceof LimitReached)) throw error
    return await processes.run(userId, 'packTexts', recipe, { signal })
  }
}

/** The account, the portraits of an author, and the photos of a cooking log by the ids of its entries. */
async function* packAccount(
  packer: Packer,
  { db, store }: Pick<PackingTools, 'db' | 'store'>,
  userId: number,
): AsyncGenerator<Uint8Array> {
  yield* packer.pieces('account.json', accountJson(db, userId))
  for await (const { name, image } of readPortraits(db, store, userId))
    yield* packer.picture(`author/${name}.webp`, image)
  for await (const { id, image } of readLogPhotos(db, userId))
    yield* packer.picture(`cooking-log/${id}.webp`, image)
}

/**
 * What a member takes along as a ZIP archive, in pieces: the account, in the first one, and each recipe of a
 * range as Simmer, schema.org and Cooklang have it, with its pictures and earlier versions. Recipes in the bin
 * are left out. An import reads the files of Simmer; the others are for people and other programs.
 */
export async function* packMember(
  { db, store, foods, processes }: PackingTools,
  parcel: Parcel,
): AsyncGenerator<Uint8Array> {
  const { userId, range } = parcel
  const packer = new Packer()
  if (range.After === 0) yield* packAccount(packer, { db, store }, userId)
  yield* packer.pieces(SIMMER_FOODS, foodsJson(db, userId))
  const lineFoods = await readLineFoods(db, userId, foods)
  const recipes = await db
    .selectFrom('own_recipes')
    .select('id')
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .where('id', '>', range.After)
    .where('id', '<=', range.Until)
    .orderBy('id')
    .execute()
  const packed = new Set<number>()
  for (const { id } of recipes) {
    const row = await db
      .selectFrom('own_recipes')
      .select(['draft', 'client_key'])
      .where('id', '=', id)
      .executeTakeFirst()
    if (!row) continue
    const draft = JSON.parse(row.draft) as Draft
    const name = fileName(draft, id)
    const pictures = await selectPictures(db, draft, { id, userId })
      .select('media_id')
      .orderBy('media_id')
      .execute()
    const recipe = {
      name,
      draft: row.draft,
      file: {
        Simmer: 1 as const,
        Key: row.client_key,
        ...(await packPlace(db, { id, draft, userId })),
        Pictures: pictures.map(({ media_id }) => ({ Id: media_id, File: pictureFile(media_id) })),
      },
      versions: await readEarlierVersions(db, id),
    }
    for (const text of await packedTexts(recipe, lineFoods, parcel, processes))
      yield* packer.text(text)
    for (const { media_id } of pictures) {
      if (packed.has(media_id)) continue
      packed.add(media_id)
      const picture = await store.get(media_id)
      if (picture) yield* packer.picture(pictureFile(media_id), picture)
    }
  }
  yield* packer.end()
}
