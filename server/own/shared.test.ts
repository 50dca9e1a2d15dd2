import { expect, test } from 'vitest'
import { calls } from '#contract/calls.ts'
import type { Folder, OwnPicture } from '#contract/own/own-recipe.ts'
import { databases } from '#tests/support/database.ts'
import { ask, startHousehold } from '#tests/support/household.ts'
import { addOwn, call, CRUMBLE } from '#tests/support/own-recipes.ts'
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
