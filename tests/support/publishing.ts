import type { DeskProfile } from '#contract/desk/authorship.ts'
import type { Draft } from '#contract/own-recipes/draft.ts'
import type { OwnRecipe } from '#contract/own-recipes/own-recipe.ts'
import type { DeskSubmissions } from '#contract/publishing/desk.ts'
import type { Publication } from '#contract/publishing/publication.ts'
import type { EngineName } from '#server/db/engine.ts'
import { startDesk, type Person } from './desk.ts'
import { addOwn, call, CRUMBLE } from './own-recipes.ts'
import type { TestServerOptions } from './server.ts'

/** The crumble with what the catalogue knows, and one word that it does not. */
export const PUBLIC_CRUMBLE: Draft = {
  ...CRUMBLE,
  Tags: ['One pan', 'grandma’s'],
  DishTypes: [6],
  Tools: ['Mixing bowl', 'cake forks'],
  Source: { Name: 'From my grandmother Ada' },
}

/**
 * A server with the demo catalogue; Imani, who is an author, Ed and Eve at the desk, and Mia. Their accounts are
 * not new, so that they may send in as much as anybody.
 */
export async function startPublishing(
  engine: EngineName,
  options: Partial<TestServerOptions> = {},
) {
  const server = await startDesk(engine, ['imani', 'ed', 'eve', 'mia'], {
    filled: true,
    ...options,
  })
  const { app, database, grant, people } = server
  await grant('imani', 'author')
  await grant('ed', 'editor')
  await grant('eve', 'editor')
  await database.db
    .updateTable('users')
    .set({ created_at: 0 })
    .where('kind', '=', 'member')
    .execute()

  const send = async (who: Person, { Id, Version }: Pick<OwnRecipe, 'Id' | 'Version'>, Word = '') =>
    await call<Publication>(app, 'POST', `/my/recipes/${Id}/submission`, who.headers, {
      Version,
      IsPromised: true,
      Word,
    })
  const standing = async (who: Person, id: number) =>
    (await call<Publication>(app, 'GET', `/my/recipes/${id}/publication`, who.headers))[1]
  const queue = async (who = people.ed, List = 'waiting') =>
    (
      await call<DeskSubmissions>(
        app,
        'GET',
        `/desk/submissions?List=${List}&LangId=1`,
        who.headers,
      )
    )[1]
  const decide = async (who: Person, submission: number, act: string, body?: object) =>
    await call(app, 'POST', `/desk/submissions/${submission}/${act}`, who.headers, body)
  const save = async (who: Person, { Id, Version }: OwnRecipe, draft: Draft) =>
    (await call(app, 'PATCH', `/my/recipes/${Id}`, who.headers, { Version, Draft: draft }))[1]

  /** Publishes a recipe of Imani's. */
  const publish = async (draft: Draft = PUBLIC_CRUMBLE) => {
    const [, own] = await addOwn(app, people.imani.headers, draft)
    const [, sent] = await send(people.imani, own)
    const submission = sent.Submission?.Id ?? 0
    const [status, answer] = await decide(people.ed, submission, 'approval')
    if (status !== 200) throw new Error(`approval: ${status} ${JSON.stringify(answer)}`)
    const published = (await standing(people.imani, own.Id)).Published
    return { own, submission, publicId: published?.Id ?? 0 }
  }
  /** Has another name of Imani's read by the desk. */
  const rename = async (Name: string) => {
    await call(app, 'PATCH', '/my/author', people.imani.headers, { Name })
    const path = '/desk/profiles'
    const [, answer] = await call<{ Profiles: DeskProfile[] }>(app, 'GET', path, people.ed.headers)
    await call(app, 'PATCH', `${path}/${answer.Profiles[0]?.Id}/approve`, people.ed.headers)
  }
  return { ...server, send, standing, queue, decide, save, publish, rename }
}
