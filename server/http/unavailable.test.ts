import { expect, test, vi } from 'vitest'
import type { Comment } from '#contract/recipes/comment.ts'
import { databases } from '#tests/support/database.ts'
import { startBreakableServer } from '#tests/support/breakable-server.ts'
import { askToken, newMember, sendForm } from '#tests/support/members.ts'
import { endConnections } from '#tests/support/postgres-admin.ts'
import { startTestServer } from '#tests/support/server.ts'

test.for(databases)(
  'while %s is away every call answers 503 and says when to try again, then all is well',
  async (engine) => {
    const { app, breakDatabase, restoreDatabase } = await startBreakableServer(engine)
    const headers = await newMember(app)
    const ask = {
      visitor: async () => await app.inject({ url: '/api/recipe/3?LangId=0' }),
      member: async () => await app.inject({ url: '/api/me?LangId=1', headers }),
      write: async () =>
        await sendForm(app, 'POST', '/recipe/3/comment', { text: 'Good' }, headers),
    }
    await breakDatabase()
    const visitor = await ask.visitor()
    expect(visitor.statusCode).toBe(503)
    expect(visitor.headers).toMatchObject({ 'retry-after': '5', 'cache-control': 'no-store' })
    expect(visitor.json()).toMatchObject({
      Code: 'Unavailable',
      Message: 'Simmer ist gerade nicht erreichbar. Bitte versuch es gleich noch einmal.',
    })
    expect((await ask.member()).json()).toMatchObject({
      Code: 'Unavailable',
      Message: 'Simmer is not available right now. Please try again in a moment.',
    })
    expect((await ask.write()).statusCode).toBe(503)
    const refused = await askToken(app)
    expect(refused.statusCode).toBe(503)
    expect(refused.json()).toMatchObject({ error: 'temporarily_unavailable', Code: 'Unavailable' })
    await restoreDatabase()
    expect((await ask.visitor()).statusCode).toBe(200)
    expect((await ask.member()).statusCode).toBe(200)
    expect((await ask.write()).statusCode).toBe(201)
    expect((await askToken(app)).statusCode).toBe(200)
  },
)

/** Sends comments one after the other until enough of them were taken; gives those that were. */
async function writeComments(post: (text: string) => Promise<number>, writer: number) {
  const taken: string[] = []
  const statuses = new Set<number>()
  for (let count = 0; taken.length < 6; count++) {
    const text = `Comment ${count} of writer ${writer}`
    const status = await post(text)
    statuses.add(status)
    if (status === 201) taken.push(text)
  }
  return { taken, statuses }
}

const onPostgres = databases.filter((engine) => engine === 'postgres')

test.for(onPostgres)(
  'while %s ends all connections again and again, no comment that was taken is lost or doubled',
  async (engine) => {
    const { app, database } = await startTestServer(engine, { filled: true })
    const headers = await newMember(app)
    const post = async (text: string) =>
      (await sendForm(app, 'POST', '/recipe/3/comment?LangId=1', { text }, headers)).statusCode
    const writing = { isOver: false }
    const writers = [1, 2, 3, 4].map(async (writer) => await writeComments(post, writer))
    const reading = (async () => {
      const statuses = new Set<number>()
      while (!writing.isOver) {
        statuses.add((await app.inject({ url: '/api/recipe/3/comment' })).statusCode)
      }
      return statuses
    })()
    const ending = (async () => {
      while (!writing.isOver) await endConnections(database.config.DATABASE_URL ?? '')
    })()
    const written = await Promise.all(writers).finally(() => (writing.isOver = true))
    await ending
    const statuses = new Set([...(await reading), ...written.flatMap((one) => [...one.statuses])])
    for (const status of statuses) expect([200, 201, 503]).toContain(status)
    // The last connections may be about to end when the writers have finished.
    const comments = await vi.waitUntil(async () => {
      const answer = await app.inject({ url: '/api/recipe/3/comment?LangId=1' })
      return answer.statusCode === 200 && answer.json<Comment[]>()
    }, 10_000)
    const texts = comments.map(({ Text }) => Text)
    for (const text of written.flatMap(({ taken }) => taken)) {
      expect(texts.filter((other) => other === text)).toEqual([text])
    }
    expect(new Set(texts).size).toBe(texts.length)
  },
)
