import { Type } from 'typebox'
import type { MediaPath } from '#contract/common.ts'
import { PICTURE_WIDTHS } from '#contract/pictures.ts'
import type { OpenDatabase } from '#server/db/engine.ts'
import type { App } from '#server/http/app-type.ts'
import { ApiError } from '#server/http/errors.ts'
import { mediaPath } from '#server/media/media-path.ts'
import type { Storage } from '#server/storage/open-storage.ts'
import { readOfRow } from '#server/storage/row-bytes.ts'
import { sendPrivatePicture } from '#server/media/private-picture.ts'

const NAME = /^([\da-f]{32})\.webp$/

const Params = Type.Object({ name: Type.String() })
const Query = Type.Object({ w: Type.Optional(Type.Integer({ enum: [...PICTURE_WIDTHS] })) })

/**
 * Where a photo of a cooking log is served.
 * @param secret of the `cooked_photos` table; null without a photo
 */
export function photoPath(secret: string | null): MediaPath | null {
  return secret === null ? null : mediaPath(`cooked/${secret}.webp`)
}

/**
 * Serves the photos of cooking logs to whoever knows their address: an image element sends no token.
 * The width is ignored, because they are small.
 */
export function servePhotos(app: App, { db }: OpenDatabase, storage: Storage): void {
  app.get(
    '/cooked/:name',
    { schema: { params: Params, querystring: Query } },
    async (request, reply) => {
      const [, secret] = NAME.exec(request.params.name) ?? []
      if (secret === undefined) throw new ApiError('NotFound')
      const photo = await db
        .selectFrom('cooked_photos')
        .innerJoin('cooked', 'cooked.id', 'cooked_photos.cooked_id')
        .select(['cooked_photos.type', 'cooked_photos.image', 'cooked_photos.file'])
        .where('cooked_photos.secret', '=', secret)
        .where('cooked.deleted_at', 'is', null)
        .executeTakeFirst()
      const image = photo && (await readOfRow(storage, photo))
      if (!image) throw new ApiError('NotFound')
      return await sendPrivatePicture(request, reply, { secret, type: photo.type, image })
    },
  )
}
