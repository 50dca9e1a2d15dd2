import { expect, test } from 'vitest'
import type { Author } from '#contract/author.ts'
import type { Authorship } from '#contract/desk/authorship.ts'
import { DAY_MS, HOUR_MS } from '#contract/durations.ts'
import type { Recipe } from '#contract/recipes/recipe.ts'
import { databases } from '#tests/support/database.ts'
import { call } from '#tests/support/own-recipes.ts'
import { startPublishing } from '#tests/support/publishing.ts'
import { checkLinks } from './check-links.ts'

const WEBSITE = 'https://imani.example/bread'
const SOCIAL = 'https://www.instagram.com/imani'
/** What is asked where nobody answers at the website. */
const NEAR = ['https://imani.example/', 'https://www.imani.example/bread']
const NOW = Date.parse('2026-11-24T13:00:00Z')

test.for(databases)(
  'FOL-98 a page at which nobody answers is saved, and not shown until somebody does (%s)',
  { timeout: 60_000 },
  async (engine) => {
    const { app, people, publish, database } = await startPublishing(engine)
    const { db } = database
    const { imani } = people
    const { publicId } = await publish()
    await call(app, 'PATCH', '/my/author', imani.headers, { Website: WEBSITE, Social: SOCIAL })
    const own = async () =>
      (await call<Authorship>(app, 'GET', '/my/author', imani.headers))[1].Author
    const shown = async () => {
      const [, author] = await call<Author>(app, 'GET', `/author/${(await own())?.Id}?LangId=1`)
      const [, recipe] = await call<Recipe>(app, 'GET', `/recipe/${publicId}?LangId=1`)
      return [author.Website, author.Facebook, recipe.Author.SameAs]
    }
    let silent: readonly string[] = []
    let asked: string[] = []
    /** Asks the pages that are due, and says which. */
    const check = async (now: number) => {
      asked = []
      await checkLinks(
        db,
        async (address) => {
          asked.push(address)
          return await Promise.resolve(!silent.includes(address))
        },
        now,
      )
      return asked.toSorted((a, b) => a.localeCompare(b))
    }
    expect(await check(NOW)).toEqual([WEBSITE, SOCIAL])
    expect(await shown()).toEqual([WEBSITE, SOCIAL, [WEBSITE, SOCIAL]])
    expect((await own())?.Silent).toBeUndefined()
    // What answers is asked again after a week, what does not after an hour.
    expect(await check(NOW + DAY_MS)).toEqual([])
    // A server without a connection of its own hides nothing.
    silent = [WEBSITE, SOCIAL, ...NEAR]
    expect(await check(NOW + 7 * DAY_MS)).toEqual([WEBSITE, SOCIAL])
    expect(await shown()).toEqual([WEBSITE, SOCIAL, [WEBSITE, SOCIAL]])
    silent = [WEBSITE, ...NEAR]
    expect(await check(NOW + 7 * DAY_MS)).toEqual([NEAR[0], WEBSITE, NEAR[1], SOCIAL])
    expect(await shown()).toEqual([null, SOCIAL, [SOCIAL]])
    expect(await own()).toMatchObject({ Website: WEBSITE, Silent: [WEBSITE] })
    expect((await own())?.Meant).toBeUndefined()
    silent = []
    expect(await check(NOW + 7 * DAY_MS + HOUR_MS)).toEqual([WEBSITE])
    expect(await shown()).toEqual([WEBSITE, SOCIAL, [WEBSITE, SOCIAL]])
    // What is not named any more is forgotten.
    await call(app, 'PATCH', '/my/author', imani.headers, { Website: '' })
    await check(NOW + 7 * DAY_MS + HOUR_MS)
    expect(await db.selectFrom('link_checks').select('address').execute()).toEqual([
      { address: SOCIAL },
    ])
  },
)

test.for(databases)(
  'FOL-97 where nobody answers, an address nearby is offered at which somebody does (%s)',
  { timeout: 60_000 },
  async (engine) => {
    const { app, people, publish, database } = await startPublishing(engine)
    const { imani } = people
    await publish()
    const mistyped = 'https://imani.exmaple/baking'
    await call(app, 'PATCH', '/my/author', imani.headers, { Website: WEBSITE, Social: mistyped })
    const answers = new Set([WEBSITE, 'https://imani.example/baking'])
    await checkLinks(
      database.db,
      async (address) => await Promise.resolve(answers.has(address)),
      NOW,
    )
    const own = async () =>
      (await call<Authorship>(app, 'GET', '/my/author', imani.headers))[1].Author
    const Meant = [{ Silent: mistyped, Address: 'https://imani.example/baking' }]
    expect(await own()).toMatchObject({ Silent: [mistyped], Meant })
    // It is asked once, and goes when somebody answers.
    answers.clear()
    answers.add(WEBSITE)
    await checkLinks(
      database.db,
      async (address) => await Promise.resolve(answers.has(address)),
      NOW + HOUR_MS,
    )
    expect(await own()).toMatchObject({ Meant })
    answers.add(mistyped)
    await checkLinks(
      database.db,
      async (address) => await Promise.resolve(answers.has(address)),
      NOW + 2 * HOUR_MS,
    )
    expect((await own())?.Meant).toBeUndefined()
  },
)
