import { expect, test } from 'vitest'
import type { DeskProfile } from '#contract/desk/authorship.ts'
import { databases } from '#tests/support/database.ts'
import { addOwn, call } from '#tests/support/own-recipes.ts'
import { PUBLIC_CRUMBLE } from '#tests/support/publishing.ts'
import { startCookbooks } from '#tests/support/published-cookbooks.ts'

test.for(databases)(
  'PUB-34 nothing of somebody who is no author any more waits at the desk (%s)',
  { timeout: 60_000 },
  async (engine) => {
    const server = await startCookbooks(engine)
    const { app, people, admin, grant, publish, send, queue, standing } = server
    const { arranged, publishBook, deskList, standingOf, decide, decideBook } = server
    const { imani, ed } = people
    const profiles = async () =>
      (await call<{ Profiles: DeskProfile[] }>(app, 'GET', '/desk/profiles', ed.headers))[1]
        .Profiles
    /** Sends in a recipe, a cookbook and another name, and says what waits at the desk then. */
    const sendAll = async (recipe: number) => {
      const [, own] = await addOwn(app, imani.headers, { ...PUBLIC_CRUMBLE, Name: { en: 'Pie' } })
      const [, sent] = await send(imani, own)
      const { book } = await arranged({ Recipes: [recipe] })
      await publishBook(book.Id)
      await call(app, 'PATCH', '/my/author', imani.headers, { Name: `Imani ${own.Id}` })
      return { own, book, submission: sent.Submission?.Id ?? 0 }
    }
    const waiting = async () => [
      (await queue()).Counts.waiting,
      (await deskList()).Counts.waiting,
      (await profiles()).length,
    ]
    const { own: first } = await publish()
    const { own, book, submission } = await sendAll(first.Id)
    const sentBook = (await deskList()).Cookbooks[0]?.Id ?? 0
    expect(await waiting()).toEqual([1, 1, 1])
    await admin('revoke', 'imani@simmer.example', 'author')
    expect(await waiting()).toEqual([0, 0, 0])
    expect((await standing(imani, own.Id)).Submission).toBeNull()
    expect((await standingOf(book.Id)).Submission).toBeNull()
    // Who has it open already is told that it is decided.
    expect(await decide(ed, submission, 'approval')).toMatchObject([
      409,
      { Code: 'AlreadyDecided' },
    ])
    expect((await decideBook(sentBook, 'approval'))[0]).toBe(409)
    // What is sent in again waits again, and an admin takes the role at the desk, too.
    await grant('imani', 'author')
    await send(imani, own)
    await publishBook(book.Id)
    expect(await waiting()).toEqual([1, 1, 1])
    await grant('eve', 'admin')
    const path = `/desk/members/${imani.id}/roles/author?Why=Asked`
    expect((await call(app, 'DELETE', path, people.eve.headers))[0]).toBe(200)
    expect(await waiting()).toEqual([0, 0, 0])
  },
)
