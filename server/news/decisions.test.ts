import { expect, test } from 'vitest'
import type { DeskProfile } from '#contract/desk/authorship.ts'
import { DAY_MS } from '#contract/durations.ts'
import { type News, NEWS_DAYS } from '#contract/news/news.ts'
import type { EngineName } from '#server/db/engine.ts'
import { databases } from '#tests/support/database.ts'
import { call } from '#tests/support/own-recipes.ts'
import { startCookbooks } from '#tests/support/published-cookbooks.ts'

const NAME = 'Grandma Xylander’s plum crumble'

/** Imani, who sends in, and what she hears of it. */
async function start(engine: EngineName, options?: Parameters<typeof startCookbooks>[1]) {
  const server = await startCookbooks(engine, options)
  const { app, people } = server
  const { imani } = people
  const news = async (who = imani) =>
    (await call<News>(app, 'GET', '/my/news?LangId=1', who.headers))[1]
  return { ...server, imani, news }
}

test.for(databases)(
  'FOL-85 what the desk has read of a member is new to them alone: recipe, cookbook and profile (%s)',
  { timeout: 60_000 },
  async (engine) => {
    const { publish, arranged, publishBook, deskList, decideBook, ...server } = await start(engine)
    const { news, rename, imani, people, app } = server
    const { own, submission } = await publish()
    const [first, ...others] = (await news()).Items
    expect(others).toEqual([])
    expect(first).toMatchObject({
      Kind: 'readRecipe',
      Id: submission,
      Name: NAME,
      Text: null,
      Author: { Name: 'Imani Krause' },
      Decision: { IsApproved: true, OwnId: own.Id },
      IsNew: true,
    })
    expect((await news(people.mia)).Items).toEqual([])
    const device = await arranged({ Recipes: [own.Id] })
    await publishBook(device.book.Id)
    const [sent] = (await deskList()).Cookbooks
    await decideBook(sent?.Id ?? 0, 'return', people.ed, { Answer: 'Which crust, and for whom?' })
    await rename('Imani K.')
    const items = (await news()).Items.filter(({ Id, Kind }) => Id > 0 && Kind !== 'readRecipe')
    expect(items).toHaveLength(2)
    expect(items).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          Kind: 'readCookbook',
          Name: 'Things with crust',
          Text: 'Which crust, and for whom?',
          Decision: { IsApproved: false, OwnId: device.book.Id },
        }),
        expect.objectContaining({
          Kind: 'readProfile',
          Name: 'Imani K.',
          Decision: { IsApproved: true, OwnId: null },
        }),
      ]),
    )
    // What is in the bin is no news; what was seen stays seen.
    const Published = items[0]?.Published
    await call(app, 'PATCH', '/my/news', imani.headers, { Until: Published })
    expect((await news()).Unseen).toBe(0)
    await call(app, 'DELETE', `/my/cookbooks/${device.book.Id}`, imani.headers)
    expect((await news()).Items.map(({ Kind }) => Kind)).not.toContain('readCookbook')
  },
)

test.for(databases)(
  'FOL-85 what the desk has read of a profile stays news when its author asks for something else (%s)',
  { timeout: 60_000 },
  async (engine) => {
    const clock = { time: Date.parse('2026-11-24T13:00:00Z') }
    const server = await start(engine, { now: () => new Date(clock.time) })
    const { app, database, imani, people, publish, news, rename } = server
    await publish()
    const ask = async (Name: string) =>
      await call(app, 'PATCH', '/my/author', imani.headers, { Name })
    const profiles = async () => {
      const { Items } = await news()
      return Items.filter(({ Kind }) => Kind === 'readProfile').map(({ Name, Decision }) => [
        Name,
        Decision?.IsApproved,
      ])
    }
    await rename('Imani K.')
    clock.time += DAY_MS
    await ask('Xylandra')
    type Waiting = { Profiles: DeskProfile[] }
    const [, { Profiles }] = await call<Waiting>(app, 'GET', '/desk/profiles', people.ed.headers)
    const path = `/desk/profiles/${Profiles[0]?.Id}/return`
    expect((await call(app, 'PATCH', path, people.ed.headers, { Remark: 'Is that you?' }))[0]).toBe(
      200,
    )
    const decided = [
      ['Xylandra', false],
      ['Imani K.', true],
    ]
    expect(await profiles()).toEqual(decided)
    clock.time += 2 * DAY_MS
    await ask('Imani Krause')
    expect(await profiles()).toEqual(decided)
    // Rows end with the news that they are.
    clock.time += NEWS_DAYS * DAY_MS
    await database.db
      .updateTable('tokens')
      .set({ expires_at: clock.time * 2 })
      .execute()
    await ask('Imani')
    expect(await profiles()).toEqual([])
    const rows = database.db.selectFrom('profile_changes').select('name')
    expect(await rows.execute()).toEqual([{ name: 'Imani' }])
  },
)
