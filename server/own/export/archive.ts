import { strToU8, Zip, ZipPassThrough, ZipDeflate } from 'fflate'
import type { Kysely } from 'kysely'
import type { Draft } from '#contract/own/draft.ts'
import { SIMMER_RECIPES, type SimmerFile } from '#contract/own/simmer-folder.ts'
import type { Database } from '#server/db/schema.ts'
import { sortKey } from '#server/search/fold.ts'
import type { Foods } from '#server/shopping/foods.ts'
import { lineReader } from '../foods.ts'
import { readAccountData } from './account-data.ts'
import { toCooklang, toJsonLd } from './formats.ts'

/** Packs files one after the other; what is packed is taken in between, so that memory holds one file. */
class Packer {
  readonly #chunks: Uint8Array[] = []
  readonly #zip = new Zip((error, chunk) => {
    if (error) throw error
    this.#chunks.push(chunk)
  })

  text(name: string, text: string): Uint8Array[] {
    const file = new ZipDeflate(name, { level: 6 })
    this.#zip.add(file)
    file.push(strToU8(text), true)
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

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`

/**
 * Everything of a member as a ZIP archive, in pieces: the account, and each recipe as Simmer, schema.org and
 * Cooklang have it, with its pictures. Recipes in the bin are left out.
 */
export async function* packMember(
  db: Kysely<Database>,
  userId: number,
  foods: Foods,
): AsyncGenerator<Uint8Array> {
  const packer = new Packer()
  yield* packer.text('account.json', json(await readAccountData(db, userId)))
  const read = await lineReader(db, userId, foods)
  const recipes = await db
    .selectFrom('own_recipes')
    .select('id')
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .execute()
  for (const { id } of recipes) {
    const row = await db
      .selectFrom('own_recipes')
      .select('draft')
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
      Draft: draft,
      Pictures: pictures.map(({ media_id }) => ({ Id: media_id, File: pictureFile(media_id) })),
    }
    yield* packer.text(`${SIMMER_RECIPES}${name}.json`, json(file))
    yield* packer.text(`schema.org/${name}.jsonld`, json(toJsonLd(draft)))
    yield* packer.text(`cooklang/${name}.cook`, toCooklang(draft, read))
    for (const { media_id } of pictures) {
      const picture = await db
        .selectFrom('own_pictures')
        .select('image')
        .where('media_id', '=', media_id)
        .executeTakeFirst()
      if (picture) yield* packer.picture(pictureFile(media_id), picture.image)
    }
  }
  yield* packer.end()
}
