import { expect, test } from 'vitest'
import { calls } from '#contract/calls/calls.ts'
import type { LangId } from '#contract/languages.ts'
import { databases } from '#tests/support/database.ts'
import { filledServers, type FilledServer } from '#tests/support/filled-server.ts'

const server = filledServers()

const nearestOf =
  ({ read }: FilledServer) =>
  async (term: string, LangId: LangId) =>
    (await read(calls.nearest, { query: { term, LangId } })).map(({ Term }) => Term)

test.for(databases)(
  'API-24 a term that finds nothing has nearest ones that do (%s)',
  async (engine) => {
    const filled = await server(engine)
    const nearest = nearestOf(filled)
    expect(await nearest('tommattos', 1)).toEqual(['tomatoes', 'tomato'])
    expect(await nearest('oaberginne', 1)).toEqual(['aubergine'])
    expect(await nearest('fete', 0)).toEqual(['Feta'])
    expect(await nearest('salmon rise', 1)).toEqual(['salmon rice', 'salmon'])
    expect(await nearest('salmon xyzzyqwert', 1)).toEqual(['salmon'])
    expect(await nearest('salmon blueberry', 1)).toEqual(['blueberry', 'salmon'])
    for (const term of ['fete', 'salmon rise', 'salmon blueberry'])
      for (const other of await nearest(term, 1)) {
        const found = await filled.read(calls.recipes, { query: { term: other, LangId: 1 } })
        expect(found).not.toEqual([])
      }
  },
)

test.for(databases)('API-24 what cannot be meant has no nearest term (%s)', async (engine) => {
  const nearest = nearestOf(await server(engine))
  const bad = ['', '?', 'a', 'xyzzyqwert', '🍅', '(.*)+$', "'; drop --", 'x'.repeat(10_000), 'zq']
  for (const term of bad) expect(await nearest(term, 1)).toEqual([])
})
