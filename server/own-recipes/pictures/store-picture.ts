import type { Kysely } from 'kysely'
import { OWN_PICTURE_BYTES_MAX, OWN_PICTURE_SIDE } from '#contract/own-recipes/limits.ts'
import type { OwnPicture } from '#contract/own-recipes/own-recipe.ts'
import { enforceLimit, lockMember } from '#server/accounts/member-limits.ts'
import type { Database } from '#server/db/schema.ts'
import { transact } from '#server/db/transact.ts'
import { ApiError } from '#server/http/errors.ts'
import { mediaPath } from '#server/media/media-path.ts'
import { webpSize } from '#server/pictures/clean-webp.ts'
import { convertWhole } from '#server/pictures/convert-upload.ts'
import type { PictureConverter } from '#server/pictures/picture-converter.ts'
import type { PictureStore } from './picture-store.ts'
import { newPicturePath } from './pictures.ts'

/** Whose picture, and when. */
export interface PictureOwner {
  userId: number
  /** Milliseconds since 1970, UTC. */
  now: number
}

/** What pictures are converted and stored with. */
export interface StoringTools {
  readonly db: Kysely<Database>
  readonly store: PictureStore
  readonly converter: PictureConverter
}

/**
 * Refuses a picture for which a member has no room.
 * @throws {ApiError} `LimitReached`
 */
export async function requireRoom(
  trx: Kysely<Database>,
  userId: number,
  bytes: number,
): Promise<void> {
  const { sum } = await trx
    .selectFrom('own_pictures')
    .select((row) => row.fn.sum<number | null>('bytes').as('sum'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  if ((sum ?? 0) + bytes > OWN_PICTURE_BYTES_MAX)
    throw new ApiError('LimitReached', { limit: 'ownPictureBytes' })
}

/**
 * Converts an upload and stores it. It is kept for 30 days, or for as long as a recipe names it.
 * @throws {ApiError} `FileTypeUnsupported`, `FileTooLarge`, `LimitReached`, and `Unavailable` when too many
 * are queued
 * @throws {StorageUnavailable}
 */
export async function storePicture(
  { db, store, converter }: StoringTools,
  { userId, now }: PictureOwner,
  upload: Buffer,
): Promise<OwnPicture> {
  const image = await convertWhole(upload, OWN_PICTURE_SIDE, converter)
  return await storeConverted({ db, store }, { userId, now }, image)
}

/** How a picture looks before it has loaded, and what reads well on it. */
export interface PictureLooks {
  readonly colour: string
  readonly tone: 'light' | 'dark'
}

/**
 * Stores a picture of a member that was converted. Nothing names it yet.
 * @throws {ApiError} `LimitReached`
 * @throws {StorageUnavailable}
 */
export async function storeConverted(
  { db, store }: Pick<StoringTools, 'db' | 'store'>,
  { userId, now }: PictureOwner,
  image: Buffer,
  { colour, tone }: PictureLooks = { colour: '', tone: 'light' },
): Promise<OwnPicture> {
  const { width, height } = webpSize(image) ?? { width: 0, height: 0 }
  const path = newPicturePath()
  const placed = await store.place(image)
  const id = await transact(db, async (trx) => {
    await lockMember(trx, userId)
    await enforceLimit(trx, 'ownPictures', userId, now)
    await requireRoom(trx, userId, image.length)
    const media = await trx
      .insertInto('media')
      .values({ path, hash: '', width, height, colour, tone, owner_id: userId })
      .returning('id')
      .executeTakeFirstOrThrow()
    await trx
      .insertInto('own_pictures')
      .values({
        media_id: media.id,
        user_id: userId,
        recipe_id: null,
        bytes: image.length,
        unused_at: now,
      })
      .execute()
    await store.attach(trx, media.id, placed)
    return media.id
  }).catch(async (error: unknown) => {
    // Of other failures nobody knows whether the row was added.
    if (error instanceof ApiError) await store.takeAway(placed)
    throw error
  })
  return { Id: id, Path: mediaPath(path), Width: width, Height: height }
}
