import { expect, test } from 'vitest'
import type { CookbookComparison } from '#contract/cookbooks/publication.ts'
import { databases } from '#tests/support/database.ts'
import { addOwn, call } from '#tests/support/own-recipes.ts'
import { plainPicture, sendPicture } from '#tests/support/pictures.ts'
import { startCookbooks } from '#tests/support/published-cookbooks.ts'
import { PUBLIC_CRUMBLE } from '#tests/support/publishing.ts'

test.for(databases)(
  'BOK-88 BOK-89 what readers see stands beside what would be published, for its author and the desk (%s)',
  { timeout: 60_000 },
  async (engine) => {
    const server = await startCookbooks(engine)
    const { app, people, publish, arranged, publishBook, deskList, decideBook, standingOf } = server
    const { imani, ed, mia } = people
    const [one, two, three] = [await publish(), await publish(), await publish()]
    const [, draft] = await addOwn(app, imani.headers, PUBLIC_CRUMBLE)
    const device = await arranged(
      { Recipes: [one.own.Id, two.own.Id] },
      { Kind: 'add-tab', Tab: 'bread', Name: { en: 'Bread' } },
      { Kind: 'move', Recipe: one.own.Id, Tab: 'bread', After: null },
    )
    const path = `/my/cookbooks/${device.book.Id}`
    const compared = async (at: string, who = imani) =>
      await call<CookbookComparison>(app, 'GET', `${at}/comparison?LangId=1`, who.headers)
    // Before it is published there is nothing to compare; an editor sees what would be new.
    expect(await compared(path)).toMatchObject([404, { Code: 'NotFound' }])
    await publishBook(device.book.Id)
    const [first] = (await deskList()).Cookbooks
    expect((await compared(`/desk/cookbooks/${first?.Id}`, ed))[1]).toMatchObject({
      Now: null,
      Next: { Tabs: [{ Key: 'bread', Recipes: [one.own.Id] }], Loose: [two.own.Id] },
    })
    await decideBook(first?.Id ?? 0, 'approval')

    const bytes = await plainPicture('red', 900, 1200).png().toBuffer()
    const sent = { field: 'picture', headers: imani.headers, bytes }
    const { Version } = (await sendPicture(app, `${path}/picture/cover`, sent)).json<{
      Version: number
    }>()
    await call(app, 'PATCH', path, imani.headers, { Version, Name: { en: 'Crust' } })
    await device.send(
      { Kind: 'name-tab', Tab: 'bread', Name: { en: 'Breads' } },
      { Kind: 'take-out', Recipe: two.own.Id },
      { Kind: 'add', Recipe: three.own.Id, Tab: null },
      { Kind: 'add', Recipe: draft.Id, Tab: null },
    )
    const [status, comparison] = await compared(path)
    expect(status).toBe(200)
    expect(comparison).toMatchObject({
      Now: {
        Name: { en: 'Things with crust' },
        CoverPath: null,
        Tabs: [{ Name: { en: 'Bread' }, Recipes: [one.own.Id] }],
        Loose: [two.own.Id],
      },
      Next: {
        Name: { en: 'Crust' },
        Tabs: [{ Name: { en: 'Breads' }, Recipes: [one.own.Id] }],
        Loose: [three.own.Id],
      },
      HasOtherCover: true,
      HasOtherHeader: false,
    })
    expect(comparison.Next.CoverPath).toMatch(/^\/media\//u)
    const ids = [one, two, three].map(({ own, publicId }) => [own.Id, publicId])
    expect(comparison.Recipes.map(({ Id, PublicId }) => [Id, PublicId])).toEqual(
      expect.arrayContaining(ids),
    )
    expect(comparison.Recipes).toHaveLength(3)

    // The desk compares the version that waits; nobody else does.
    await publishBook(device.book.Id)
    const [again] = (await deskList()).Cookbooks
    const atDesk = `/desk/cookbooks/${again?.Id}`
    expect((await compared(atDesk, ed))[1]).toMatchObject({
      Now: { Name: { en: 'Things with crust' }, Loose: [three.own.Id] },
      Next: { Name: { en: 'Crust' }, CoverPath: comparison.Next.CoverPath },
    })
    expect((await compared(atDesk, imani))[0]).toBe(404)
    expect((await compared(path, mia))[0]).toBe(404)
    // Each version that was published is looked at by its author alone.
    await decideBook(again?.Id ?? 0, 'approval')
    const { Versions } = await standingOf(device.book.Id)
    const look = async (version = 0, who = imani) =>
      await call<CookbookComparison>(
        app,
        'GET',
        `${path}/versions/${version}?LangId=1`,
        who.headers,
      )
    expect((await look(Versions.at(-1)?.Id))[1]).toMatchObject({
      Now: null,
      Next: { Name: { en: 'Things with crust' }, Loose: [two.own.Id] },
    })
    expect((await look(Versions[0]?.Id))[1]).toMatchObject({
      Next: { Name: { en: 'Crust' }, Loose: [three.own.Id] },
    })
    expect((await look(Versions[0]?.Id, mia))[0]).toBe(404)
    expect((await look(1_000_000))[0]).toBe(404)
    // What is withdrawn is on neither side.
    await call(app, 'DELETE', `/my/recipes/${three.own.Id}/publication`, imani.headers)
    expect((await compared(path))[1]).toMatchObject({
      Now: { Loose: [] },
      Next: { Loose: [] },
    })
  },
)
