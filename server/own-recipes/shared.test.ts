import { expect, test } from 'vitest'
import { calls } from '#contract/calls/calls.ts'
import type { NewInvitation } from '#contract/household.ts'
import type { Folder, OwnPicture } from '#contract/own-recipes/own-recipe.ts'
import { databases } from '#tests/support/database.ts'
import { ask, signUp, startHousehold } from '#tests/support/household.ts'
import { addOwn, call, CRUMBLE, startOwn, type Headers } from '#tests/support/own-recipes.ts'
import { sendPicture } from '#tests/support/pictures.ts'

test.for(databases)(
  'the household sees no picture of what is not shared with it any more (%s)',
  async (engine) => {
    const { app, ada, others } = await startHousehold(engine, 'ben')
    const [ben] = others
    const sent = await sendPicture(app, '/my/pictures', { field: 'picture', headers: ada })
    const draft = { ...CRUMBLE, PictureId: sent.json<OwnPicture>().Id }
    const [, { Id }] = await addOwn(app, ada, draft)
    const own = `/my/recipes/${Id}`
    const pathNow = async () =>
      (await call(app, 'GET', `${own}/draft`, ada))[1].Pictures[0]?.Path ?? ''
    const statusOf = async (url: string) => (await app.inject({ url })).statusCode
    /** Shares the recipe, and expects that its picture has another address afterwards. */
    const ends = async (share: () => Promise<unknown>, end: () => Promise<unknown>) => {
      await share()
      expect((await call(app, 'GET', own, ben))[0]).toBe(200)
      const known = await pathNow()
      expect(await statusOf(known)).toBe(200)
      await end()
      expect((await call(app, 'GET', own, ben))[0]).toBe(404)
      expect(await statusOf(known)).toBe(404)
      expect(await statusOf(await pathNow())).toBe(200)
    }
    const place = async (change: object) => await call(app, 'PATCH', `${own}/place`, ada, change)
    const shareIt = async () => await place({ IsShared: true })
    const [, folder] = await call<Folder>(app, 'POST', '/my/folders', ada, { Name: 'Ours' })
    const at = `/my/folders/${folder.Id}`
    const shareFolder = async (IsShared: boolean) => await call(app, 'PATCH', at, ada, { IsShared })

    await ends(shareIt, async () => await place({ IsShared: false }))
    await shareFolder(true)
    const intoFolder = async () => await place({ FolderIds: [folder.Id] })
    await ends(intoFolder, async () => await place({ FolderIds: [] }))
    await intoFolder()
    await ends(
      async () => await shareFolder(true),
      async () => await shareFolder(false),
    )
    await ends(
      async () => await shareFolder(true),
      async () => await call(app, 'DELETE', at, ada),
    )
    await ends(shareIt, async () => {
      await call(app, 'DELETE', own, ada)
      await call(app, 'POST', `${own}/restore`, ada)
      await place({ IsShared: false })
    })
    await ends(shareIt, async () => await ask(app, calls.leaveHousehold, ben!, { fields: {} }))
    // What stays shared keeps its address.
    const known = await pathNow()
    await place({ FolderIds: [] })
    expect(await pathNow()).toBe(known)
  },
)

test.for(databases)(
  'what was shared with a household is private in the next one (%s)',
  async (engine) => {
    const { app, ada, others } = await startHousehold(engine, 'ben')
    const [ben = {}] = others
    const [, folder] = await call<Folder>(app, 'POST', '/my/folders', ben, {
      Name: 'Ours',
      IsShared: true,
    })
    const [, { Id: single }] = await addOwn(app, ben)
    const [, { Id: inFolder }] = await addOwn(app, ben)
    await call(app, 'PATCH', `/my/recipes/${single}/place`, ben, { IsShared: true })
    const FolderIds = [folder.Id]
    await call(app, 'PATCH', `/my/recipes/${inFolder}/place`, ben, { FolderIds })
    const read = async (who: Headers) => [
      (await call(app, 'GET', `/my/recipes/${single}`, who))[0],
      (await call(app, 'GET', `/my/recipes/${inFolder}`, who))[0],
    ]
    expect(await read(ada)).toEqual([200, 200])
    await ask(app, calls.leaveHousehold, ben, { fields: {} })
    expect(await read(ada)).toEqual([404, 404])
    const sara = await signUp(app, 'sara')
    await ask(app, calls.createHousehold, sara, { fields: { Name: 'Elsewhere' } })
    const { Token } = (await ask(app, calls.invite, sara)).json<NewInvitation>()
    await ask(app, calls.joinHousehold, ben, { fields: { Token } })
    expect(await read(sara)).toEqual([404, 404])
    expect(await read(ben)).toEqual([200, 200])
    // It can be shared anew.
    await call(app, 'PATCH', `/my/folders/${folder.Id}`, ben, { IsShared: true })
    expect(await read(sara)).toEqual([404, 200])
  },
)

test.for(databases)('nothing is shared in advance, without a household (%s)', async (engine) => {
  const { app, ada } = await startOwn(engine)
  const [, { Id }] = await addOwn(app, ada)
  const [, folder] = await call<Folder>(app, 'POST', '/my/folders', ada, { Name: 'Mine' })
  const share = { IsShared: true }
  const no = [400, 'FieldInvalid']
  for (const [method, url, body] of [
    ['PATCH', `/my/recipes/${Id}/place`, share],
    ['PATCH', `/my/folders/${folder.Id}`, share],
    ['POST', '/my/folders', { Name: 'Ours', ...share }],
  ] as const) {
    const [status, { Code }] = await call(app, method, url, ada, body)
    expect([url, status, Code]).toEqual([url, ...no])
  }
  const [, draft] = await call(app, 'GET', `/my/recipes/${Id}/draft`, ada)
  expect(draft).toMatchObject({ IsShared: false, IsInSharedFolder: false })
})

test.for(databases)(
  'a picture that a recipe names no more is gone from its address in that save (%s)',
  async (engine) => {
    const { app, ada } = await startOwn(engine)
    const upload = async () =>
      (
        await sendPicture(app, '/my/pictures', { field: 'picture', headers: ada })
      ).json<OwnPicture>()
    const [cover, step] = [await upload(), await upload()]
    const Steps = CRUMBLE.Steps.with(0, { ...CRUMBLE.Steps[0]!, PictureId: step.Id })
    const full = { ...CRUMBLE, PictureId: cover.Id, Steps }
    const [, { Id }] = await addOwn(app, ada, full)
    const own = `/my/recipes/${Id}`
    await call(app, 'POST', `${own}/link`, ada)
    const statusOf = async ({ Path }: OwnPicture) => (await app.inject({ url: Path })).statusCode
    const save = async (Version: number, Draft: object) =>
      (await call(app, 'PATCH', own, ada, { Version, Draft }))[1]
    await save(1, { ...full, PictureId: undefined })
    expect([await statusOf(cover), await statusOf(step)]).toEqual([404, 200])
    // An undo brings the picture back, at an address that nobody knows.
    const { Pictures } = await save(2, full)
    const again = Pictures.find((picture) => picture.Id === cover.Id)!
    expect(again.Path).not.toBe(cover.Path)
    expect(await statusOf(again)).toBe(200)
    // A draft that lacks something is not readable by the link, nor are its pictures.
    const { Pictures: hidden } = await save(3, { ...full, Lines: [] })
    expect([await statusOf(again), await statusOf(step)]).toEqual([404, 404])
    expect(await Promise.all(hidden.map(statusOf))).toEqual([200, 200])
    await save(4, { ...full, Steps: CRUMBLE.Steps })
    await call(app, 'DELETE', own, ada)
    await call(app, 'DELETE', `${own}/forever`, ada)
    const all = [cover, step, again, ...hidden]
    expect(await Promise.all(all.map(statusOf))).toEqual(all.map(() => 404))
  },
)
