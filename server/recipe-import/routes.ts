import { randomUUID } from 'node:crypto'
import { calls } from '#contract/calls/calls.ts'
import { IMPORT_FILE_BYTES_MAX, IMPORT_TEXT_MAX } from '#contract/recipe-import/limits.ts'
import type { App } from '#server/http/app-type.ts'
import { callRoute } from '#server/http/call.ts'
import { ApiError } from '#server/http/errors.ts'
import { dropNul, jsonBody } from '#server/http/json-body.ts'
import { checkSession, memberOf, type Caller } from '#server/accounts/guard.ts'
import { perAddress, type Limits } from '#server/http/limits/rate-limits.ts'
import type { RequireRoom } from '#server/http/require-room.ts'
import { withoutNul } from '#server/lib/without-nul.ts'
import { openUpload, takeUploads } from '#server/pictures/uploaded-file.ts'
import { choose } from './choose.ts'
import { releaseImport } from './import-queue.ts'
import { draftOf, requireImport, requireItem, type ImportRow } from './queries.ts'
import { importResponse, openImportsResponse } from './response.ts'
import { startSaving, undoImport } from './save-import.ts'
import { runImports, type ImportOptions } from './run-imports.ts'
import { enforceImports, startImport, type Given } from './start-import.ts'

/** What the routes of imports need. */
export interface ImportRoutesOptions extends ImportOptions {
  limits: Limits
  /** Files are refused while there is none. */
  room: RequireRoom
}

/** The file of the form. */
const UPLOAD = { field: 'file', bytesMax: IMPORT_FILE_BYTES_MAX }

/** Bytes of a text in JSON. */
const BODY_LIMIT = IMPORT_TEXT_MAX * 6

/**
 * The calls about imports (rows X101 to X108 of the API table). Registered in a scope of their own,
 * because one of them takes a multipart form.
 */
export async function importRoutes(app: App, { limits, room, ...options }: ImportRoutesOptions) {
  const { database, files, now } = options
  const { db } = database
  const time = () => now().getTime()
  const worker = runImports(app, options)
  await takeUploads(app, UPLOAD)

  const rowOf = async (request: Caller & { params: { id: number } }): Promise<ImportRow> =>
    await requireImport(db, { userId: memberOf(request), id: request.params.id })
  const responseOf = async ({ id, user_id }: Pick<ImportRow, 'id' | 'user_id'>, withItems = true) =>
    await importResponse(db, await requireImport(db, { userId: user_id, id }), withItems)
  const add = async (userId: number, given: Given) =>
    await startImport(db, { userId, now: time() }, given)

  app.route({
    ...callRoute(calls.startImport),
    ...jsonBody(app),
    ...dropNul,
    bodyLimit: BODY_LIMIT,
    handler: async (request, reply) => {
      const { Address, Text, Language = 'en' } = request.body
      if ((Address === undefined) === (Text === undefined)) {
        throw new ApiError('FieldRequired', { field: 'Address' })
      }
      const userId = memberOf(request)
      const source = Address === undefined ? 'text' : 'address'
      const id = await add(userId, { source, given: Address ?? Text ?? '', language: Language })
      worker.wake()
      reply.statusCode = 201
      return await responseOf({ id, user_id: userId })
    },
  })

  app.route({
    ...callRoute(calls.importFile, { rateLimit: perAddress(limits, 'uploads') }),
    handler: async (request, reply) => {
      const userId = memberOf(request)
      // Before the file is read.
      await room()
      await enforceImports(db, userId, 'file', time())
      const upload = await openUpload(request, UPLOAD)
      const file = randomUUID()
      const path = await files.receive(file, upload.file)
      try {
        if (upload.file.truncated) throw new ApiError('FileTooLarge')
        await checkSession(request, { database, now })
        const given = withoutNul(upload.filename.slice(0, 200))
        const id = await add(userId, {
          source: 'file',
          given,
          file,
          language: request.query.Language ?? 'en',
        })
        await files.take(path, { id, file })
        await releaseImport(db, { id })
        worker.wake()
        reply.statusCode = 201
        return await responseOf({ id, user_id: userId })
      } catch (error) {
        await files.drop(path)
        throw error
      }
    },
  })

  app.route({
    ...callRoute(calls.openImports),
    handler: async (request) => ({
      Imports: await openImportsResponse(db, memberOf(request)),
    }),
  })

  app.route({
    ...callRoute(calls.readImport),
    handler: async (request) => await responseOf(await rowOf(request), request.query.Items ?? true),
  })

  app.route({
    ...callRoute(calls.readImportItem),
    handler: async (request) => ({
      Draft: draftOf(await requireItem(db, await rowOf(request), request.params.item)),
    }),
  })

  app.route({
    ...callRoute(calls.changeImport),
    ...jsonBody(app),
    ...dropNul,
    handler: async (request) => {
      const row = await rowOf(request)
      await choose(db, row, request.body)
      worker.wake()
      return await responseOf(row)
    },
  })

  app.route({
    ...callRoute(calls.saveImport),
    handler: async (request) => {
      const row = await rowOf(request)
      await startSaving(db, row, time())
      worker.wake()
      return await responseOf(row)
    },
  })

  app.route({
    ...callRoute(calls.undoImport),
    handler: async (request) => {
      const row = await rowOf(request)
      await undoImport(db, row, time())
      await files.remove(row)
      return await responseOf(row)
    },
  })
}
