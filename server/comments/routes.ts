import { calls } from '#contract/calls.ts'
import { databaseFor } from '#server/catalogue/reader.ts'
import type { OpenDatabase } from '#server/db/engine.ts'
import type { App } from '#server/http/app-type.ts'
import { callRoute } from '#server/http/call.ts'
import { ApiError } from '#server/http/errors.ts'
import { recipeExists } from '#server/recipes/queries.ts'
import { readComments } from './queries.ts'
import { commentToWire } from './to-wire.ts'

/** What the comment routes need. */
export interface CommentRoutesOptions {
  database: OpenDatabase
}

/** The call that reads comments (row 17 of the API table). */
export function commentRoutes(app: App, { database }: CommentRoutesOptions): void {
  app.route({
    ...callRoute(calls.comments),
    handler: async ({ params, memberId }) => {
      const db = databaseFor(database, memberId)
      const rows = await readComments(db, params.id, memberId)
      if (rows.length === 0 && !(await recipeExists(db, params.id))) {
        throw new ApiError('RequestInvalid')
      }
      return rows.map(commentToWire)
    },
  })
}
