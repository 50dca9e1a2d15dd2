import type { Kysely } from 'kysely'
import { PORTRAIT_SIDE_MIN } from '#contract/desk/limits.ts'
import type { Database } from '#server/db/schema.ts'
import { ApiError } from '#server/http/errors.ts'
import { moveAway } from '#server/own-recipes/pictures/pictures.ts'
import { dropPublished, publishPictures } from '#server/publications/pictures.ts'
import type { PictureFile } from '#server/storage/keys.ts'

/**
 * Requires that a picture can be a member's portrait: a square one of their own, large enough.
 * @throws {ApiError} `FieldInvalid`
 */
export async function requirePortrait(
  trx: Kysely<Database>,
  userId: number,
  id: number,
): Promise<void> {
  const picture = await trx
    .selectFrom('own_pictures')
    .innerJoin('media', 'media.id', 'own_pictures.media_id')
    .select(['media.width', 'media.height'])
    .where('own_pictures.media_id', '=', id)
    .where('own_pictures.user_id', '=', userId)
    .executeTakeFirst()
  const isPortrait =
    picture && picture.width === picture.height && picture.width >= PORTRAIT_SIDE_MIN
  if (!isPortrait) throw new ApiError('FieldInvalid', { field: 'PortraitId' })
}

/** Notes that a picture waits to become a portrait: it is kept. */
export async function keepPortrait(trx: Kysely<Database>, id: number): Promise<void> {
  await trx
    .updateTable('own_pictures')
    .set({ unused_at: null })
    .where('media_id', '=', id)
    .execute()
}

/**
 * Notes that a picture waits no more. It has another address from now on, which nobody but the member learns, and
 * is deleted after a while unless a recipe or a cookbook names it.
 */
export async function letPortraitGo(
  trx: Kysely<Database>,
  id: number | null,
  now: number,
): Promise<void> {
  if (id === null) return
  await moveAway(trx, [id])
  await trx
    .updateTable('own_pictures')
    .set({ unused_at: now })
    .where('media_id', '=', id)
    .where('recipe_id', 'is', null)
    .where('media_id', 'not in', (cookbooks) =>
      cookbooks
        .selectFrom('own_cookbooks')
        .select('cover_media_id as id')
        .where('cover_media_id', 'is not', null)
        .$castTo<{ id: number }>()
        .union(
          cookbooks
            .selectFrom('own_cookbooks')
            .select('header_media_id as id')
            .where('header_media_id', 'is not', null)
            .$castTo<{ id: number }>(),
        ),
    )
    .execute()
}

/**
 * Shows everybody a copy of a picture as the portrait of an author, or none; the address of the one before ends.
 * @param picture of the author's; one that was deleted meanwhile changes nothing
 * @returns pictures that are shown no more, whose files may go
 */
export async function showPortrait(
  trx: Kysely<Database>,
  authorId: number,
  picture: { id: number; userId: number } | null,
): Promise<PictureFile[]> {
  const shower = { author_id: authorId }
  const copies =
    picture && (await publishPictures(trx, { shower, userId: picture.userId }, [picture.id]))
  const copy = picture && copies?.get(picture.id)
  if (picture && copy === undefined) return []
  await trx
    .updateTable('all_authors')
    .set({ image_media_id: copy ?? null })
    .where('id', '=', authorId)
    .execute()
  return await dropPublished(trx, shower, picture ? [picture.id] : [])
}

/**
 * Takes the portrait of a member whose account ends from their page. An author of an imported folder keeps that of
 * the folder.
 * @returns pictures that are shown no more, whose files may go
 */
export async function forgetPortrait(
  trx: Kysely<Database>,
  userId: number,
): Promise<PictureFile[]> {
  const author = await trx
    .selectFrom('all_authors')
    .innerJoin('published_pictures', 'published_pictures.media_id', 'all_authors.image_media_id')
    .select('all_authors.id')
    .where('all_authors.owner_id', '=', userId)
    .executeTakeFirst()
  return author ? await showPortrait(trx, author.id, null) : []
}
