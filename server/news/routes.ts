import { calls } from '#contract/calls/calls.ts'
import { memberOf } from '#server/accounts/guard.ts'
import type { OpenDatabase } from '#server/db/engine.ts'
import type { App } from '#server/http/app-type.ts'
import { callRoute } from '#server/http/call.ts'
import { repeatHourly } from '#server/http/hourly.ts'
import { changeChoices, readChoices } from './choices.ts'
import { queueFridayMails } from './friday-mail.ts'
import { countUnseen, newsOf, seeNews } from './seen.ts'

/** What the routes of what is new need. */
interface NewsRoutesOptions {
  database: Pick<OpenDatabase, 'db'>
  now: () => Date
}

/** The calls about what is new of the authors whom a member follows (rows X193 to X197 of the API table). */
export function newsRoutes(app: App, { database: { db }, now }: NewsRoutesOptions): void {
  const time = () => now().getTime()
  repeatHourly(app, 'the mails of Friday', () => queueFridayMails(db, time()))

  app.route({
    ...callRoute(calls.news),
    handler: async (request) => {
      const { LangId: langId } = request.query
      return await newsOf(db, { userId: memberOf(request), langId, now: time() })
    },
  })
  app.route({
    ...callRoute(calls.unseenNews),
    handler: async (request) => {
      const { LangId: langId } = request.query
      const reader = { userId: memberOf(request), langId, now: time() }
      return { Unseen: await countUnseen(db, reader) }
    },
  })
  app.route({
    ...callRoute(calls.seeNews),
    handler: async (request) => {
      await seeNews(db, memberOf(request), request.body, time())
      return {}
    },
  })
  app.route({
    ...callRoute(calls.newsChoices),
    handler: async (request) => await readChoices(db, memberOf(request)),
  })
  app.route({
    ...callRoute(calls.changeNewsChoices),
    handler: async (request) => {
      const userId = memberOf(request)
      await changeChoices(db, userId, request.body)
      return await readChoices(db, userId)
    },
  })
}
