import { calls } from '#contract/calls/calls.ts'
import { OWN_PICTURE_UPLOAD_MAX } from '#contract/pictures.ts'
import type { OpenDatabase } from '#server/db/engine.ts'
import type { App } from '#server/http/app-type.ts'
import { callRoute } from '#server/http/call.ts'
import { memberOf } from '#server/accounts/guard.ts'
import { type Limits, perAddress } from '#server/http/limits/rate-limits.ts'
import { oneAtATime } from '#server/pictures/one-at-a-time.ts'
import { pictureConverter } from '#server/pictures/picture-converter.ts'
import { readUpload, takeUploads } from '#server/pictures/uploaded-file.ts'
import type { PictureStore } from './picture-store.ts'
import { storePicture } from './store-picture.ts'

/** What the routes of pictures need. */
export interface PictureRoutesOptions {
  database: OpenDatabase
  store: PictureStore
  limits: Limits
  now: () => Date
}

/** The file of the form. */
const UPLOAD = { field: 'picture', bytesMax: OWN_PICTURE_UPLOAD_MAX }
/** Uploads that may be queued, at most 15 MB each. */
const WAITING_MAX = 20

/**
 * The call that adds a picture (row X91 of the API table). Registered in a scope of its own, because no
 * other call of own recipes takes a multipart form.
 */
export async function pictureRoutes(
  app: App,
  { database, store, limits, now }: PictureRoutesOptions,
) {
  const converter = pictureConverter(app, WAITING_MAX)
  const inTurn = oneAtATime()
  await takeUploads(app, UPLOAD)

  app.route({
    ...callRoute(calls.addOwnPicture, { rateLimit: perAddress(limits, 'ownPictures') }),
    handler: async (request, reply) => {
      const userId = memberOf(request)
      const upload = await readUpload(request, UPLOAD)
      return await inTurn(userId, async () => {
        const owner = { userId, now: now().getTime() }
        const picture = await storePicture({ db: database.db, store, converter }, owner, upload)
        reply.statusCode = 201
        return picture
      })
    },
  })
}
