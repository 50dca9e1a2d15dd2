import { randomBytes } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Database } from '#server/db/schema.ts'
import { pictureFile, type PictureFile } from '#server/storage/keys.ts'

/** Bytes of chance in an address: a withdrawn recipe's pictures cannot be found. */
const NAME_BYTES = 16

function newPath(): string {
  return `members/${randomBytes(NAME_BYTES).toString('hex')}.webp`
}

/** A published recipe or cookbook, or an author. */
export type Shower =
  | { readonly recipe_id: number }
  | { readonly cookbook_id: number }
  | { readonly author_id: number }

/** The published pictures of a recipe, a cookbook or an author. */
function shownBy(trx: Kysely<Database>, shower: Shower) {
  const pictures = trx.selectFrom('published_pictures')
  if ('recipe_id' in shower) return pictures.where('recipe_id', '=', shower.recipe_id)
  if ('cookbook_id' in shower) return pictures.where('cookbook_id', '=', shower.cookbook_id)
  return pictures.where('author_id', '=', shower.author_id)
}

/** Gives the pictures of something published new addresses: nobody sees them at the old ones. */
export async function movePublished(trx: Kysely<Database>, shower: Shower): Promise<void> {
  const pictures = await shownBy(trx, shower).select('media_id').execute()
  for (const { media_id } of pictures)
    await trx.updateTable('media').set({ path: newPath() }).where('id', '=', media_id).execute()
}

/** Gives the row of a copy the bytes of a picture of its author: the same file, or the same bytes in its row. */
async function copyBytes(trx: Kysely<Database>, original: PictureFile, copy: number) {
  const { numUpdatedRows } = await trx
    .updateTable('published_pictures')
    .set((row) => ({
      image: row
        .selectFrom('own_picture_files')
        .select('image')
        .where('media_id', '=', original.media_id),
    }))
    .where('media_id', '=', copy)
    .where((row) =>
      row.exists(
        row
          .selectFrom('own_picture_files')
          .select('media_id')
          .where('media_id', '=', original.media_id),
      ),
    )
    .executeTakeFirstOrThrow()
  if (numUpdatedRows > 0n) return
  const file = pictureFile(original)
  await trx
    .updateTable('own_pictures')
    .set({ file })
    .where('media_id', '=', original.media_id)
    .execute()
  await trx.updateTable('published_pictures').set({ file }).where('media_id', '=', copy).execute()
}

async function copyPicture(trx: Kysely<Database>, picture: number, shower: Shower) {
  // Writes the same value: nobody deletes the row, and then its file, in between.
  const original = await trx
    .updateTable('own_pictures')
    .set((row) => ({ bytes: row.ref('bytes') }))
    .where('media_id', '=', picture)
    .returning(['media_id', 'file', 'bytes'])
    .executeTakeFirstOrThrow()
  const shown = await trx
    .selectFrom('media')
    .select(['hash', 'width', 'height', 'colour', 'tone'])
    .where('id', '=', picture)
    .executeTakeFirstOrThrow()
  const { id } = await trx
    .insertInto('media')
    .values({ ...shown, path: newPath() })
    .returning('id')
    .executeTakeFirstOrThrow()
  await trx
    .insertInto('published_pictures')
    .values({
      media_id: id,
      recipe_id: null,
      cookbook_id: null,
      author_id: null,
      ...shower,
      copy_of: picture,
      bytes: original.bytes,
      file: null,
      image: null,
    })
    .execute()
  await copyBytes(trx, original, id)
  return id
}

/**
 * The public copies of pictures of an author, made where there are none yet.
 * @param wanted pictures that it names
 * @returns their ids by those of the originals that are the author's and still there
 */
export async function publishPictures(
  trx: Kysely<Database>,
  { shower, userId }: { shower: Shower; userId: number },
  wanted: readonly number[],
): Promise<Map<number, number>> {
  const known = await shownBy(trx, shower).select(['media_id', 'copy_of']).execute()
  const copies = new Map(known.map(({ media_id, copy_of }) => [copy_of, media_id]))
  const missing = wanted.filter((picture) => !copies.has(picture))
  if (missing.length === 0) return copies
  const own = await trx
    .selectFrom('own_pictures')
    .select('media_id')
    .where('user_id', '=', userId)
    .where('media_id', 'in', missing)
    .orderBy('media_id')
    .execute()
  for (const { media_id } of own) copies.set(media_id, await copyPicture(trx, media_id, shower))
  return copies
}

/**
 * Deletes the pictures that something published shows no more, once its rows are written.
 * @returns them, whose files may go
 */
export async function dropPublished(
  trx: Kysely<Database>,
  shower: Shower,
  wanted: readonly number[],
): Promise<PictureFile[]> {
  const gone = await shownBy(trx, shower)
    .select(['media_id', 'file'])
    .$if(wanted.length > 0, (pictures) => pictures.where('copy_of', 'not in', wanted))
    .execute()
  for (const { media_id } of gone)
    await trx.deleteFrom('media').where('id', '=', media_id).execute()
  return gone.filter(({ file }) => file !== null)
}
