import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { Call } from '#contract/calls/call.ts'
import { calls } from '#contract/calls/calls.ts'
import type { HowToStep } from '#contract/recipes/how-to.ts'
import type { RecipeIngredient } from '#contract/recipes/ingredient.ts'
import { isOwnId } from '#contract/own-recipes/own-id.ts'
import type { Folder, OwnPicture } from '#contract/own-recipes/own-recipe.ts'
import { sitemap } from '#server/pages/sitemap.ts'
import { databases } from '#tests/support/database.ts'
import { HAS_FFMPEG } from '#tests/support/ffmpeg.ts'
import { addFilm } from '#tests/support/films.ts'
import { addOwn, call, CRUMBLE, startOwn, type Headers } from '#tests/support/own-recipes.ts'
import { sendPicture } from '#tests/support/pictures.ts'

/** Words of the private recipe that stand nowhere else. */
const SECRETS = /xylander|zwetschgoxyl/iu
/** Ids of members that nobody has. */
const UNKNOWN = { recipe: 1_999_999_991, food: 1_999_999_992, step: 1_999_999_993 }

/** What calls may ask by. */
const idsOf = (of: Record<'recipe' | 'food' | 'step', number>) => ({
  path: { id: of.recipe, recipeId: of.recipe, ingredientId: of.food, stepId: of.step },
  query: {
    LangId: '1',
    term: 'Xylander',
    Term: 'Xylander',
    Tag: 'Sunday',
    StepId: String(of.step),
    'IncludedIng[]': String(of.food),
    have: String(of.food),
    Ids: String(of.recipe),
    OrderBy: 'created',
    State: 'private',
  },
  body: {
    RecipeId: of.recipe,
    IngredientIds: [of.food],
    Persons: 2,
    RatingValue: 'Good',
    Comment: 'Hello',
    StepId: of.step,
    Kind: 'tip',
    Text: 'Hello',
    IsPrivate: true,
    Key: randomUUID(),
    Day: '2026-01-02',
    People: 2,
    Minutes: null,
    Note: '',
    Changes: [],
    Version: 1,
    Draft: CRUMBLE,
    Name: 'Hello',
    FolderIds: [],
    Steps: [],
  },
})

/** Names of what a call takes. */
const fieldsOf = (schema: object = {}) =>
  'properties' in schema ? Object.keys(schema.properties as object) : []

/** Calls that read, and those that change something about a recipe, a food or a step. */
const PROBED = Object.values<Call>(calls).filter(({ path, method, body }) => {
  if (path.startsWith('/auth') || path.startsWith('/me') || path.includes('events')) return false
  if (/:(id|recipeId|ingredientId|stepId)\b/.test(path)) return true
  if (path.includes(':')) return false
  const fields = fieldsOf(body)
  return method === 'GET' || fields.some((field) => /^(Recipe|Ingredient|Step)Ids?$/.test(field))
})

/** An address of a call with everything that it can ask by. */
function addressOf({ path, query }: Call, ids: ReturnType<typeof idsOf>): string {
  const filled = path.replaceAll(/:(\w+)/g, (_, name: string) =>
    String((ids.path as Record<string, number>)[name] ?? 1),
  )
  const known = fieldsOf(query)
  const asked = Object.entries(ids.query).filter(([name]) => known.includes(name))
  return `/api${filled}?${new URLSearchParams(asked)}`
}

/** An answer without what differs between two answers to the same question. */
const plain = (body: string) =>
  body
    .replaceAll(/"(?:Id|RequestId|Key|Changed|Expires|Created)":("[^"]*"|\d+)/g, '')
    // Some answers repeat the ids that were asked about.
    .replaceAll(/\b[12]\d{9}\b/g, 'id')

test.for(databases)(
  'nobody else learns that there is a private recipe (%s)',
  { timeout: 120_000 },
  async (engine) => {
    const { app, ada, ben } = await startOwn(engine, {
      searchesInMemory: true,
      now: () => new Date('2026-11-22T19:00:00Z'),
      pages: async (server, { database }) => {
        sitemap(server, { db: database.replica, originOf: () => 'https://simmer.example' })
        await Promise.resolve()
      },
    })
    const counted = (await app.inject({ url: '/api/recipe/count' })).body
    const picture = (
      await sendPicture(app, '/my/pictures', { field: 'picture', headers: ada })
    ).json<OwnPicture>()
    const [, { Id: recipe }] = await addOwn(app, ada, { ...CRUMBLE, PictureId: picture.Id })
    const [, folder] = await call<Folder>(app, 'POST', '/my/folders', ada, { Name: 'Xylander' })
    const own = `/my/recipes/${recipe}`
    await call(app, 'PATCH', `${own}/place`, ada, { FolderIds: [folder.Id] })
    const [, rows] = await call<RecipeIngredient[]>(app, 'GET', `${own}/ingredient`, ada)
    const [, steps] = await call<HowToStep[]>(app, 'GET', `${own}/howto`, ada)
    const food = rows.find(({ Ingredient }) => isOwnId(Ingredient.Id))?.Ingredient.Id ?? 0
    const step = steps[0]?.Id ?? 0
    const film = HAS_FFMPEG ? await addFilm(app, ada, recipe) : undefined
    const there = idsOf({ recipe, food, step })
    const nowhere = idsOf(UNKNOWN)
    const secrets = [picture, film].flatMap((one) => one?.Path.split('/').at(-1) ?? [])

    expect(PROBED.length).toBeGreaterThan(60)
    const ask = async (probed: Call, ids: typeof there, headers: Headers) => {
      const { method } = probed
      const answer = await app.inject({
        method,
        url: addressOf(probed, ids),
        headers,
        ...(method !== 'GET' && { payload: ids.body }),
      })
      return { status: answer.statusCode, body: answer.body }
    }
    for (const who of [{}, ben]) {
      for (const probed of PROBED) {
        const name = `${probed.method} ${probed.path}`
        const about = await ask(probed, there, who)
        const unknown = await ask(probed, nowhere, who)
        // An answer may repeat what was asked, but is the same as for what does not exist.
        expect([name, about.status]).toEqual([name, unknown.status])
        if (!name.includes('/my/'))
          expect([name, plain(about.body)]).toEqual([name, plain(unknown.body)])
        if (probed.method === 'GET') {
          expect([name, about.body]).toEqual([name, expect.not.stringMatching(SECRETS)])
          for (const secret of secrets)
            expect([name, about.body]).toEqual([name, expect.not.stringContaining(secret)])
        }
      }
    }
    for (const term of ['Xylander', 'xyl', 'zwetschgoxyls', 'crumble plum']) {
      for (const path of [
        '/search',
        '/search/nearest',
        '/recipe',
        '/ingredient',
        '/book',
        '/author',
      ]) {
        const query = new URLSearchParams({ term, Term: term, LangId: '1' })
        const answer = await app.inject({ url: `/api${path}?${query}`, headers: ben })
        expect([path, term, answer.body]).toEqual([path, term, expect.not.stringMatching(SECRETS)])
      }
    }
    expect((await app.inject({ url: '/api/recipe/count' })).body).toBe(counted)
    const map = (await app.inject({ url: '/sitemap.xml' })).body
    expect(map).not.toContain(String(recipe))
    expect(map).not.toContain('1000000000')
    for (const path of [`/media/own/${'0'.repeat(32)}.webp`, '/media/own/', '/media/own']) {
      expect((await app.inject({ url: path })).statusCode).toBe(404)
    }
    // Nothing of what the other member tried has changed it.
    const [, draft] = await call(app, 'GET', `${own}/draft`, ada)
    expect(draft).toMatchObject({ Version: 1, State: 'private', FolderIds: [folder.Id] })
  },
)
