import { expect, test } from 'vitest'
import { DAY_MS } from '#contract/durations.ts'
import type { DeskCases } from '#contract/reports/desk-reports.ts'
import { databases } from '#tests/support/database.ts'
import { call } from '#tests/support/own-recipes.ts'
import { startCookbooks } from '#tests/support/published-cookbooks.ts'
import { closeCases } from './forget.ts'

test.for(databases)(
  'RPT-23 nobody shakes off reports by withdrawing something for a while (%s)',
  { timeout: 60_000 },
  async (engine) => {
    const server = await startCookbooks(engine)
    const { app, database, people, publish, trust, arranged, publishBook } = server
    const { imani, ed, mia } = people
    const { own, publicId } = await publish()
    await trust()
    // Without its only recipe the cookbook is withdrawn with it.
    const { book } = await arranged({ Recipes: [own.Id] })
    const [, { Published }] = await publishBook(book.Id)
    const report = async (Kind: string, Id: number) => {
      const said = { Kind, Id, Reason: 'danger', Word: 'Raw beans.' }
      expect((await call(app, 'POST', '/report', mia.headers, said))[0]).toBe(201)
    }
    await report('recipe', publicId)
    await report('cookbook', Published?.Id ?? 0)
    const open = async () =>
      (await call<DeskCases>(app, 'GET', '/desk/reports?LangId=1', ed.headers))[1].Cases
    const path = `/my/recipes/${own.Id}/publication`
    const withdrawForAWhile = async () => {
      expect((await call(app, 'DELETE', path, imani.headers))[0]).toBe(200)
      await closeCases(database.db, Date.now() + DAY_MS)
      expect(await open()).toEqual([])
      expect((await call(app, 'POST', path, imani.headers))[0]).toBe(200)
    }
    await withdrawForAWhile()
    const found = await open()
    expect(new Set(found.map(({ Kind }) => Kind))).toEqual(new Set(['recipe', 'cookbook']))
    for (const { Id, State, Reports, Revision } of found) {
      expect([State, Reports]).toMatchObject(['open', [{ Word: 'Raw beans.' }]])
      // What the desk has decided stays so.
      const keep = `/desk/reports/${Id}/keep?LangId=1`
      expect((await call(app, 'PATCH', keep, ed.headers, { Revision }))[0]).toBe(200)
    }
    await withdrawForAWhile()
    expect(await open()).toEqual([])
  },
)
