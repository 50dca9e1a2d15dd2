import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { calls } from '#contract/calls/calls.ts'
import { ALLERGENS, DIETS, TAG_FILTERS } from '#contract/recipes/words.ts'
import { databases } from '#tests/support/database.ts'
import { filledServers, type FilledServer } from '#tests/support/filled-server.ts'

const server = filledServers()

/** Filters by the names of the wire; absent ones are not sent. */
type Query = Record<string, string | boolean | readonly (string | number)[]>

const countOf = async ({ read }: FilledServer, query: Query) =>
  (await read(calls.recipes, { query })).length

const listOf = (query: Query, name: string) => {
  const values = query[name]
  return Array.isArray(values) ? (values as (string | number)[]) : []
}

test.for(databases)(
  'every count is the length of the list that the value leads to (%s)',
  async (engine) => {
    const filled = await server(engine)
    const { Tags } = await filled.read(calls.recipeFacets)
    const tagsOf = (kind: keyof typeof TAG_FILTERS) =>
      fc.subarray(
        Tags.filter(({ Kind }) => Kind === kind).map(({ Id }) => Id),
        {
          minLength: 1,
          maxLength: 2,
        },
      )
    const filters = fc.record(
      {
        TotalTime: fc.constantFrom('00:30:00', '01:00:00'),
        Diets: fc.subarray([...DIETS], { minLength: 1, maxLength: 1 }),
        FreeOf: fc.subarray(['milk', 'nuts'], { minLength: 1 }),
        MayContain: fc.boolean(),
        Cuisines: tagsOf('cuisine'),
        Seasons: tagsOf('season'),
        Difficulties: tagsOf('difficulty'),
      },
      { requiredKeys: [] },
    )
    await fc.assert(
      fc.asyncProperty(
        filters,
        fc.nat({ max: DIETS.length - 1 }),
        fc.nat({ max: ALLERGENS.length - 1 }),
        fc.nat({ max: Tags.length - 1 }),
        async (query: Query, diet, allergen, tag) => {
          // Without an allergen there is nothing that "may contain" could be said of.
          const asked = listOf(query, 'FreeOf').length > 0 ? query : { ...query, MayContain: false }
          const facets = await filled.read(calls.recipeFacets, { query: asked })
          expect(facets.Total).toBe(await countOf(filled, asked))
          const kept = facets.Diets[diet]
          const Diets = [...listOf(asked, 'Diets'), kept?.Diet ?? '']
          expect(kept?.Count).toBe(await countOf(filled, { ...asked, Diets: [...new Set(Diets)] }))
          const free = facets.FreeOf[allergen]
          const FreeOf = [...listOf(asked, 'FreeOf'), free?.Allergen ?? '']
          expect(free?.Count).toBe(
            await countOf(filled, { ...asked, FreeOf: [...new Set(FreeOf)] }),
          )
          const one = facets.Tags[tag]
          if (one) {
            const alone = { ...asked, [TAG_FILTERS[one.Kind]]: [one.Id] }
            expect(one.Count).toBe(await countOf(filled, alone))
          }
        },
      ),
      { numRuns: 40, seed: 12 },
    )
  },
)

test.for(databases)(
  'tags of a kind are listed by name, in the language asked (%s)',
  async (engine) => {
    const { read } = await server(engine)
    const { Tags, IsPartial } = await read(calls.recipeFacets, { query: { LangId: 0 } })
    expect(IsPartial).toBe(false)
    const seasons = Tags.filter(({ Kind }) => Kind === 'season')
    expect(seasons.map(({ Name }) => Name)).toEqual(['Frühling', 'Herbst', 'Sommer', 'Winter'])
    expect(Tags.filter(({ Kind }) => Kind === 'cuisine').map(({ Name }) => Name)).toContain(
      'Italienisch',
    )
  },
)

test.for(databases)(
  'a tag that nothing has finds nothing, and a wrong one is refused (%s)',
  async (engine) => {
    const { app, read } = await server(engine)
    expect(await read(calls.recipes, { query: { Cuisines: 99_999 } })).toEqual([])
    for (const path of ['/api/recipe?Seasons=summer', '/api/recipe/facets?Cuisines=0']) {
      expect({ path, status: (await app.inject({ url: path })).statusCode }).toEqual({
        path,
        status: 400,
      })
    }
  },
)
