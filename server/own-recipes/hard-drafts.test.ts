import { expect, test } from 'vitest'
import type { OwnList } from '#contract/own-recipes/own-recipe.ts'
import { databases } from '#tests/support/database.ts'
import { ENDLESS, HANGING_JOBS, HUGE } from '#tests/support/hanging-jobs.ts'
import { addOwn, call, CRUMBLE, startOwn } from '#tests/support/own-recipes.ts'

const withLine = (line: string) => ({
  ...CRUMBLE,
  Lines: [{ Key: 'hard', Text: { en: line } }, ...CRUMBLE.Lines],
})

test.for(databases)(
  'a line that cannot be read in time is refused, and others save meanwhile (%s)',
  async (engine) => {
    const reading = { jobs: HANGING_JOBS, timeMs: 1_500 }
    const { app, ada, ben } = await startOwn(engine, { reading })
    const [, { Id, Version }] = await addOwn(app, ada)
    const path = `/my/recipes/${Id}`
    const body = { Version, Draft: withLine(ENDLESS) }
    const hard = call(app, 'PATCH', path, { ...ada, 'accept-language': 'en' }, body)
    expect((await addOwn(app, ben))[0]).toBe(201)
    const [status, refused] = await hard
    expect([status, refused.Code]).toEqual([422, 'TooHardToRead'])
    expect(refused.Message).toMatch(/^Simmer cannot read this recipe/)
    const german = await call(app, 'PATCH', path, { ...ada, 'accept-language': 'de' }, body)
    expect(german[1].Message).toMatch(/^Simmer kann dieses Rezept nicht lesen/)
    expect((await addOwn(app, ada, withLine(ENDLESS)))[0]).toBe(422)

    // Nothing has changed, and what can be read is saved as before.
    const [, before] = await call(app, 'GET', `${path}/draft`, ada)
    expect(before).toMatchObject({ Version, Draft: CRUMBLE })
    const Draft = withLine('1 egg')
    expect((await call(app, 'PATCH', path, ada, { Version, Draft }))[1]).toMatchObject({ Draft })
    const [, { Total }] = await call<OwnList>(app, 'GET', '/my/recipes?LangId=1', ada)
    expect(Total).toBe(1)
  },
)

test('a draft that fills the memory of its process is refused', async () => {
  const reading = { jobs: HANGING_JOBS, timeMs: 60_000 }
  const { app, ada } = await startOwn('sqlite', { reading })
  expect((await addOwn(app, ada, withLine(HUGE)))[0]).toBe(422)
  expect((await addOwn(app, ada))[0]).toBe(201)
})
