import { calls } from '#contract/calls/calls.ts'
import { DAY_MS } from '#contract/durations.ts'
import { NEWS_DAYS } from '#contract/news/news.ts'
import { memberOf } from '#server/accounts/guard.ts'
import type { OpenDatabase } from '#server/db/engine.ts'
import type { App } from '#server/http/app-type.ts'
import { callRoute } from '#server/http/call.ts'
import { repeatHourly } from '#server/http/hourly.ts'
import { changeChoices, readChoices, seeNews } from './choices.ts'
import { queueFridayMails } from './friday-mail.ts'
import { readNews } from './read-news.ts'

/** What the routes of what is new need. */
interface NewsRoutesOptions {
  database: Pick<OpenDatabase, 'db'>
  now: () => Date
}

/** The calls about what is new of the authors whom a member follows (rows X193 to X196 of the API table). */
export function newsRoutes(app: App, { database: { db }, now }: NewsRoutesOptions): void {
  const time = () => now().getTime()
  repeatHourly(app, 'the mails of Friday', () => queueFridayMails(db, time()))

  app.route({
    ...callRoute(calls.news),
    handler: async (request) => {
      const userId = memberOf(request)
      const [until, { LangId: langId }] = [time(), request.query]
      const since = until - NEWS_DAYS * DAY_MS
      const seen = await db
        .selectFrom('news_choices')
        .select('seen_until')
        .where('user_id', '=', userId)
        .executeTakeFirst()
      const dated = await readNews(db, { userId, langId, since, until, toTell: false })
      const items = dated.map((item) =>
        Object.assign(item, { IsNew: Date.parse(item.Published) > (seen?.seen_until ?? 0) }),
      )
      return {
        Items: items,
        Since: new Date(since).toISOString(),
        Unseen: items.filter(({ IsNew }) => IsNew).length,
      }
    },
  })
  app.route({
    ...callRoute(calls.seeNews),
    handler: async (request) => {
      // What is published later is not seen yet, whatever a device's clock says.
      const until = Math.min(Date.parse(request.body.Until), time())
      await seeNews(db, memberOf(request), until)
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
