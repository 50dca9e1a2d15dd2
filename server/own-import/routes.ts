import type { FastifyRequest } from 'fastify'
import { randomUUID } from 'node:crypto'
import { calls } from '#contract/calls.ts'
import { IMPORT_FILE_BYTES_MAX, IMPORT_TEXT_MAX } from '#contract/own/limits.ts'
import type { Config } from '#server/config.ts'
import type { OpenDatabase } from '#server/db/engine.ts'
import type { App } from '#server/http/app-type.ts'
import { callRoute } from '#server/http/call.ts'
import { ApiError } from '#server/http/errors.ts'
import { repeatHourly } from '#server/http/hourly.ts'
import { jsonBody } from '#server/http/json-body.ts'
import { checkSession, memberOf, type Caller } from '#server/http/member.ts'
import { perAddress, type Limits } from '#server/http/rate-limits.ts'
import { addFolder } from '#server/own/place.ts'
import { pictureDrawer } from '#server/pictures/picture-drawer.ts'
import { storePicture } from '#server/own/store-picture.ts'
import { takeUploads } from '#server/pictures/uploaded-file.ts'
import { createFoods } from '#server/shopping/foods.ts'
import { choose } from './choose.ts'
import { PublicFetcher } from './fetch-public.ts'
import { forgetOld } from './forget-old.ts'
import { REAL_IMPORT_EDGE, type ImportEdge } from './import-edge.ts'
import { ImportFiles } from './import-files.ts'
import { KEPT_MS, readOpen, requireImport, toImport, type ImportRow } from './import-rows.ts'
import { ImportWorker } from './import-worker.ts'
import { undoImport } from './keep-item.ts'
import { enforceImports, startImport, type Given } from './start-import.ts'

/** What the routes of imports need. */
export interface ImportRoutesOptions {
  config: Config
  database: OpenDatabase
  limits: Limits
  now: () => Date
  edge?: ImportEdge | undefined
}

/** The file of the form. */
const UPLOAD = { field: 'file', bytesMax: IMPORT_FILE_BYTES_MAX }
/** Bytes of a text in JSON. */
const BODY_LIMIT = IMPORT_TEXT_MAX * 6

/** The uploaded file as a stream. */
async function uploadOf(request: FastifyRequest) {
  const missing = new ApiError('FieldRequired', { field: UPLOAD.field })
  if (!request.isMultipart()) throw missing
  const file = await request.file()
  if (file?.fieldname.toLowerCase() !== UPLOAD.field) throw missing
  return file
}

/**
 * The calls about imports (rows X101 to X107 of the API table). Registered in a scope of their own,
 * because one of them takes a multipart form.
 */
export async function importRoutes(
  app: App,
  { config, database, limits, now, edge = REAL_IMPORT_EDGE }: ImportRoutesOptions,
) {
  const { db } = database
  const time = () => now().getTime()
  const files = new ImportFiles(config.DATA_DIR)
  const fetcher = new PublicFetcher(edge)
  // One picture at a time: the worker waits for each.
  const drawer = pictureDrawer(app, 1)
  const save = async (userId: number, upload: Buffer) =>
    (await storePicture(db, { userId, now: time() }, upload, drawer)).Id
  const worker = new ImportWorker({
    db,
    files,
    fetcher,
    save,
    foods: createFoods(db),
    now: time,
    log: app.log,
  })
  app.addHook('onReady', async () => worker.start())
  app.addHook('onClose', () => worker.close())
  repeatHourly(app, 'the deletion of old imports', () => forgetOld(db, files, time()))
  await takeUploads(app, UPLOAD)

  const rowOf = async (request: Caller & { params: { id: number } }): Promise<ImportRow> =>
    await requireImport(db, { userId: memberOf(request), id: request.params.id })
  const answer = async ({ id, user_id }: Pick<ImportRow, 'id' | 'user_id'>, withItems = true) =>
    await toImport(db, await requireImport(db, { userId: user_id, id }), withItems)
  const begin = async (userId: number, given: Given) =>
    await startImport(db, { userId, now: time() }, given)

  app.route({
    ...callRoute(calls.startImport),
    ...jsonBody(app),
    bodyLimit: BODY_LIMIT,
    handler: async (request, reply) => {
      const { Address, Text, Language = 'en' } = request.body
      if ((Address === undefined) === (Text === undefined)) {
        throw new ApiError('FieldRequired', { field: 'Address' })
      }
      const userId = memberOf(request)
      const source = Address === undefined ? 'text' : 'address'
      const id = await begin(userId, { source, given: Address ?? Text ?? '', language: Language })
      void worker.wake()
      reply.statusCode = 201
      return await answer({ id, user_id: userId })
    },
  })

  app.route({
    ...callRoute(calls.importFile, { rateLimit: perAddress(limits.uploads) }),
    handler: async (request, reply) => {
      const userId = memberOf(request)
      // Before the file is read.
      await enforceImports(db, userId, 'file', time())
      const upload = await uploadOf(request)
      const path = await files.receive(randomUUID(), upload.file)
      try {
        if (upload.file.truncated) throw new ApiError('FileTooLarge')
        await checkSession(request, { database, now })
        const given = upload.filename.slice(0, 200)
        const id = await begin(userId, {
          source: 'file',
          given,
          language: request.query.Language ?? 'en',
        })
        await files.take(path, id)
        void worker.wake()
        reply.statusCode = 201
        return await answer({ id, user_id: userId })
      } catch (error) {
        await files.remove(path)
        throw error
      }
    },
  })

  app.route({
    ...callRoute(calls.openImports),
    handler: async (request) => ({ Imports: await readOpen(db, memberOf(request)) }),
  })

  app.route({
    ...callRoute(calls.readImport),
    handler: async (request) => await answer(await rowOf(request), request.query.Items ?? true),
  })

  app.route({
    ...callRoute(calls.changeImport),
    ...jsonBody(app),
    handler: async (request) => {
      const row = await rowOf(request)
      await choose(db, row, request.body)
      void worker.wake()
      return await answer(row)
    },
  })

  app.route({
    ...callRoute(calls.keepImport),
    handler: async (request) => {
      const row = await rowOf(request)
      if (row.state === 'ready') {
        const folder = row.folder === null ? null : await folderOf(row)
        await db
          .updateTable('own_imports')
          .set({ state: 'keeping', folder_id: folder, is_paused: 0 })
          .where('id', '=', row.id)
          .where('state', '=', 'ready')
          .execute()
        void worker.wake()
      }
      return await answer(row)
    },
  })

  /** The member's folder of the name that was chosen; a new one if there is none. */
  async function folderOf({ user_id, folder }: ImportRow): Promise<number> {
    const name = folder ?? ''
    const known = await db
      .selectFrom('own_folders')
      .select('id')
      .where('user_id', '=', user_id)
      .where('name', '=', name)
      .executeTakeFirst()
    return known?.id ?? (await addFolder(db, user_id, { Name: name }, time())).Id
  }

  app.route({
    ...callRoute(calls.undoImport),
    handler: async (request) => {
      const row = await rowOf(request)
      if (row.kept_at !== null && time() > row.kept_at + KEPT_MS) throw new ApiError('NotFound')
      await undoImport(db, row, time())
      await files.remove(row.id)
      return await answer(row)
    },
  })
}
