import { expect, test } from 'vitest'
import { HOUR_MS } from '#contract/durations.ts'
import { databases } from '#tests/support/database.ts'
import { FRIDAY, startNews } from '#tests/support/news.ts'
import { call } from '#tests/support/own-recipes.ts'

test.for(databases)(
  'FOL-03 each row is seen by itself, and everything at once (%s)',
  async (engine) => {
    const { app, ada, publish, publishBook, news } = await startNews(engine)
    await publish(FRIDAY - 2 * HOUR_MS)
    await publishBook(FRIDAY - HOUR_MS)
    const unseen = async () => (await call(app, 'GET', '/my/news/unseen?LangId=1', ada))[1]
    const see = async (body: object) => (await call(app, 'PATCH', '/my/news', ada, body))[0]
    const isNew = async () => (await news()).Items.map(({ IsNew }) => IsNew)
    expect(await unseen()).toEqual({ Unseen: 2 })
    const [book] = (await news()).Items
    const { Kind, Id, Published } = book ?? expect.fail('nothing is new')
    expect(await see({ Items: [{ Kind, Id, Published }] })).toBe(200)
    expect([await isNew(), await unseen()]).toEqual([[false, true], { Unseen: 1 }])
    // Twice is once, and what nobody has published is seen in vain.
    expect(
      await see({
        Items: [
          { Kind, Id, Published },
          { Kind, Id: 999, Published },
        ],
      }),
    ).toBe(200)
    expect(await isNew()).toEqual([false, true])
    expect(await see({ Until: Published })).toBe(200)
    expect([await isNew(), await unseen()]).toEqual([[false, false], { Unseen: 0 }])
    // The same cookbook can be new again.
    await publishBook(FRIDAY - HOUR_MS / 2)
    expect(await isNew()).toEqual([true, false])
    expect(await see({ Items: Array.from({ length: 101 }, () => ({ Kind, Id, Published })) })).toBe(
      400,
    )
  },
)
