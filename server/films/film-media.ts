import { Type } from 'typebox'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { PREVIEW_SILENT_MS } from '#contract/films/limits.ts'
import { isOwnId } from '#contract/own-recipes/own-id.ts'
import type { OpenDatabase } from '#server/db/engine.ts'
import type { App } from '#server/http/app-type.ts'
import { ApiError } from '#server/http/errors.ts'
import { wantedRange } from '#server/media/shared-media.ts'
import { filmKey } from '#server/storage/keys.ts'
import type { Storage } from '#server/storage/open-storage.ts'

const NAME = /^([\da-f]{32})\.mp4$/
const Params = Type.Object({ name: Type.String() })
/** Asked each time: a film may be replaced, hidden or withdrawn. No shared cache keeps a private one. */
const CACHE_CONTROL = { public: 'public, no-cache', private: 'private, no-cache' }

/** A film at an address. */
interface ServedFilm {
  readonly file: string
  readonly bytes: number
  /** Of its bytes: at the address of a preview another film may come. */
  readonly sha256: string
  readonly isPublic: boolean
}

/** The film at an address that is in use. */
async function findFilm(
  { db }: Pick<OpenDatabase, 'db'>,
  address: string,
  now: number,
): Promise<ServedFilm | undefined> {
  const row = await db
    .selectFrom('own_films')
    .select(['file_id', 'id'])
    .where('address', '=', address)
    .unionAll(
      db
        .selectFrom('film_previews')
        .innerJoin('own_films', 'own_films.recipe_id', 'film_previews.recipe_id')
        .innerJoin('own_recipes', 'own_recipes.id', 'film_previews.recipe_id')
        .select(['own_films.file_id', 'own_films.id'])
        .where('film_previews.address', '=', address)
        .where('film_previews.token_hash', 'is not', null)
        .where('film_previews.watched_at', '>', now - PREVIEW_SILENT_MS)
        .where('own_recipes.deleted_at', 'is', null),
    )
    .unionAll(
      db
        .selectFrom('submission_films')
        .innerJoin('submissions', 'submissions.id', 'submission_films.submission_id')
        .select(['submission_films.file_id', 'submission_films.film_id as id'])
        .where('address', '=', address)
        .where('submissions.state', 'in', ['waiting', 'approved']),
    )
    .unionAll(
      db
        .selectFrom('published_films')
        .select(['file_id', 'film_id as id'])
        .where('address', '=', address)
        .where('film_id', 'is not', null)
        .$castTo<{ file_id: number; id: number }>(),
    )
    .unionAll(
      db
        .selectFrom('replaced_films')
        .select(['file_id', 'film_id as id'])
        .where('address', '=', address)
        .where('ends_at', '>', now),
    )
    .executeTakeFirst()
  if (!row) return undefined
  const { file, bytes, sha256 } = await db
    .selectFrom('film_files')
    .select(['file', 'bytes', 'sha256'])
    .where('id', '=', row.file_id)
    .executeTakeFirstOrThrow()
  return { file, bytes, sha256, isPublic: !isOwnId(row.id) }
}

/** The range that is wanted, unless the client has parts of another file (RFC 9110, 13.1.5). */
function rangeOf({ headers }: FastifyRequest, tag: string, size: number) {
  const { range, 'if-range': ifRange } = headers
  return ifRange === undefined || ifRange === tag ? wantedRange(range, size) : undefined
}

async function send(
  request: FastifyRequest,
  reply: FastifyReply,
  { storage, film }: { storage: Storage; film: ServedFilm },
): Promise<FastifyReply> {
  const { file, bytes: size, sha256, isPublic } = film
  const tag = `"${sha256}"`
  reply.headers({
    'Cache-Control': isPublic ? CACHE_CONTROL.public : CACHE_CONTROL.private,
    ETag: tag,
    'Accept-Ranges': 'bytes',
    ...(!isPublic && { 'X-Robots-Tag': 'noindex' }),
  })
  if (request.headers['if-none-match']?.includes(tag)) return await reply.status(304).send()
  const range = rangeOf(request, tag, size)
  if (range === null)
    return await reply.status(416).header('Content-Range', `bytes */${size}`).send()
  const stored = await storage.get(filmKey({ file }), range)
  if (!stored) throw new ApiError('NotFound')
  const { first, last } = range ?? { first: 0, last: size - 1 }
  if (range) reply.status(206).header('Content-Range', `bytes ${first}-${last}/${size}`)
  return await reply
    .header('Content-Length', last - first + 1)
    .type('video/mp4')
    .send(stored.stream)
}

/**
 * Serves members' films with byte ranges to whoever knows their address, because a video element sends no token.
 * They are never taken for anything but a film.
 */
export function serveFilms(
  app: App,
  { database, storage, now }: { database: OpenDatabase; storage: Storage; now: () => Date },
): void {
  app.get('/film/:name', { schema: { params: Params } }, async (request, reply) => {
    const [, address] = NAME.exec(request.params.name) ?? []
    const film =
      address === undefined ? undefined : await findFilm(database, address, now().getTime())
    if (!film) throw new ApiError('NotFound')
    return await send(request, reply, { storage, film })
  })
}
