import { calls } from '#contract/calls/calls.ts'
import { COOKED_PHOTO_SIDE } from '#contract/cooking-log/limits.ts'
import { COOKED_PHOTO_UPLOAD_MAX } from '#contract/pictures.ts'
import type { OpenDatabase } from '#server/db/engine.ts'
import type { App } from '#server/http/app-type.ts'
import { callRoute } from '#server/http/call.ts'
import { ApiError } from '#server/http/errors.ts'
import { checkSession } from '#server/accounts/guard.ts'
import { type Limits, perAddress } from '#server/http/limits/rate-limits.ts'
import { convertToSquare } from '#server/pictures/convert-upload.ts'
import { oneAtATime } from '#server/pictures/one-at-a-time.ts'
import { pictureConverter } from '#server/pictures/picture-converter.ts'
import type { Storage } from '#server/storage/open-storage.ts'
import { removeFiles } from '#server/storage/remove-files.ts'
import { placeInRow } from '#server/storage/row-bytes.ts'
import { readUpload, takeUploads } from '#server/pictures/uploaded-file.ts'
import { hasEntry, removePhoto, savePhoto } from './photo.ts'
import { entryResponse, ownEntryOf } from './routes.ts'

/** What the routes of photos need. */
export interface CookingLogPhotoRoutesOptions {
  database: OpenDatabase
  storage: Storage
  limits: Limits
  now: () => Date
}

/** The file of the form. */
const UPLOAD = { field: 'photo', bytesMax: COOKED_PHOTO_UPLOAD_MAX }
/** Uploads that may be queued, at most 5 MB each. */
const WAITING_MAX = 20

/**
 * The calls that change the photo of an entry (rows X35 and X36 of the API table). Registered in a
 * scope of their own, because no other call of the log takes a multipart form.
 */
export async function cookingLogPhotoRoutes(
  app: App,
  { database, storage, limits, now }: CookingLogPhotoRoutesOptions,
) {
  const { db } = database
  // Separate from the catalogue's and from that of profile pictures, so that none waits for another.
  const converter = pictureConverter(app, WAITING_MAX)
  const inTurn = oneAtATime()
  await takeUploads(app, UPLOAD)

  app.route({
    ...callRoute(calls.changeLogPhoto, { rateLimit: perAddress(limits, 'uploads') }),
    handler: async (request) => {
      const entry = ownEntryOf(request)
      // Before the file is read: nobody uploads to the entry of somebody else.
      if (!(await hasEntry(db, entry))) throw new ApiError('NotFound')
      const upload = await readUpload(request, UPLOAD)
      return await inTurn(entry.userId, async () => {
        const image = await convertToSquare(upload, COOKED_PHOTO_SIDE, converter)
        await checkSession(request, { database, now })
        const bytes = await placeInRow(storage, 'log-photos', image)
        const saved = await savePhoto(db, entry, { bytes, now: now().getTime() })
        if (!saved) throw new ApiError('NotFound')
        await removeFiles(storage, [saved.replaced ?? []].flat(), app.log)
        return await entryResponse(db, entry, request.query.LangId)
      })
    },
  })

  app.route({
    ...callRoute(calls.removeLogPhoto),
    handler: async (request) => {
      const entry = ownEntryOf(request)
      if (!(await hasEntry(db, entry))) throw new ApiError('NotFound')
      await removeFiles(storage, await removePhoto(db, entry), app.log)
      return await entryResponse(db, entry, request.query.LangId)
    },
  })
}
