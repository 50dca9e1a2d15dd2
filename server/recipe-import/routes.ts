import { randomUUID } from 'node:crypto'
import { calls } from '#contract/calls/calls.ts'
import { IMPORT_TEXT_MAX } from '#contract/own-recipes/limits.ts'
import { enforceLimit } from '#server/accounts/member-limits.ts'
import type { App } from '#server/http/app-type.ts'
import { callRoute } from '#server/http/call.ts'
import { ApiError } from '#server/http/errors.ts'
import { dropNul, jsonBody } from '#server/http/json-body.ts'
import { checkSession, memberOf, type Caller } from '#server/accounts/guard.ts'
import { perAddress, type Limits } from '#server/http/limits/rate-limits.ts'
import { withoutNul } from '#server/lib/without-nul.ts'
import { takeUploads } from '#server/pictures/uploaded-file.ts'
import { choose } from './choose.ts'
import { folderOf } from './folder-of.ts'
import { UPLOAD, uploadOf } from './import-files.ts'
import {
  draftOf,
  UNDO_MS,
  readOpen,
  requireImport,
  requireItem,
  toImport,
  type ImportRow,
} from './import-rows.ts'
import { undoImport } from './save-item.ts'
import { releaseImport } from './import-queue.ts'
import { runImports, type ImportOptions } from './run-imports.ts'
import { enforceImports, startImport, type Given } from './start-import.ts'

/** What the routes of imports need. */
export interface ImportRoutesOptions extends ImportOptions {
  limits: Limits
}

/** Bytes of a text in JSON. */
const BODY_LIMIT = IMPORT_TEXT_MAX * 6

/**
 * The calls about imports (rows X101 to X108 of the API table). Registered in a scope of their own,
 * because one of them takes a multipart form.
 */
export async function importRoutes(app: App, { limits, ...options }: ImportRoutesOptions) {
  const { database, files, now } = options
  const { db } = database
  const time = () => now().getTime()
  const worker = runImports(app, options)
  await takeUploads(app, UPLOAD)

  const rowOf = async (request: Caller & { params: { id: number } }): Promise<ImportRow> =>
    await requireImport(db, { userId: memberOf(request), id: request.params.id })
  const importResponse = async (
    { id, user_id }: Pick<ImportRow, 'id' | 'user_id'>,
    withItems = true,
  ) => await toImport(db, await requireImport(db, { userId: user_id, id }), withItems)
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
      return await importResponse({ id, user_id: userId })
    },
  })

  app.route({
    ...callRoute(calls.importFile, { rateLimit: perAddress(limits.uploads) }),
    handler: async (request, reply) => {
      const userId = memberOf(request)
      // Before the file is read.
      await enforceImports(db, userId, 'file', time())
      const upload = await uploadOf(request)
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
        return await importResponse({ id, user_id: userId })
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
    handler: async (request) =>
      await importResponse(await rowOf(request), request.query.Items ?? true),
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
      return await importResponse(row)
    },
  })

  app.route({
    ...callRoute(calls.saveImport),
    handler: async (request) => {
      const row = await rowOf(request)
      if (row.state === 'ready') {
        await enforceLimit(db, 'ownRecipes', row.user_id, time())
        const folder = await folderOf(db, row, time())
        await db
          .updateTable('own_imports')
          .set({ state: 'keeping', folder_id: folder, is_paused: 0 })
          .where('id', '=', row.id)
          .where('state', '=', 'ready')
          .execute()
        worker.wake()
      }
      return await importResponse(row)
    },
  })

  app.route({
    ...callRoute(calls.undoImport),
    handler: async (request) => {
      const row = await rowOf(request)
      if (row.kept_at !== null && time() > row.kept_at + UNDO_MS) throw new ApiError('NotFound')
      await undoImport(db, row, time())
      await files.remove(row)
      return await importResponse(row)
    },
  })
}
