import type { Kysely } from 'kysely'
import { expect, test } from 'vitest'
import { Value } from 'typebox/value'
import { Comment } from '#contract/recipes/comment.ts'
import { buildApp } from '#server/app.ts'
import { openDatabase } from '#server/db/open.ts'
import type { Database } from '#server/db/schema.ts'
import type { App } from '#server/http/app-type.ts'
import { databases } from '#tests/support/database.ts'
import { newMember, sendForm } from '#tests/support/members.ts'
import { startTestServer } from '#tests/support/server.ts'

type Headers = Record<string, string>

const read = async (app: App, headers: Headers = {}, query = '') => {
  const answer = await app.inject({ url: `/api/recipe/3/comment?LangId=1${query}`, headers })
  return answer.json<Comment[]>()
}

const post = async (app: App, text: string, headers: Headers, query = '?LangId=1') => {
  const answer = await sendForm(app, 'POST', `/recipe/3/comment${query}`, { text }, headers)
  return [answer.statusCode, answer.json<Comment>()] as const
}

/** Likes or dislikes; gives status and body. */
const vote = async (app: App, id: number, wish: 'like' | 'dislike', headers: Headers) => {
  const url = `/api/recipe/3/comment/${id}/${wish}`
  const answer = await app.inject({ method: 'PATCH', url, headers })
  return [answer.statusCode, answer.json<Comment>()] as const
}

test.for(databases)(
  'API-31 a comment comes first, as it was typed, in the language of its page (%s)',
  async (engine) => {
    const { app } = await startTestServer(engine, { filled: true })
    const ada = await newMember(app)
    const before = await read(app)
    const text = 'Zwei Zeilen\n<b>&amp; "Zeichen"</b> 🍲 %_\''
    const [status, comment] = await post(app, `  ${text} \n`, ada, '?LangId=0')
    expect(status).toBe(201)
    expect(Value.Errors(Comment, comment)).toEqual([])
    expect(comment).toMatchObject({
      Text: text,
      Likes: 0,
      Dislikes: 0,
      IsLiked: null,
      LangId: 0,
      User: { FirstName: 'Ada', LastName: 'Lovelace', AvatarPath: null },
      IsOwn: true,
    })
    expect(Math.abs(Date.parse(comment.Created) - Date.now())).toBeLessThan(60_000)
    const { IsOwn: _, ...seenByOthers } = comment
    expect(await read(app)).toEqual([seenByOthers, ...before])
    expect((await read(app, ada))[0]).toEqual(comment)
  },
)

test.for(databases)(
  'a comment that is sent again because its response was lost is stored once (%s)',
  async (engine) => {
    const { app } = await startTestServer(engine, { filled: true })
    const ada = await newMember(app)
    const ben = await newMember(app, { email: 'ben@simmer.example', username: 'ben' })
    const before = (await read(app)).length
    const [, first] = await post(app, 'Lovely', ada)
    expect(await post(app, 'Lovely', ada)).toEqual([201, first])
    await post(app, 'Lovely!', ada)
    await post(app, 'Lovely', ben)
    expect(await read(app)).toHaveLength(before + 3)
  },
)

/** Writes comments on recipe 3 beside the calls; always two at the same moment. */
const insertComments = async (db: Kysely<Database>, count: number) => {
  const { id: user_id } = await db
    .selectFrom('users')
    .select('id')
    .where('kind', '=', 'member')
    .executeTakeFirstOrThrow()
  const rows = Array.from({ length: count }, (_, index) => {
    const created_at = 1.8e12 + Math.floor(index / 2) * 1000
    return { recipe_id: 3, user_id, lang_id: 1 as const, text: `comment ${index}`, created_at }
  })
  await db.insertInto('comments').values(rows).execute()
}

test.for(databases)(
  'a comment that arrives many times at once, at two processes, is stored once (%s)',
  async (engine) => {
    const { app, database, config } = await startTestServer(engine, { filled: true })
    const ada = await newMember(app)
    const before = (await read(app)).length
    const other = await openDatabase(database.config)
    const second = await buildApp({ config, database: other })
    const sent = Array.from({ length: 12 }, (_, turn) => {
      return post(turn % 2 ? app : second, 'Lovely', ada)
    })
    const answers = await Promise.all(sent)
    for (const answer of answers) expect(answer).toEqual([201, answers[0]?.[1]])
    expect(await read(app)).toHaveLength(before + 1)
    await second.close()
    await other.close()
  },
)

test.for(databases)(
  'API-30 a call returns 100 comments, and the next call continues after them (%s)',
  async (engine) => {
    const { app, database } = await startTestServer(engine, { filled: true })
    const ada = await newMember(app)
    await insertComments(database.db, 205)
    const expected = await database.db
      .selectFrom('comments')
      .select('id')
      .where('recipe_id', '=', 3)
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .execute()
    const all: Comment[] = []
    const sizes: number[] = []
    for (let page = await read(app, ada); page.length > 0;) {
      all.push(...page)
      sizes.push(page.length)
      page = await read(app, ada, `&Before=${page.at(-1)?.Id}`)
    }
    expect(all.map(({ Id }) => Id)).toEqual(expected.map(({ id }) => id))
    expect(sizes).toEqual([100, 100, expected.length - 200])
    for (const limit of [1, 7, 100]) {
      const page = await read(app, ada, `&limit=${limit}&before=${all[10]?.Id}`)
      expect(page).toEqual(all.slice(11, 11 + limit))
    }
  },
)

test('a cursor that names no comment of the recipe, and a limit beyond 100, are refused', async () => {
  const { app } = await startTestServer('sqlite', { filled: true })
  const ada = await newMember(app)
  const [, { Id }] = await post(app, 'Lovely', ada)
  const tries = [
    ['/recipe/3/comment?Before=999999', 404, 'NotFound'],
    // The comment of another recipe.
    [`/recipe/4/comment?Before=${Id}`, 404, 'NotFound'],
    ['/recipe/3/comment?Before=0', 400, 'FieldInvalid'],
    ['/recipe/3/comment?Before=x', 400, 'FieldInvalid'],
    ['/recipe/3/comment?limit=0', 400, 'FieldInvalid'],
    ['/recipe/3/comment?limit=101', 400, 'FieldInvalid'],
    ['/recipe/999999/comment?limit=4', 404, 'RequestInvalid'],
  ] as const
  for (const [url, status, Code] of tries) {
    const answer = await app.inject({ url: `/api${url}` })
    expect([url, answer.statusCode, answer.json()]).toMatchObject([url, status, { Code }])
  }
})

const REFUSED = [
  ['nothing', '', 'FieldRequired'],
  ['blanks', ' \n\t\u00a0', 'FieldRequired'],
  ['what cannot be seen', '\u200b\u200d\u2060', 'FieldRequired'],
  ['2001 characters', 'a'.repeat(2001), 'TextTooLong'],
  ['what no database takes', 'a\u0000', 'FieldInvalid'],
] as const

test.for(REFUSED)('API-31 VAL-16 a comment is not %s', async ([, text, Code]) => {
  const { app } = await startTestServer('sqlite', { filled: true })
  const ada = await newMember(app)
  const before = await read(app)
  expect(await post(app, text, ada)).toMatchObject([400, { Code }])
  expect(await read(app)).toEqual(before)
})

test('API-31 2000 characters fit, emoji counted as one, and the body may be the words alone', async () => {
  const { app } = await startTestServer('sqlite', { filled: true })
  const ada = await newMember(app)
  expect((await post(app, '🍲'.repeat(2000), ada))[0]).toBe(201)
  const plain = await app.inject({
    method: 'POST',
    url: '/api/recipe/3/comment',
    headers: { ...ada, 'content-type': 'text/plain; charset=utf-8' },
    payload: 'text=Grüße',
  })
  expect([plain.statusCode, plain.json()]).toMatchObject([201, { Text: 'text=Grüße', LangId: 1 }])
})

test.for(databases)(
  'API-32 API-33 STA-18 a like takes the place of a dislike, and the same again changes nothing (%s)',
  async (engine) => {
    const { app } = await startTestServer(engine, { filled: true })
    const ada = await newMember(app)
    const ben = await newMember(app, { email: 'ben@simmer.example', username: 'ben' })
    const [, { Id }] = await post(app, 'Lovely', ada)
    const steps = [
      [ada, 'like', { Likes: 1, Dislikes: 0, IsLiked: true }],
      [ada, 'like', { Likes: 1, Dislikes: 0, IsLiked: true }],
      [ben, 'dislike', { Likes: 1, Dislikes: 1, IsLiked: false }],
      [ben, 'like', { Likes: 2, Dislikes: 0, IsLiked: true }],
      [ada, 'dislike', { Likes: 1, Dislikes: 1, IsLiked: false }],
      [ada, 'dislike', { Likes: 1, Dislikes: 1, IsLiked: false }],
    ] as const
    for (const [who, wish, expected] of steps) {
      const [status, comment] = await vote(app, Id, wish, who)
      expect([status, comment]).toMatchObject([200, { Id, ...expected }])
      expect((await read(app, who))[0]).toEqual(comment)
    }
    expect((await read(app))[0]).toMatchObject({ Likes: 1, Dislikes: 1, IsLiked: null })
  },
)

test.for(databases)('concurrent likes are each counted once (%s)', async (engine) => {
  const { app } = await startTestServer(engine, { filled: true })
  const ada = await newMember(app)
  const [, { Id }] = await post(app, 'Lovely', ada)
  const voters = [ada]
  for (let index = 0; index < 5; index++) {
    const account = { email: `cook${index}@simmer.example`, username: `cook${index}` }
    voters.push(await newMember(app, account))
  }
  const votes = voters.flatMap((voter) => [
    vote(app, Id, 'dislike', voter),
    vote(app, Id, 'like', voter),
    vote(app, Id, 'like', voter),
  ])
  for (const [status] of await Promise.all(votes)) expect(status).toBe(200)
  const [comment] = await read(app)
  expect((comment?.Likes ?? 0) + (comment?.Dislikes ?? 0)).toBe(voters.length)
  for (const voter of voters) await vote(app, Id, 'like', voter)
  expect((await read(app))[0]).toMatchObject({ Likes: voters.length, Dislikes: 0 })
})

test('comments and likes are refused where there is nothing, and to visitors', async () => {
  const { app } = await startTestServer('sqlite', { filled: true })
  const ada = await newMember(app)
  const [, { Id }] = await post(app, 'Lovely', ada)
  const tries = [
    ['POST', '/recipe/999999/comment', ada, 404, 'RequestInvalid'],
    ['POST', '/recipe/abc/comment', ada, 400, 'RequestInvalid'],
    ['POST', '/recipe/3/comment', {}, 401, 'Unauthorized'],
    ['PATCH', '/recipe/3/comment/999999/like', ada, 404, 'NotFound'],
    // The comment of another recipe.
    ['PATCH', `/recipe/4/comment/${Id}/like`, ada, 404, 'NotFound'],
    ['PATCH', `/recipe/3/comment/${Id}/like`, {}, 401, 'Unauthorized'],
    ['PATCH', `/recipe/3/comment/${Id}/dislike`, {}, 401, 'Unauthorized'],
  ] as const
  for (const [method, url, headers, status, Code] of tries) {
    const answer = await sendForm(app, method, url, { text: 'Lovely' }, headers)
    expect([url, answer.statusCode, answer.json()]).toMatchObject([url, status, { Code }])
  }
  expect((await read(app))[0]).toMatchObject({ Id, Likes: 0, Dislikes: 0 })
})
