import multipart from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
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
import { type Avatar, drawAvatar } from './draw-avatar.ts'

/** What the route of profile pictures needs. */
export interface AvatarRoutesOptions {
  database: OpenDatabase
  limits: Limits
  now: () => Date
}

/** Name of the file in the form. */
const FIELD = 'avatar'
/** Bytes of a form in addition to its file: headers and a few small fields. */
const FORM_OVERHEAD_MAX = 16_384
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
  await app.register(multipart, {
    limits: { fileSize: AVATAR_BYTES_MAX, files: 1, fields: 5, fieldSize: 1000, parts: 6 },
  })

  app.route({
    ...callRoute(calls.changeAvatar, { rateLimit: perAddress(limits.uploads) }),
    handler: async (request) => {
      const id = memberOf(request)
      const upload = await readFile(request)
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

/**
 * The file of the form. Its claimed name and type are ignored.
 * @throws {ApiError} `FieldRequired` without a file, `FileTooLarge` as soon as the limit is passed
 */
async function readFile(request: FastifyRequest): Promise<Buffer> {
  if (Number(request.headers['content-length']) > AVATAR_BYTES_MAX + FORM_OVERHEAD_MAX) {
    throw new ApiError('FileTooLarge')
  }
  const missing = new ApiError('FieldRequired', { field: FIELD })
  if (!request.isMultipart()) throw missing
  try {
    const file = await request.file()
    if (file?.fieldname.toLowerCase() !== FIELD) throw missing
    return await file.toBuffer()
  } catch (error) {
    // A truncated form is the client's fault, but the multipart parser does not report it as such.
    if (error instanceof ApiError || 'statusCode' in (error as Error)) throw error
    throw new ApiError('FieldInvalid', { field: FIELD })
  }
}
