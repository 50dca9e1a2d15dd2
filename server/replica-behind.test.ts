import { expect, test } from 'vitest'
import type { Comment } from '#contract/recipes/comment.ts'
import type { Recipe } from '#contract/recipes/recipe.ts'
import { memoryIndexOf } from './search/memory/live-index.ts'
import { databases, openTestDatabase } from '#tests/support/database.ts'
import { call, type Headers } from '#tests/support/own-recipes.ts'
import { startPublishing } from '#tests/support/publishing.ts'
import { sendForm } from '#tests/support/members.ts'

const onPostgres = databases.filter((engine) => engine === 'postgres')

/** A site whose replica has the catalogue and gets nothing new while the test runs. */
async function startBehind(engine: 'sqlite' | 'postgres') {
  const behind = await openTestDatabase(engine, { filled: true })
  const site = await startPublishing(engine, {
    replica: behind.config.DATABASE_URL,
    searchesInMemory: true,
  })
  const { app, database } = site
  await app.ready()
  const isIndexed = () => memoryIndexOf(database.replica) !== undefined
  await expect.poll(isIndexed, { timeout: 20_000 }).toBe(true)
  const read = async <Body>(url: string, headers: Headers = {}) =>
    (await call<Body>(app, 'GET', url, headers))[1]
  return { ...site, read, behind }
}

const idOf = ({ Id }: Recipe) => Id

test.for(onPostgres)(
  'HST-73 members see what they have just written while the replica of %s is behind',
  async (engine) => {
    const { app, people, read } = await startBehind(engine)
    const { headers } = people.mia
    const text = 'Written a moment ago.'
    await sendForm(app, 'POST', '/recipe/3/comment?LangId=1', { text }, headers)
    await call(app, 'PATCH', '/recipe/3/favorize', headers)
    const comments = '/recipe/3/comment?limit=4&LangId=1'
    const [own] = await read<Comment[]>(comments, headers)
    expect(own).toMatchObject({ Text: text })
    const mine = await read<Recipe>('/recipe/3?LangId=1', headers)
    expect(mine.IsFavorized).toBe(true)
    const theirs = await read<Comment[]>(comments)
    expect(theirs.map((comment) => comment.Text)).not.toContain(text)
  },
)

test.for(onPostgres)(
  'HST-73 what was just published has its address at once, and members find it, while the replica of %s is behind',
  async (engine) => {
    const { publish, people, read, database } = await startBehind(engine)
    const { publicId } = await publish()
    const isNoticed = () => memoryIndexOf(database.db) === undefined
    await expect.poll(isNoticed, { timeout: 10_000 }).toBe(true)
    const { headers } = people.imani
    for (const query of ['term=xylander', 'limit=3']) {
      const found = await read<Recipe[]>(`/recipe?LangId=1&${query}`, headers)
      expect(found.map(idOf)).toContain(publicId)
    }
    for (const who of [headers, {}]) {
      const recipe = await read<Recipe>(`/recipe/${publicId}?LangId=1`, who)
      expect(recipe).toMatchObject({ Id: publicId })
      for (const part of ['ingredient', 'howto', 'comment', 'note/count'])
        expect(await read(`/recipe/${publicId}/${part}?LangId=1`, who)).toEqual(expect.any(Array))
    }
    const listed = await read<Recipe[]>('/recipe?LangId=1&limit=3')
    expect(listed.map(idOf)).not.toContain(publicId)
  },
)
