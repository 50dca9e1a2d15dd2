import type { FastifyRequest } from 'fastify'
import type { Readable } from 'node:stream'
import { calls } from '#contract/calls/calls.ts'
import { FILM_CAPTIONS_MAX } from '#contract/films/limits.ts'
import { checkSession, memberOf, type Caller } from '#server/accounts/guard.ts'
import type { OpenDatabase } from '#server/db/engine.ts'
import { transact } from '#server/db/transact.ts'
import type { App } from '#server/http/app-type.ts'
import { callRoute } from '#server/http/call.ts'
import { ApiError } from '#server/http/errors.ts'
import { repeatHourly } from '#server/http/hourly.ts'
import { dropNul, jsonBody } from '#server/http/json-body.ts'
import { type Limits, perAddress } from '#server/http/limits/rate-limits.ts'
import type { RequireRoom } from '#server/http/require-room.ts'
import { removeFiles } from '#server/storage/remove-files.ts'
import type { Storage } from '#server/storage/open-storage.ts'
import { changeFilm, deleteFilm } from './change-film.ts'
import { filmChecker } from './check/film-checker.ts'
import type { FilmOwner, FilmTools } from './film-tools.ts'
import { finishUpload } from './finish-upload.ts'
import { forgetFilms } from './forget-films.ts'
import { filmToWire, readOwnFilm, requireDraft } from './own-film.ts'
import { previewRoutes } from './preview-routes.ts'
import { receivePart } from './receive-part.ts'
import { beginUpload, deleteUpload, requireUpload, uploadToWire } from './uploads.ts'

/** What the routes of films need. */
export interface FilmRoutesOptions {
  readonly database: OpenDatabase
  readonly storage: Storage
  /** `DATA_DIR`. */
  readonly dataDir: string
  readonly limits: Limits
  /** Films are refused while there is none. */
  readonly room: RequireRoom
  readonly now: () => Date
}

/** Bytes of a body with a document whose captions are as many and as long as in life. */
const BODY_LIMIT = FILM_CAPTIONS_MAX * 1000

/** Warns of places for films that not every process of a database sees. */
function warnOfFolder(app: App, { engine }: OpenDatabase, storage: Storage): void {
  if (!engine.isShared || storage.ofArea('own-films').kind !== 'folder') return
  app.addHook('onReady', async () => {
    app.log.warn(
      'Films of members are stored in DATA_DIR. If several processes use this database, they need one DATA_DIR that all share, or STORAGE_URL.',
    )
  })
}

/**
 * The calls about films of own recipes (rows X260 to X273 of the API table). Registered in a scope of their own,
 * because one of them takes bytes.
 */
export async function filmRoutes(
  app: App,
  { database, storage, dataDir, limits, room, now }: FilmRoutesOptions,
): Promise<void> {
  const { db } = database
  const time = () => now().getTime()
  const tools: FilmTools = { db, storage, dataDir, checker: filmChecker(app), log: app.log }
  const finishing = new Map<string, Promise<void>>()
  const ownerOf = (request: Caller & { params: { id: number } }): FilmOwner => ({
    userId: memberOf(request),
    recipeId: request.params.id,
    now: time(),
  })
  const filmOf = async (recipeId: number) => {
    const film = await readOwnFilm(db, recipeId)
    if (!film) throw new ApiError('NotFound')
    return filmToWire(film)
  }
  const uploadOf = async (request: Caller & { params: { id: string } }) =>
    await requireUpload(db, request.params.id, memberOf(request))

  warnOfFolder(app, database, storage)
  previewRoutes(app, { db, limits, time })
  repeatHourly(app, 'the deletion of old films', () => forgetFilms(tools, time(), app.log))
  await app.register(async (bytes: App) => {
    bytes.addContentTypeParser('application/octet-stream', (_request, payload, done) => {
      done(null, payload)
    })
    partRoute(bytes, { tools, database, limits, room, now })
  })

  app.route({
    ...callRoute(calls.ownFilm),
    handler: async (request) => {
      const owner = ownerOf(request)
      await requireDraft(db, owner)
      const film = await readOwnFilm(db, owner.recipeId)
      return film ? filmToWire(film) : null
    },
  })
  app.route({
    ...callRoute(calls.beginFilmUpload),
    ...jsonBody(app),
    handler: async (request, reply) => {
      const owner = ownerOf(request)
      await room()
      const id = await beginUpload(db, owner, request.body)
      reply.statusCode = 201
      return await uploadToWire(db, await requireUpload(db, id, owner.userId))
    },
  })
  app.route({
    ...callRoute(calls.filmUpload),
    handler: async (request) => await uploadToWire(db, await uploadOf(request)),
  })
  app.route({
    ...callRoute(calls.finishFilm),
    ...jsonBody(app),
    ...dropNul,
    bodyLimit: BODY_LIMIT,
    handler: async (request) => {
      const userId = memberOf(request)
      const { id, recipe_id, film_id } = await uploadOf(request)
      // Its parts stay for when there is room again.
      if (film_id === null) await room()
      // Sent again while the first is still at work, it waits for that.
      await finishing.get(id)?.catch(() => {})
      const work = finishUpload(tools, { id, userId, now: time() }, request.body)
      finishing.set(id, work)
      await work.finally(() => finishing.delete(id))
      return await filmOf(recipe_id)
    },
  })
  app.route({
    ...callRoute(calls.cancelFilmUpload),
    handler: async (request) => {
      const { id } = await uploadOf(request)
      const keys = await transact(db, async (trx) => await deleteUpload(trx, id))
      await removeFiles(storage, keys, app.log)
      return {}
    },
  })
  app.route({
    ...callRoute(calls.changeFilm),
    ...jsonBody(app),
    ...dropNul,
    bodyLimit: BODY_LIMIT,
    handler: async (request) => {
      const owner = ownerOf(request)
      await changeFilm(tools, owner, request.body)
      return await filmOf(owner.recipeId)
    },
  })
  app.route({
    ...callRoute(calls.deleteFilm),
    handler: async (request) => {
      await deleteFilm(tools, ownerOf(request))
      return {}
    },
  })
}

/** The call that takes the bytes of a part. */
function partRoute(
  app: App,
  {
    tools,
    database,
    limits,
    room,
    now,
  }: { tools: FilmTools } & Pick<FilmRoutesOptions, 'database' | 'limits' | 'room' | 'now'>,
): void {
  app.route({
    ...callRoute(calls.sendFilmPart, { rateLimit: perAddress(limits, 'filmParts') }),
    handler: async (request) => {
      const upload = await requireUpload(tools.db, request.params.id, memberOf(request))
      await room()
      const { number } = request.params
      const part = { number, sha256: request.headers['x-part-sha256'], body: bodyOf(request) }
      await receivePart(tools, upload, part, {
        now: now().getTime(),
        stillMay: async () => await checkSession(request, { database, now }),
      })
      return {}
    },
  })
}

/** @throws {ApiError} `FieldRequired` without bytes */
function bodyOf({ body }: Pick<FastifyRequest, 'body'>): Readable {
  if (body === undefined || body === null) throw new ApiError('FieldRequired', { field: 'Part' })
  return body as Readable
}
