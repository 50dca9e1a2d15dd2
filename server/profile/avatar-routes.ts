import { notePublicChange } from '#server/catalogue/public-changes.ts'
import type { Kysely } from 'kysely'
import { createHash } from 'node:crypto'
import { calls } from '#contract/calls/calls.ts'
import { AVATAR_UPLOAD_MAX } from '#contract/pictures.ts'
import { checkSession, memberOf } from '#server/accounts/guard.ts'
import type { OpenDatabase } from '#server/db/engine.ts'
import type { Database } from '#server/db/schema.ts'
import { transact } from '#server/db/transact.ts'
import type { AvatarTable } from '#server/db/tables/members.ts'
import type { App } from '#server/http/app-type.ts'
import { callRoute } from '#server/http/call.ts'
import { type Limits, perAddress } from '#server/http/limits/rate-limits.ts'
import { avatarPath } from '#server/media/avatar-path.ts'
import { convertToSquare } from '#server/pictures/convert-upload.ts'
import { oneAtATime } from '#server/pictures/one-at-a-time.ts'
import { pictureConverter, type PictureConverter } from '#server/pictures/picture-converter.ts'
import type { WarningLog } from '#server/lib/warning-log.ts'
import { noteChange } from '#server/reports/own-cases.ts'
import type { Storage } from '#server/storage/open-storage.ts'
import { removeFiles } from '#server/storage/remove-files.ts'
import { placeInRow, type RowBytes } from '#server/storage/row-bytes.ts'
import { readUpload, takeUploads } from '#server/pictures/uploaded-file.ts'

interface AvatarRoutesOptions {
  database: OpenDatabase
  storage: Storage
  limits: Limits
  now: () => Date
}

/** The file of the form. */
const UPLOAD = { field: 'avatar', bytesMax: AVATAR_UPLOAD_MAX }
/** Uploads that may be queued, at most 5 MB each. */
const WAITING_MAX = 20

/**
 * The call that changes a profile picture. Registered in a scope of its
 * own, because no other call takes a multipart form.
 */
export async function avatarRoutes(
  app: App,
  { database, storage, limits, now }: AvatarRoutesOptions,
) {
  const { db } = database
  // Separate from the catalogue's, so that neither kind of picture waits for the other.
  const converter = pictureConverter(app, WAITING_MAX)
  const inTurn = oneAtATime()
  await takeUploads(app, UPLOAD)

  app.route({
    ...callRoute(calls.changeAvatar, { rateLimit: perAddress(limits, 'uploads') }),
    handler: async (request) => {
      const id = memberOf(request)
      const upload = await readUpload(request, UPLOAD)
      return await inTurn(id, async () => {
        const avatar = await convertAvatar(upload, converter)
        await checkSession(request, { database, now })
        const row = { ...avatar, ...(await placeInRow(storage, 'avatars', avatar.image)) }
        await saveAvatar({ db, storage, log: app.log }, { id, now: now().getTime() }, row)
        return { Path: avatarPath(id, avatar.hash) }
      })
    },
  })
}

/**
 * Replaces a member's picture, and deletes the file of the one before. While a picture is hidden, so is the next
 * one, until the desk has looked at it.
 * @throws {ApiError} `LimitReached` for one that is hidden
 */
async function saveAvatar(
  { db, storage, log }: { db: Kysely<Database>; storage: Storage; log: WarningLog },
  { id: user_id, now }: { id: number; now: number },
  avatar: Omit<Avatar, 'image'> & RowBytes,
): Promise<void> {
  const before = await db
    .selectFrom('avatars')
    .select('file')
    .where('user_id', '=', user_id)
    .executeTakeFirst()
  await transact(db, async (trx) => {
    await trx
      .insertInto('avatars')
      .values({ user_id, ...avatar })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet(avatar))
      .execute()
    await noteChange(trx, { kind: 'picture', id: user_id }, { text: '', now })
    await notePublicChange(trx, null)
  })
  await removeFiles(storage, [before?.file ?? []].flat(), log)
}

/** Side in pixels: twice the largest size in which a profile picture is shown. */
export const AVATAR_SIDE = 320
/** Hex digits of the hash in the picture's address. */
const DIGITS = 16

/** A profile picture that is about to be stored. */
interface Avatar {
  readonly image: Buffer
  /** First 16 hex digits of its SHA-256. */
  readonly hash: string
  readonly type: AvatarTable['type']
}

/**
 * Makes a profile picture of an upload, see {@link convertToSquare}.
 *
 * @param upload at most `AVATAR_UPLOAD_MAX` bytes
 */
async function convertAvatar(upload: Buffer, converter: PictureConverter): Promise<Avatar> {
  const image = await convertToSquare(upload, AVATAR_SIDE, converter)
  const hash = createHash('sha256').update(image).digest('hex').slice(0, DIGITS)
  return { image, hash, type: 'image/webp' }
}
