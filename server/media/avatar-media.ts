import { Type } from 'typebox'
import { PICTURE_WIDTHS } from '#contract/pictures.ts'
import type { OpenDatabase } from '#server/db/engine.ts'
import type { App } from '#server/http/app-type.ts'
import { ApiError } from '#server/http/errors.ts'
import type { Storage } from '#server/storage/open-storage.ts'
import { readOfRow } from '#server/storage/row-bytes.ts'
import { parseServedPath } from './served-path.ts'

const NAME = /^(\d{1,9})\.webp$/
/** A cache asks each time whether the picture is still there. */
const REVALIDATE = 'public, no-cache'

const Params = Type.Object({ name: Type.String() })
const Query = Type.Object({
  w: Type.Optional(Type.Integer({ enum: [...PICTURE_WIDTHS] })),
})

/**
 * Serves profile pictures. Every process can. The URL contains the
 * content hash; a picture that was replaced, or whose member has gone, is not found, nor one that is hidden. The width is ignored, because they are small.
 */
export function serveAvatars(app: App, { db }: OpenDatabase, storage: Storage): void {
  app.get(
    '/avatars/:name',
    { schema: { params: Params, querystring: Query } },
    async (request, reply) => {
      const { path, hash } = parseServedPath(request.params.name)
      const [, userId] = NAME.exec(path) ?? []
      if (hash === undefined || userId === undefined) throw new ApiError('NotFound')
      const avatar = await db
        .selectFrom('avatars')
        .select(['type', 'image', 'file'])
        .where('user_id', '=', Number(userId))
        .where('hash', '=', hash)
        .where('hidden_at', 'is', null)
        .executeTakeFirst()
      if (!avatar) throw new ApiError('NotFound')
      const tag = `"${hash}"`
      reply.headers({ 'Cache-Control': REVALIDATE, ETag: tag })
      if (request.headers['if-none-match']?.includes(tag)) return await reply.status(304).send()
      const image = await readOfRow(storage, avatar)
      if (!image) throw new ApiError('NotFound')
      return await reply.type(avatar.type).send(image)
    },
  )
}
