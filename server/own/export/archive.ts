import { Zip, ZipPassThrough, type ZipInputFile } from 'fflate'
import type { Kysely } from 'kysely'
import { promisify } from 'node:util'
import { crc32, deflateRaw } from 'node:zlib'
import type { Draft } from '#contract/own/draft.ts'
import { SIMMER_FOODS, SIMMER_RECIPES, type SimmerFile } from '#contract/own/simmer-folder.ts'
import type { PackedRange } from '#contract/own/take-along.ts'
import type { Database } from '#server/db/schema.ts'
import { sortKey } from '#server/search/fold.ts'
import type { Foods } from '#server/shopping/foods.ts'
import { lineReader } from '../foods.ts'
import type { PictureStore } from '../picture-store.ts'
import { readAccountData, readLogPhotos } from './account-data.ts'
import { readEarlierVersions } from './earlier-versions.ts'
import { toCooklang, toJsonLd } from './formats.ts'
import { packFoods } from './packed-foods.ts'
import { packPlace } from './packed-place.ts'

const compress = promisify(deflateRaw)
/** Number of the compression method in a ZIP archive. */
const DEFLATED = 8

/** Packs files one by one and hands each over as soon as it is packed, so that only one is in memory. */
class Packer {
  readonly #chunks: Uint8Array[] = []
  readonly #zip = new Zip((error, chunk) => {
    if (error) throw error
    this.#chunks.push(chunk)
  })

  /** Adds a text, which is compressed in the thread pool. */
  async text(name: string, text: string): Promise<Uint8Array[]> {
    const bytes = Buffer.from(text)
    const file: ZipInputFile = {
      filename: name,
      size: bytes.length,
      crc: crc32(bytes),
      compression: DEFLATED,
    }
    const packed = await compress(bytes)
    this.#zip.add(file)
    file.ondata?.(null, packed, true)
    return this.#take()
  }

  /** A file that is compressed already. */
  picture(name: string, bytes: Uint8Array): Uint8Array[] {
    const file = new ZipPassThrough(name)
    this.#zip.add(file)
    file.push(bytes, true)
    return this.#take()
  }

  end(): Uint8Array[] {
    this.#zip.end()
    return this.#take()
  }

  #take(): Uint8Array[] {
    return this.#chunks.splice(0)
  }
}

const pictureFile = (id: number) => `${SIMMER_RECIPES}pictures/${id}.webp`

/** The name of a recipe's files: letters and digits of its name, and its id. */
function fileName({ Name, Language }: Draft, id: number): string {
  const words = sortKey(Name[Language] ?? Name.en ?? Name.de ?? '')
    .replaceAll(/[^a-z\d]+/g, '-')
    .replaceAll(/^-|-$/g, '')
  return `${words.slice(0, 60) || 'recipe'}-${id}`
}

/** What packing reads from. */
export interface PackingTools {
  readonly db: Kysely<Database>
  readonly store: PictureStore
  readonly foods: Foods
}

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`

/** The account, and the photos of its cooking log by the ids that the account has for its entries. */
async function* packAccount(
  packer: Packer,
  db: Kysely<Database>,
  userId: number,
): AsyncGenerator<Uint8Array> {
  yield* await packer.text('account.json', json(await readAccountData(db, userId)))
  for await (const { id, image } of readLogPhotos(db, userId))
    yield* packer.picture(`cooking-log/${id}.webp`, image)
}

/**
 * What a member takes along as a ZIP archive, in pieces: the account, in the first one, and each recipe of a
 * range as Simmer, schema.org and Cooklang have it, with its pictures and earlier versions. Recipes in the bin
 * are left out. An import reads the files of Simmer; the others are for people and other programs.
 */
export async function* packMember(
  { db, store, foods }: PackingTools,
  userId: number,
  { After, Until }: PackedRange,
): AsyncGenerator<Uint8Array> {
  const packer = new Packer()
  if (After === 0) yield* packAccount(packer, db, userId)
  yield* await packer.text(SIMMER_FOODS, json(await packFoods(db, userId)))
  const read = await lineReader(db, userId, foods)
  const recipes = await db
    .selectFrom('own_recipes')
    .select('id')
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .where('id', '>', After)
    .where('id', '<=', Until)
    .orderBy('id')
    .execute()
  for (const { id } of recipes) {
    const row = await db
      .selectFrom('own_recipes')
      .select(['draft', 'client_key'])
      .where('id', '=', id)
      .executeTakeFirst()
    if (!row) continue
    const draft = JSON.parse(row.draft) as Draft
    const name = fileName(draft, id)
    const pictures = await db
      .selectFrom('own_pictures')
      .select('media_id')
      .where('recipe_id', '=', id)
      .orderBy('media_id')
      .execute()
    const file: SimmerFile = {
      Simmer: 1,
      Key: row.client_key,
      Draft: draft,
      ...(await packPlace(db, { id, draft, userId })),
      Pictures: pictures.map(({ media_id }) => ({ Id: media_id, File: pictureFile(media_id) })),
    }
    yield* await packer.text(`${SIMMER_RECIPES}${name}.json`, json(file))
    yield* await packer.text(`schema.org/${name}.jsonld`, json(toJsonLd(draft)))
    yield* await packer.text(`cooklang/${name}.cook`, toCooklang(draft, read))
    const versions = await readEarlierVersions(db, id)
    if (versions.length > 0)
      yield* await packer.text(`earlier-versions/${name}.json`, json(versions))
    for (const { media_id } of pictures) {
      const picture = await store.get(media_id)
      if (picture) yield* packer.picture(pictureFile(media_id), picture)
    }
  }
  yield* packer.end()
}
