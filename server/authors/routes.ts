import type { Author } from '#contract/author.ts'
import { calls } from '#contract/calls/calls.ts'
import { LIST_LIMIT_MAX } from '#contract/limits.ts'
import { databaseFor } from '#server/catalogue/reader.ts'
import type { OpenDatabase } from '#server/db/engine.ts'
import type { App } from '#server/http/app-type.ts'
import { callRoute } from '#server/http/call.ts'
import { ApiError } from '#server/http/errors.ts'
import { mediaPath } from '#server/media/media-path.ts'
import { findByTerm, SEARCH_AUTHORS } from '#server/search/by-term.ts'
import { readAuthor, readAuthors, type AuthorRow } from './queries.ts'

/** What the author routes need. */
interface AuthorRoutesOptions {
  database: OpenDatabase
}

/** The calls that read authors. */
export function authorRoutes(app: App, { database }: AuthorRoutesOptions): void {
  app.route({
    ...callRoute(calls.authors),
    handler: async ({ query, memberId }) => {
      const reader = { langId: query.LangId, viewer: memberId }
      const ids = await findByTerm(database.replica, SEARCH_AUTHORS, query.Term)
      const rows = await readAuthors(
        databaseFor(database, memberId),
        reader,
        ids?.slice(0, LIST_LIMIT_MAX),
      )
      return rows.map(authorToWire)
    },
  })

  app.route({
    ...callRoute(calls.author),
    handler: async ({ params, query, memberId }) => {
      const reader = { langId: query.LangId, viewer: memberId }
      const row = await readAuthor(databaseFor(database, memberId), reader, params.id)
      if (!row) throw new ApiError('RequestInvalid')
      return authorToWire(row)
    },
  })
}

/** The wire's Author. */
export function authorToWire(row: AuthorRow): Author {
  return {
    Id: row.id,
    Name: row.name,
    ImagePath: mediaPath(row.path),
    Description: row.description,
    CookbookLength: row.cookbook_count,
    Facebook: row.facebook,
    Website: row.website,
    IsSubscribed: row.subscriber !== null,
  }
}
