import { Type } from 'typebox'
import { PICTURE_WIDTHS } from '#contract/pictures.ts'
import type { OpenDatabase } from '#server/db/engine.ts'
import type { App } from '#server/http/app-type.ts'
import { ApiError } from '#server/http/errors.ts'
import { parseServedPath } from './served-path.ts'

const NAME = /^\d+\.webp$/
const IMMUTABLE = 'public, max-age=31536000, immutable'

const Params = Type.Object({ name: Type.String() })
const Query = Type.Object({
  w: Type.Optional(Type.Integer({ enum: [...PICTURE_WIDTHS] })),
})

/**
 * Serves profile pictures from the database, so that every process can. The URL contains the
 * content hash; a replaced picture is not found. The width is ignored, because they are small.
 */
export function serveAvatars(app: App, { db }: OpenDatabase): void {
  app.get(
    '/avatars/:name',
    { schema: { params: Params, querystring: Query } },
    async (request, reply) => {
      const { path, hash } = parseServedPath(request.params.name)
      if (hash === undefined || !NAME.test(path)) throw new ApiError('NotFound')
      const avatar = await db
        .selectFrom('avatars')
        .select(['type', 'image'])
        .where('hash', '=', hash)
        .executeTakeFirst()
      if (!avatar) throw new ApiError('NotFound')
      reply.header('Cache-Control', IMMUTABLE).type(avatar.type)
      return await reply.send(Buffer.from(avatar.image))
    },
  )
}
