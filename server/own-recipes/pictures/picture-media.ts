import { Type } from 'typebox'
import { PICTURE_WIDTHS } from '#contract/pictures.ts'
import type { OpenDatabase } from '#server/db/engine.ts'
import type { App } from '#server/http/app-type.ts'
import { ApiError } from '#server/http/errors.ts'
import { sendPrivatePicture } from '#server/media/private-picture.ts'
import type { PictureStore } from './picture-store.ts'

const NAME = /^[\da-f]{32}\.webp$/

const Params = Type.Object({ name: Type.String() })
const Query = Type.Object({ w: Type.Optional(Type.Integer({ enum: [...PICTURE_WIDTHS] })) })

/**
 * Serves the pictures of own recipes to whoever knows their address, because an image element sends no token.
 * The width is ignored, because they are no larger than a screen.
 */
export function servePictures(app: App, { db }: OpenDatabase, store: PictureStore): void {
  app.get(
    '/own/:name',
    { schema: { params: Params, querystring: Query } },
    async (request, reply) => {
      const { name } = request.params
      if (!NAME.test(name)) throw new ApiError('NotFound')
      const picture = await db
        .selectFrom('media')
        .innerJoin('own_pictures', 'own_pictures.media_id', 'media.id')
        .select('own_pictures.media_id')
        .where('media.path', '=', `own/${name}`)
        .executeTakeFirst()
      const image = picture && (await store.get(picture.media_id))
      if (!image) throw new ApiError('NotFound')
      return await sendPrivatePicture(request, reply, { secret: name, type: 'image/webp', image })
    },
  )
}
