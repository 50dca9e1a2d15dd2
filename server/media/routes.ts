import fastifyStatic from '@fastify/static'
import { join } from 'node:path'
import { Type } from 'typebox'
import { PICTURE_WIDTHS } from '#contract/pictures.ts'
import type { Config } from '#server/config.ts'
import type { App } from '#server/http/app-type.ts'
import { ApiError } from '#server/http/errors.ts'
import { pictureDrawer } from '#server/pictures/picture-drawer.ts'
import { contentHash } from './content-hash.ts'
import { folderOf, mediaFolders } from './folders.ts'
import { pictureMaker } from './pictures.ts'
import { parseServedPath } from './served-path.ts'

/** Folders and files are named in lower case; nothing hidden, nothing above the media folder. */
const PATH = /^[\da-z][\w-]*(\/[\da-z][\w-]*)*(\.[\da-z]+)+$/i
const PICTURE = /\.(webp|png|jpe?g)$/i

/** For good when the address names the content, otherwise to be asked again. */
const FOR_GOOD = 'public, max-age=31536000, immutable'
const ASK_AGAIN = 'public, no-cache'

/** Pictures that may wait to be drawn: a first visit asks for dozens, each is drawn once for good. */
const WAITING_MAX = 1000

const MediaQuery = Type.Object({
  w: Type.Optional(Type.Integer({ enum: [...PICTURE_WIDTHS] })),
})

/**
 * Serves pictures and films: whole or by byte ranges, and pictures of fixed widths with `?w=`, made
 * when they are first asked for.
 */
export async function serveMedia(app: App, config: Config): Promise<void> {
  const folders = mediaFolders(config)
  const pictures = pictureMaker(config, pictureDrawer(app, WAITING_MAX))
  await app.register(fastifyStatic, { serve: false, cacheControl: false, root: folders.catalogue })

  app.get(
    '/*',
    { schema: { params: Type.Object({ '*': Type.String() }), querystring: MediaQuery } },
    async (request, reply) => {
      const { path, hash } = parseServedPath(request.params['*'])
      const folder = PATH.test(path) ? folderOf(folders, path) : undefined
      if (folder === undefined) throw new ApiError('NotFound')
      const file = join(folder, path)
      const isMeant = hash !== undefined && hash === (await contentHash(file))
      reply.header('Cache-Control', isMeant ? FOR_GOOD : ASK_AGAIN)
      const { w } = request.query
      if (w === undefined) return await reply.sendFile(path, folder)
      if (!PICTURE.test(path)) throw new ApiError('FieldInvalid', { field: 'w' })
      return await reply.sendFile(await pictures.make(file, w), pictures.folder)
    },
  )
}
