import { Readable } from 'node:stream'
import type { Kysely } from 'kysely'
import { calls } from '#contract/calls.ts'
import type { Database } from '#server/db/schema.ts'
import type { App } from '#server/http/app-type.ts'
import { callRoute } from '#server/http/call.ts'
import { memberOf } from '#server/http/member.ts'
import type { Foods } from '#server/shopping/foods.ts'
import { packMember } from './archive.ts'

/** What packing needs. */
export interface ExportRouteOptions {
  db: Kysely<Database>
  readFoods: () => Promise<Foods>
}

/** The call by which a member takes everything along (row X93 of the API table). */
export function exportRoute(app: App, { db, readFoods }: ExportRouteOptions): void {
  app.route({
    ...callRoute(calls.takeAlong),
    handler: async (request, reply) => {
      const archive = packMember(db, memberOf(request), await readFoods())
      reply
        .header('Content-Disposition', 'attachment; filename="simmer.zip"')
        .header('Cache-Control', 'no-store')
        .type('application/zip')
      return await reply.send(Readable.from(archive))
    },
  })
}
