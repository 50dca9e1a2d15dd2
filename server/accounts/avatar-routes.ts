import type { Kysely } from 'kysely'
import { calls } from '#contract/calls.ts'
import { AVATAR_BYTES_MAX } from '#contract/limits.ts'
import type { OpenDatabase } from '#server/db/engine.ts'
import type { Database } from '#server/db/schema.ts'
import type { App } from '#server/http/app-type.ts'
import { callRoute } from '#server/http/call.ts'
import { ApiError } from '#server/http/errors.ts'
import { checkSession, memberOf } from '#server/http/member.ts'
import { type Limits, perAddress } from '#server/http/rate-limits.ts'
import { avatarPath } from '#server/media/avatar-path.ts'
import { pictureDrawer } from '#server/pictures/picture-drawer.ts'
import { readUpload, takeUploads } from '#server/pictures/uploaded-file.ts'
import { type Avatar, drawAvatar } from './draw-avatar.ts'

export interface AvatarRoutesOptions {
  database: OpenDatabase
  limits: Limits
  now: () => Date
}

/** The file of the form. */
const UPLOAD = { field: 'avatar', bytesMax: AVATAR_BYTES_MAX }
/** Uploads that may be queued, at most 5 MB each. */
const WAITING_MAX = 20

/**
 * The call that changes a profile picture (row 7 of the API table). Registered in a scope of its
 * own, because no other call takes a multipart form.
 */
export async function avatarRoutes(app: App, { database, limits, now }: AvatarRoutesOptions) {
  const { db } = database
  // Separate from the catalogue's, so that neither kind of picture waits for the other.
  const drawer = pictureDrawer(app, WAITING_MAX)
  const drawing = new Set<number>()
  await takeUploads(app, UPLOAD)

  app.route({
    ...callRoute(calls.changeAvatar, { rateLimit: perAddress(limits.uploads) }),
    handler: async (request) => {
      const id = memberOf(request)
      const upload = await readUpload(request, UPLOAD)
      // One at a time, so that no member fills the queue alone.
      if (drawing.has(id)) throw new ApiError('TooManyRequests')
      drawing.add(id)
      try {
        const avatar = await drawAvatar(upload, drawer)
        await checkSession(request, { database, now })
        await saveAvatar(db, id, avatar)
        return { Path: avatarPath(id, avatar.hash) }
      } finally {
        drawing.delete(id)
      }
    },
  })
}

/** Replaces a member's picture. */
async function saveAvatar(db: Kysely<Database>, user_id: number, avatar: Avatar): Promise<void> {
  await db
    .insertInto('avatars')
    .values({ user_id, ...avatar })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(avatar))
    .execute()
}
