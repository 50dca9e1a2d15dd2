import { AjvCompiler } from '@fastify/ajv-compiler'
import formbody from '@fastify/formbody'
import compress from '@fastify/compress'
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import fastify, { LogController } from 'fastify'
import { randomUUID } from 'node:crypto'
import { hostname } from 'node:os'
import { constants } from 'node:zlib'
import { createPasswords, type HashCost } from './accounts/passwords.ts'
import { ringBells } from './bell/bell.ts'
import { apiRoutes } from './api-routes.ts'
import { doAskedWork } from './backup/do-asked-work.ts'
import { scheduleBackups } from './backup/schedule.ts'
import type { Config } from './config.ts'
import { servePhotos } from './cooking-log/photo-media.ts'
import { serveFilms } from './films/film-media.ts'
import { filmMaker } from './catalogue-import/films/film-maker.ts'
import type { OpenDatabase } from './db/engine.ts'
import { startFeed } from './events/routes.ts'
import { compileWhenUsed } from './http/compile-when-used.ts'
import type { App } from './http/app-type.ts'
import { answerBroken } from './http/broken-request.ts'
import { allowAnyOrigin } from './http/cors.ts'
import { countErrors } from './http/count-errors.ts'
import { watchDatabase } from './http/health/database-state.ts'
import { allowDraining } from './http/health/health.ts'
import { answerError, answerNotFound } from './http/error-handler.ts'
import { hideSecrets, logRequests } from './http/request-log.ts'
import { tidyStorage } from './http/tidy-storage.ts'
import { openStorage } from './storage/open-storage.ts'
import { guardMembersCalls, orUnauthorized } from './accounts/guard.ts'
import { matchNamesAnyCase, takeOnlyDigits } from './http/request-fields.ts'
import { describeApi } from './http/openapi.ts'
import { OVERLOAD_BOUNDS, type OverloadBounds, shedOverload } from './http/limits/overload.ts'
import { DEFAULT_LIMITS, limitRates, type Limits } from './http/limits/rate-limits.ts'
import { securityHeaders, setHeaders } from './http/security-headers.ts'
import {
  connectionOptions,
  limitConnections,
  TIME_LIMITS,
  type TimeLimits,
} from './http/limits/time-limits.ts'
import { trustProxyOf, warnOfProxy } from './http/trust-proxy.ts'
import { answerUnroutable } from './http/unroutable.ts'
import { serveAvatars } from './media/avatar-media.ts'
import { collectMetrics } from './metrics/metrics.ts'
import { watchState } from './metrics/watch-state.ts'
import { unsubscribePage } from './news/unsubscribe.ts'
import { openMailQueue } from './open-mail-queue.ts'
import { pictureMaker } from './media/pictures.ts'
import { serveMedia } from './media/routes.ts'
import type { ServePages } from './pages/serve.ts'
import { sendPushMessages } from './push/push.ts'
import type { PushEdge } from './push/push-edge.ts'
import type { FetchEdge } from './fetching/fetch-edge.ts'
import { servePictures } from './own-recipes/pictures/picture-media.ts'
import { pictureConverter } from './pictures/picture-converter.ts'
import { servePublishedPictures } from './own-recipes/pictures/published-media.ts'
import { openPictures } from './own-recipes/pictures/open-pictures.ts'
import { readingPools, type ReadingOverrides } from './reading/reading-pools.ts'
import { keepIndex } from './search/memory/keep-index.ts'
import { diskOf, type DiskOf } from './lib/disk.ts'
import { VERSION } from './lib/version.ts'
import { countViews } from './views/view-counter.ts'
import { serveCalendars } from './week/calendar/serve.ts'

/** Options of the server. */
export interface AppOptions {
  config: Config
  database: OpenDatabase
  /** Adds the routes of all URLs that are neither API nor media. */
  pages?: ServePages | undefined
  /** Overrides rate limits, for tests and measurements. */
  limits?: Partial<Limits> | undefined
  /** Overrides overload limits, for tests and development. */
  overload?: Partial<OverloadBounds> | undefined
  /** Overrides the cost of password hashes, for tests. */
  hashCost?: HashCost | undefined
  /** Overrides time limits, for tests. */
  times?: Partial<TimeLimits> | undefined
  /** Overrides the connection to push services, for tests. */
  push?: PushEdge | undefined
  /** Overrides which pages are fetched, for tests. */
  imports?: FetchEdge | undefined
  /** Overrides the jobs and limits of reading processes, for tests. */
  reading?: ReadingOverrides | undefined
  /**
   * Keeps the search index in memory, where a number limits it to that many recipes. Without it the
   * database answers, as in tests that write entries themselves.
   */
  searchesInMemory?: boolean | number
  /** Overrides what is known of the disk, for tests. */
  disk?: DiskOf | undefined
  /** The clock, for tests: months and view counts depend on it. */
  now?: () => Date
}

/** Queued pictures: a first visit requests dozens. Each is made once. */
const WAITING_PICTURES_MAX = 1000
/** Bytes of a form or JSON body; 2,000 characters of comment are at most 24,000 form-encoded. */
const BODY_LIMIT = 65_536

/**
 * Quality 5 is 8 % smaller than the default of 4 and takes 1 ms more per page; 9 takes 10 ms. A
 * window of 64 KB takes half the memory and time of the default of 4 MB; no answer is larger.
 */
const BROTLI = {
  params: {
    [constants.BROTLI_PARAM_QUALITY]: 5,
    [constants.BROTLI_PARAM_LGWIN]: 16,
  },
}

const buildCompiler = AjvCompiler()
/** Shared by every server of the process. */
const buildValidator: typeof buildCompiler = (schemas, options) =>
  compileWhenUsed(buildCompiler(schemas, options))

/** Builds the server without listening. The caller closes it, then the database. */
export async function buildApp(options: AppOptions): Promise<App> {
  const { config, database, now = () => new Date() } = options
  const limits = { ...DEFAULT_LIMITS, addressFactor: config.LIMIT_FACTOR, ...options.limits }
  const times = { ...TIME_LIMITS, ...options.times }
  const passwords = createPasswords(options.hashCost)
  const headers = securityHeaders(config.PUBLIC_ORIGIN)
  const app = fastify({
    bodyLimit: BODY_LIMIT,
    trustProxy: trustProxyOf(config.TRUST_PROXY),
    forceCloseConnections: 'idle',
    // Requests that have arrived are answered while the server closes.
    return503OnClosing: false,
    ...connectionOptions(times),
    genReqId: () => randomUUID(),
    clientErrorHandler: answerBroken(headers),
    frameworkErrors: answerUnroutable(headers),
    routerOptions: { ignoreTrailingSlash: true },
    schemaController: { compilersFactory: { buildValidator } },
    logger: {
      level: config.LOG_LEVEL,
      base: { pid: process.pid, hostname: hostname(), version: VERSION },
      redact: ['err.detail', 'err.where', 'err.input', 'err.base'],
      hooks: { streamWrite: hideSecrets },
    },
    logController: new LogController({ disableRequestLogging: true }),
  }).withTypeProvider<TypeBoxTypeProvider>()
  // Responses are typed by the contract, and JSON.stringify is faster than a validating serializer.
  app.setSerializerCompiler(() => (data) => JSON.stringify(data))
  app.setErrorHandler(async (error, request, reply) => {
    answerError(await orUnauthorized(error, request, { database, now }), request, reply)
    return await reply
  })
  app.setNotFoundHandler(answerNotFound)
  logRequests(app)
  await collectMetrics(app, config)
  setHeaders(app, headers)
  warnOfProxy(app, config)
  allowDraining(app)
  shedOverload(app, { ...OVERLOAD_BOUNDS, ...options.overload })
  watchDatabase(app, { db: database.db, isReadOnly: config.READ_ONLY === 'on', now })
  watchState(app, { database, now })
  countErrors(app, database.db, now)
  await limitRates(app, { limits, database, now })
  matchNamesAnyCase(app)
  takeOnlyDigits(app)
  guardMembersCalls(app, { database, now })
  database.watchReplica?.((line) => app.log.warn(line))
  limitConnections(app, times)
  await app.register(compress, {
    threshold: 1024,
    encodings: ['br', 'gzip'],
    brotliOptions: BROTLI,
  })
  await app.register(formbody)
  await describeApi(app)
  const { searchesInMemory: searches = false } = options
  if (searches !== false) keepIndex(app, database, searches === true ? undefined : searches)
  const views = countViews(app, { database, now })
  const feed = startFeed(app, { database, now })
  const mail = openMailQueue(app, { config, database, now })
  const push = sendPushMessages(app, { config, database, now, edge: options.push })
  const storage = openStorage(config, database)
  const store = openPictures(database, storage, app.log)
  tidyStorage(app, database, storage)
  scheduleBackups(app, { config, database, now })
  const askWork = doAskedWork(app, { config, database, now })
  const reading = readingPools(app, options.reading)
  const bell = ringBells(app, { config, database, push, now })
  await app.register(
    async (api: App) =>
      await apiRoutes(api, {
        config,
        database,
        passwords,
        storage,
        store,
        limits,
        now,
        views,
        feed,
        mail,
        push,
        bell,
        diskOf: options.disk ?? diskOf,
        askWork,
        imports: options.imports,
        reading,
      }),
    { prefix: '/api' },
  )
  await app.register(
    async (media: App) => {
      allowAnyOrigin(media)
      serveAvatars(media, database, storage)
      servePhotos(media, database, storage)
      const pictures = pictureMaker(config, pictureConverter(media, WAITING_PICTURES_MAX))
      servePictures(media, database, store)
      serveFilms(media, { database, storage, now })
      servePublishedPictures(media, database, { store, pictures })
      const makeFilm = filmMaker(database.db, { config, storage, log: app.log })
      await serveMedia(media, config, { storage, pictures, makeFilm })
    },
    { prefix: '/media' },
  )
  unsubscribePage(app, database)
  serveCalendars(app, { database, limits, now })
  await options.pages?.(app, { database, views })
  return app
}
