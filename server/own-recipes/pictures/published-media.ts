import { Type } from 'typebox'
import { PICTURE_WIDTHS } from '#contract/pictures.ts'
import type { OpenDatabase } from '#server/db/engine.ts'
import type { App } from '#server/http/app-type.ts'
import { ApiError } from '#server/http/errors.ts'
import type { PictureMaker } from '#server/media/pictures.ts'
import type { PictureStore } from './picture-store.ts'

const NAME = /^[\da-f]{32}\.webp$/
/** Any cache may keep it, and asks each time: a recipe may be withdrawn. */
const REVALIDATE = 'public, no-cache'

const Params = Type.Object({ name: Type.String() })
const Query = Type.Object({ w: Type.Optional(Type.Integer({ enum: [...PICTURE_WIDTHS] })) })

/** Serves the pictures of published recipes, made narrower with `?w=`. */
export function servePublishedPictures(
  app: App,
  { db }: OpenDatabase,
  { store, pictures }: { store: PictureStore; pictures: PictureMaker },
): void {
  app.get(
    '/members/:name',
    { schema: { params: Params, querystring: Query } },
    async (request, reply) => {
      const { name } = request.params
      const { w } = request.query
      if (!NAME.test(name)) throw new ApiError('NotFound')
      const picture = await db
        .selectFrom('media')
        .innerJoin('published_pictures', 'published_pictures.media_id', 'media.id')
        .select(['published_pictures.media_id', 'media.width'])
        .where('media.path', '=', `members/${name}`)
        .executeTakeFirst()
      if (!picture) throw new ApiError('NotFound')
      const width = w !== undefined && w < picture.width ? w : undefined
      const tag = `"${name}-${width ?? 'whole'}"`
      const headers = { 'Cache-Control': REVALIDATE, ETag: tag }
      if (request.headers['if-none-match']?.includes(tag))
        return await reply.status(304).headers(headers).send()
      const image = await store.getPublished(picture.media_id)
      if (!image) throw new ApiError('NotFound')
      reply.headers(headers)
      if (width === undefined) return await reply.type('image/webp').send(image)
      const made = await pictures.makeOf(image, width)
      return await reply.sendFile(made, pictures.folder, { etag: false, lastModified: false })
    },
  )
}
