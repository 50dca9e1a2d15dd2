import fastifyStatic from '@fastify/static'
import { join } from 'node:path'
import { Type } from 'typebox'
import { PICTURE_WIDTHS } from '#contract/pictures.ts'
import type { Config } from '#server/config.ts'
import type { App } from '#server/http/app-type.ts'
import { repeatHourly } from '#server/http/hourly.ts'
import { ApiError } from '#server/http/errors.ts'
import { findMedia, type FoundMedia } from './find-media.ts'
import { mediaFolders } from './folders.ts'
import type { PictureMaker } from './pictures.ts'
import type { Storage } from '#server/storage/open-storage.ts'
import { sharedMedia } from './shared-media.ts'
import { parseServedPath, type ServedPath } from './served-path.ts'

/** No hidden files, and nothing above the media folder. */
const PATH = /^[\da-z][\w-]*(\/[\da-z][\w-]*)*(\.[\da-z]+)+$/i
const PICTURE = /\.(webp|png|jpe?g)$/i

/** Immutable when the URL contains the content hash, otherwise revalidated. */
const IMMUTABLE = 'public, max-age=31536000, immutable'
const REVALIDATE = 'public, no-cache'

const MediaQuery = Type.Object({
  w: Type.Optional(Type.Integer({ enum: [...PICTURE_WIDTHS] })),
})

/** Makes a film that the database names and the data folder does not have; undefined for anything else. */
export type FilmMaker = (address: ServedPath) => Promise<FoundMedia | undefined>

/** Where pictures and films come from that the media folders do not have. */
export interface MediaSources {
  storage: Storage
  pictures: PictureMaker
  makeFilm: FilmMaker
}

/**
 * Serves pictures and films, with byte ranges. Pictures of fixed widths (`?w=`) are made when first
 * requested.
 */
export async function serveMedia(
  app: App,
  config: Config,
  { storage, pictures, makeFilm }: MediaSources,
): Promise<void> {
  const shared = sharedMedia(storage)
  const folders = mediaFolders(config)
  repeatHourly(app, 'the trimming of cached pictures', pictures.trim, { isLate: true })
  await app.register(fastifyStatic, { serve: false, cacheControl: false, root: folders.catalogue })

  app.get(
    '/*',
    { schema: { params: Type.Object({ '*': Type.String() }), querystring: MediaQuery } },
    async (request, reply) => {
      const address = parseServedPath(request.params['*'])
      if (!PATH.test(address.path)) throw new ApiError('NotFound')
      const { w } = request.query
      const here = await findMedia(folders, address)
      const stored = here?.isMeant ? undefined : await shared.find(address)
      if (stored) {
        reply.header('Cache-Control', IMMUTABLE)
        if (w === undefined) {
          const answer = await shared.send(request, reply, stored)
          if (!answer) throw new ApiError('NotFound')
          return answer
        }
        if (!PICTURE.test(stored.key)) throw new ApiError('FieldInvalid', { field: 'w' })
        const picture = await pictures.keep(shared.store, stored.key)
        if (picture === undefined) throw new ApiError('NotFound')
        return await reply.sendFile(await pictures.make(picture, w), pictures.folder)
      }
      const found = here ?? (await makeFilm(address))
      if (!found) throw new ApiError('NotFound')
      const { folder, path, isMeant } = found
      reply.header('Cache-Control', isMeant ? IMMUTABLE : REVALIDATE)
      if (w === undefined) return await reply.sendFile(path, folder)
      if (!PICTURE.test(path)) throw new ApiError('FieldInvalid', { field: 'w' })
      return await reply.sendFile(await pictures.make(join(folder, path), w), pictures.folder)
    },
  )
}
