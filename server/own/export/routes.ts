import { Readable } from 'node:stream'
import type { Kysely } from 'kysely'
import { calls } from '#contract/calls.ts'
import { ID_MAX } from '#contract/limits.ts'
import type { Database } from '#server/db/schema.ts'
import type { App } from '#server/http/app-type.ts'
import { callRoute } from '#server/http/call.ts'
import { memberOf } from '#server/http/member.ts'
import type { Foods } from '#server/shopping/foods.ts'
import type { PictureStore } from '../picture-store.ts'
import { packMember } from './archive.ts'
import { readParts } from './parts.ts'

export interface ExportRouteOptions {
  db: Kysely<Database>
  store: PictureStore
  readFoods: () => Promise<Foods>
}

/** The calls by which a member takes everything along (rows X93 and X94 of the API table). */
export function exportRoutes(app: App, { db, store, readFoods }: ExportRouteOptions): void {
  app.route({
    ...callRoute(calls.takeAlongParts),
    handler: async (request) => ({ Parts: await readParts(db, memberOf(request)) }),
  })
  app.route({
    ...callRoute(calls.takeAlong),
    handler: async (request, reply) => {
      const { After = 0, Until = ID_MAX } = request.query
      const tools = { db, store, foods: await readFoods() }
      const archive = packMember(tools, memberOf(request), { After, Until })
      reply
        .header('Content-Disposition', 'attachment; filename="simmer.zip"')
        .header('Cache-Control', 'no-store')
        .type('application/zip')
      return await reply.send(Readable.from(archive))
    },
  })
}
