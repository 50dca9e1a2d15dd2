import type { AuthorComment, AuthorComments } from '#contract/author-page/comments.ts'
import { HOUR_MS } from '#contract/durations.ts'
import type { Comment } from '#contract/recipes/comment.ts'
import type { EngineName } from '#server/db/engine.ts'
import { call } from './own-recipes.ts'
import { startPublishing } from './publishing.ts'

/** A published recipe of Imani's, on which Mia has asked and said something. */
export async function startComments(engine: EngineName) {
  const clock = { now: Date.parse('2026-11-20T12:00:00Z') }
  const server = await startPublishing(engine, { now: () => new Date(clock.now) })
  const { app, people } = server
  const { publicId } = await server.publish()
  const comment = async (text: string) => {
    clock.now += HOUR_MS
    const url = `/recipe/${publicId}/comment?LangId=1`
    return (await call<Comment>(app, 'POST', url, people.mia.headers, { text }))[1]
  }
  const said = await comment('Baked in a loaf tin. It worked.')
  const asked = await comment('Does the butter at step 2 have to be cold?')
  const list = async (Part = 'waiting', who = people.imani) =>
    await call<AuthorComments>(app, 'GET', `/my/author/comments?LangId=1&Part=${Part}`, who.headers)
  const act = async (method: 'POST' | 'PATCH', path: string, body: object, who = people.imani) =>
    await call<AuthorComment>(
      app,
      method,
      `/my/author/comments/${path}?LangId=1`,
      who.headers,
      body,
    )
  const shown = async () =>
    (await call<Comment[]>(app, 'GET', `/recipe/${publicId}/comment?LangId=1`))[1]
  return { ...server, clock, publicId, said, asked, comment, list, act, shown }
}
