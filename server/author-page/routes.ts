import { calls } from '#contract/calls/calls.ts'
import { audit } from '#server/accounts/audit.ts'
import { memberOf } from '#server/accounts/guard.ts'
import { visibleText } from '#server/comments/text.ts'
import type { OpenDatabase } from '#server/db/engine.ts'
import type { App } from '#server/http/app-type.ts'
import { callRoute } from '#server/http/call.ts'
import { repeatHourly } from '#server/http/hourly.ts'
import { deleteOldDays } from '#server/views/recipe-days.ts'
import { answerComment, changeAnswer, settleComment } from './answer.ts'
import { countFollowers } from './followers.ts'
import { readOverview } from './overview.ts'
import { readAuthorComment, readAuthorComments } from './read-comments.ts'

/** What the routes of an author's own page need. */
interface AuthorPageRoutesOptions {
  database: Pick<OpenDatabase, 'db'>
  now: () => Date
}

/** The calls of authors about what they have published (rows X230 to X234 of the API table). */
export function authorPageRoutes(
  app: App,
  { database: { db }, now }: AuthorPageRoutesOptions,
): void {
  const time = () => now().getTime()
  repeatHourly(app, 'the count of followers', () => countFollowers(db, now()))
  repeatHourly(app, 'the deletion of old counts', () => deleteOldDays(db, time()))

  app.route({
    ...callRoute(calls.authorOverview),
    handler: async (request) =>
      await readOverview(db, { userId: memberOf(request), langId: request.query.LangId }, now()),
  })
  app.route({
    ...callRoute(calls.authorComments),
    handler: async (request) => {
      const { LangId: langId, Part: part, limit, offset } = request.query
      return await readAuthorComments(db, {
        userId: memberOf(request),
        langId,
        part,
        limit,
        offset,
      })
    },
  })
  app.route({
    ...callRoute(calls.settleComment),
    handler: async (request) => {
      const { params, query, body } = request
      const userId = memberOf(request)
      await settleComment(db, { userId, id: params.id, now: time() }, body.IsSettled)
      return await readAuthorComment(db, params.id, { userId, langId: query.LangId })
    },
  })
  app.route({
    ...callRoute(calls.answerComment),
    handler: async (request, reply) => {
      const { params, query, body } = request
      const userId = memberOf(request)
      const answer = { text: visibleText(body.Text, 'Text'), langId: query.LangId, step: body.Step }
      await answerComment(db, { userId, id: params.id, now: time() }, answer)
      audit(request, 'commented', userId)
      reply.status(201)
      return await readAuthorComment(db, params.id, { userId, langId: query.LangId })
    },
  })
  app.route({
    ...callRoute(calls.changeAnswer),
    handler: async (request) => {
      const { params, query, body } = request
      const userId = memberOf(request)
      const answer = { text: visibleText(body.Text, 'Text'), langId: query.LangId }
      await changeAnswer(db, { userId, id: params.id, now: time() }, answer)
      return await readAuthorComment(db, params.id, { userId, langId: query.LangId })
    },
  })
}
