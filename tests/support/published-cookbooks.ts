import type { BookChange } from '#contract/cookbooks/arrange.ts'
import type {
  CookbookPublication,
  DeskCookbooks,
  PublishCookbook,
} from '#contract/cookbooks/publication.ts'
import type { NewOwnCookbook, OwnCookbook } from '#contract/cookbooks/own-cookbook.ts'
import type { EngineName } from '#server/db/engine.ts'
import type { Person } from './desk.ts'
import { addBook, BookDevice } from './own-cookbooks.ts'
import { call } from './own-recipes.ts'
import { startPublishing } from './publishing.ts'
import type { TestServerOptions } from './server.ts'

/** The server of {@link startPublishing}, where Imani publishes cookbooks. */
export async function startCookbooks(engine: EngineName, options: Partial<TestServerOptions> = {}) {
  const server = await startPublishing(engine, options)
  const { app, database, people } = server
  const { imani, ed } = people

  /** What Imani sends in is published at once. */
  const trust = async () =>
    void (await database.db
      .updateTable('all_authors')
      .set({ is_trusted: 1 })
      .where('owner_id', '=', imani.id)
      .execute())
  const look = async (id: number, who: Person = imani) =>
    (await call<OwnCookbook>(app, 'GET', `/my/cookbooks/${id}?LangId=1`, who.headers))[1]
  const standingOf = async (id: number) =>
    (
      await call<CookbookPublication>(app, 'GET', `/my/cookbooks/${id}/publication`, imani.headers)
    )[1]
  /** Publishes a cookbook as it is now. */
  const publishBook = async (
    id: number,
    who: Person = imani,
    seen?: OwnCookbook,
    more: Pick<PublishCookbook, 'IsTold'> = {},
  ) => {
    const { Version, OrderVersion } = seen ?? (await look(id, who))
    const body = { Version, OrderVersion, IsPromised: true, ...more }
    const path = `/my/cookbooks/${id}/publication`
    return await call<CookbookPublication>(app, 'POST', path, who.headers, body)
  }
  const deskList = async (List = 'waiting', who: Person = ed) =>
    (await call<DeskCookbooks>(app, 'GET', `/desk/cookbooks?List=${List}`, who.headers))[1]
  const decideBook = async (id: number, act: string, who: Person = ed, body?: object) =>
    await call(app, 'POST', `/desk/cookbooks/${id}/${act}`, who.headers, body)
  /** Imani's cookbook, with changes made to it. */
  const arranged = async (body: Partial<NewOwnCookbook>, ...changes: BookChange[]) => {
    const device = new BookDevice(app, imani.headers, await addBook(app, imani.headers, body))
    if (changes.length > 0) await device.send(...changes)
    return device
  }
  return {
    ...server,
    trust,
    look,
    standingOf,
    publishBook,
    deskList,
    decideBook,
    arranged,
  }
}
