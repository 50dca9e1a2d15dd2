import { calls } from '#contract/calls/calls.ts'
import { COOKBOOK_PICTURE_SIZES, COOKBOOK_PICTURE_UPLOAD_MAX } from '#contract/cookbooks/limits.ts'
import type { CookbookPictureQuery } from '#contract/cookbooks/own-cookbook.ts'
import { memberOf } from '#server/accounts/guard.ts'
import type { OpenDatabase } from '#server/db/engine.ts'
import type { App } from '#server/http/app-type.ts'
import { callRoute } from '#server/http/call.ts'
import { type Limits, perAddress } from '#server/http/limits/rate-limits.ts'
import type { PictureStore } from '#server/own-recipes/pictures/picture-store.ts'
import { storeConverted, type PictureLooks } from '#server/own-recipes/pictures/store-picture.ts'
import type { PicturePart } from '#server/pictures/conversion.ts'
import { convertPart } from '#server/pictures/convert-upload.ts'
import { oneAtATime } from '#server/pictures/one-at-a-time.ts'
import { pictureConverter } from '#server/pictures/picture-converter.ts'
import { readUpload, takeUploads } from '#server/pictures/uploaded-file.ts'
import { requireCookbook } from './access.ts'
import { setPicture } from './pictures.ts'
import { readOwnCookbook } from './read.ts'

/** What the routes of pictures need. */
export interface CookbookPictureRoutesOptions {
  database: OpenDatabase
  store: PictureStore
  limits: Limits
  now: () => Date
}

/** The file of the form. */
const UPLOAD = { field: 'picture', bytesMax: COOKBOOK_PICTURE_UPLOAD_MAX }
/** Uploads that may be queued, at most 10 MB each. */
const WAITING_MAX = 10

function partOf({ X = 0, Y = 0, Width }: CookbookPictureQuery): PicturePart | undefined {
  return Width === undefined ? undefined : { x: X, y: Y, width: Width }
}

/**
 * The call that gives a cookbook a cover or a header (row X183 of the API table). Registered in a scope of its
 * own, because no other call of cookbooks takes a multipart form.
 */
export async function cookbookPictureRoutes(
  app: App,
  { database: { db }, store, limits, now }: CookbookPictureRoutesOptions,
): Promise<void> {
  const converter = pictureConverter(app, WAITING_MAX)
  const inTurn = oneAtATime()
  await takeUploads(app, UPLOAD)

  /** The part of an upload, and how it looks. */
  const convert = async (
    upload: Buffer,
    place: keyof typeof COOKBOOK_PICTURE_SIZES,
    part: PicturePart | undefined,
  ) => {
    const image = await convertPart(upload, COOKBOOK_PICTURE_SIZES[place], part, converter)
    const measured = await converter.convert({ kind: 'measure', picture: image })
    return { image, looks: JSON.parse(measured.toString()) as PictureLooks }
  }

  app.route({
    ...callRoute(calls.setCookbookPicture, { rateLimit: perAddress(limits, 'ownPictures') }),
    handler: async (request) => {
      const userId = memberOf(request)
      const { id, place } = request.params
      await requireCookbook(db, { userId, id })
      const upload = await readUpload(request, UPLOAD)
      await inTurn(userId, async () => {
        const owner = { userId, now: now().getTime() }
        const { image, looks } = await convert(upload, place, partOf(request.query))
        const picture = await storeConverted({ db, store }, owner, image, looks)
        await setPicture(db, { userId, id }, place, { id: picture.Id, now: owner.now })
      })
      return await readOwnCookbook(db, { userId, id }, request.query.LangId)
    },
  })
}
