import type { Author } from '#contract/author.ts'
import { calls } from '#contract/calls/calls.ts'
import { type LangId, languageOf, otherLanguage } from '#contract/languages.ts'
import { LIST_LIMIT_MAX } from '#contract/limits.ts'
import { databaseFor, findFor } from '#server/catalogue/reader.ts'
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
      const reading = databaseFor(database, memberId)
      const ids = await findByTerm(reading, SEARCH_AUTHORS, query.Term)
      const rows = await readAuthors(reading, reader, ids?.slice(0, LIST_LIMIT_MAX))
      return rows.map((row) => authorToWire(row, query.LangId))
    },
  })

  app.route({
    ...callRoute(calls.author),
    handler: async ({ params, query, memberId }) => {
      const reader = { langId: query.LangId, viewer: memberId }
      const row = await findFor(database, memberId, (db) => readAuthor(db, reader, params.id))
      if (!row) throw new ApiError('RequestInvalid')
      return authorToWire(row, query.LangId)
    },
  })
}

/** The wire's Author. */
export function authorToWire(row: AuthorRow, langId: LangId): Author {
  const isOther = row.description !== null && row.asked_description === null
  return {
    Id: row.id,
    Name: row.name,
    ImagePath: mediaPath(row.path),
    Description: row.description,
    ...(isOther && { Language: otherLanguage(languageOf(langId)) }),
    CookbookLength: row.cookbook_count,
    Facebook: row.facebook,
    Website: row.website,
    IsSubscribed: row.subscriber !== null,
  }
}
