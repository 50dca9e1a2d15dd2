import { expect, test } from 'vitest'
import { DAY_MS, HOUR_MS } from '#contract/durations.ts'
import type { News } from '#contract/news/news.ts'
import { noteFilms } from '#server/publications/additions.ts'
import { announceNews } from '#server/push/announce.ts'
import { composeMessage } from '#server/push/message.ts'
import { databases } from '#tests/support/database.ts'
import { HAS_FFMPEG } from '#tests/support/ffmpeg.ts'
import { addFilm, otherFilm } from '#tests/support/films.ts'
import { newMember } from '#tests/support/members.ts'
import { FRIDAY, startNews } from '#tests/support/news.ts'
import { call } from '#tests/support/own-recipes.ts'
import { PUBLIC_CRUMBLE } from '#tests/support/publishing.ts'
import { startCookbooks } from '#tests/support/published-cookbooks.ts'

test.skipIf(!HAS_FFMPEG).for(databases)(
  'FOL-87 the first film of a recipe is new, another one is not, and one that is hidden is not listed (%s)',
  { timeout: 60_000 },
  async (engine) => {
    const { app, people, database, publish, send, decide } = await startCookbooks(engine)
    const { db } = database
    const { imani, ed } = people
    const { own, publicId } = await publish()
    const ada = await newMember(app)
    const { author_id } = await db
      .selectFrom('recipes')
      .select('author_id')
      .where('id', '=', publicId)
      .executeTakeFirstOrThrow()
    await call(app, 'PATCH', `/author/${author_id}/subscribe`, ada)
    const films = async () => {
      const [, { Items }] = await call<News>(app, 'GET', '/my/news?LangId=1', ada)
      return Items.filter(({ Kind }) => Kind === 'film')
    }
    const publishFilm = async (...film: Parameters<typeof addFilm>[3][]) => {
      await addFilm(app, imani.headers, own.Id, ...film)
      const [, sent] = await send(imani, own)
      await decide(ed, sent.Submission?.Id ?? 0, 'approval')
    }
    expect(await films()).toEqual([])
    await publishFilm()
    const first = await films()
    expect(first).toMatchObject([{ Id: publicId, Count: PUBLIC_CRUMBLE.Steps.length }])
    await publishFilm({ film: otherFilm() })
    expect(await films()).toEqual(first)
    await db.deleteFrom('films').where('recipe_id', '=', publicId).execute()
    expect(await films()).toEqual([])
  },
)

test.for(databases)(
  'FOL-87 whoever knows a recipe is told of its film, by mail or at once (%s)',
  async (engine) => {
    const { app, db, ada, userId, clock, news, choose, mailsAt } = await startNews(engine)
    const { id, author_id } = await db
      .selectFrom('recipes')
      .innerJoin('films', 'films.recipe_id', 'recipes.id')
      .select(['recipes.id', 'recipes.author_id'])
      .orderBy('recipes.id')
      .executeTakeFirstOrThrow()
    await call(app, 'PATCH', `/author/${author_id}/subscribe`, ada)
    const film = async (time: number) => {
      await db.deleteFrom('film_additions').where('recipe_id', '=', id).execute()
      await noteFilms(db, [], time)
    }
    await film(FRIDAY - DAY_MS)
    expect((await news()).Items).toMatchObject([{ Kind: 'film', Id: id, IsNew: true }])
    // Films follow what is published until they are chosen.
    expect(await choose({ Published: 'friday' })).toMatchObject([200, { Films: 'friday' }])
    expect(await mailsAt(FRIDAY)).toEqual([])
    await call(app, 'PATCH', `/recipe/${id}/favorize`, ada)
    await film(FRIDAY + DAY_MS)
    const [mail] = await mailsAt(FRIDAY + 7 * DAY_MS)
    expect(mail?.text).toContain('jetzt mit Film')
    await choose({ Films: 'never' })
    await film(FRIDAY + 8 * DAY_MS)
    expect(await mailsAt(FRIDAY + 14 * DAY_MS)).toEqual([])

    await choose({ Films: 'now' })
    clock.time = FRIDAY + 15 * DAY_MS - 5 * HOUR_MS
    await film(clock.time)
    await announceNews(db, clock.time)
    const { announcement } = await db
      .selectFrom('announcement_count')
      .select('announcement')
      .executeTakeFirstOrThrow()
    const request = { userId, langId: 0 as const, announcement, until: announcement }
    expect(await composeMessage(db, request)).toMatchObject({
      title: expect.stringMatching(/^Jetzt mit Film, von /u),
      body: expect.stringMatching(/, \d+ Schritte$/u),
      url: `/recipes/${id}`,
    })
    await call(app, 'PATCH', `/recipe/${id}/unfavorize`, ada)
    expect(await composeMessage(db, request)).toBeUndefined()
  },
)
