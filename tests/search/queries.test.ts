import { expect, test } from 'vitest'
import { calls } from '#contract/calls/calls.ts'
import { type DishTypeName, dishTypeCode } from '#contract/recipes/dish-types.ts'
import { LANGUAGES, langIdOf } from '#contract/languages.ts'
import { databases } from '#tests/support/database.ts'
import { filledServers, type FilledServer } from '#tests/support/filled-server.ts'
import { FIND_QUERIES, type FindQuery } from './queries.ts'

/** How many of the hundred queries must begin with what a cook would hand over. */
const SCORE_MIN = 97

const server = filledServers()

interface Item {
  Id: number
  Name: string
}

/** The list of a kind for a term. */
const find = (
  { read }: FilledServer,
  { kind, term }: FindQuery,
  LangId: number,
): Promise<Item[]> => {
  switch (kind) {
    case 'cookbook':
      return read(calls.cookbooks, { query: { Term: term, LangId } })
    case 'author':
      return read(calls.authors, { query: { Term: term, LangId } })
    case 'ingredient':
      return read(calls.ingredients, { query: { term, LangId } })
    default:
      return read(calls.recipes, { query: { term, LangId } })
  }
}

/** The ids that an expectation names. */
const expectedIds = async ({ read, idOf }: FilledServer, { kind, first }: FindQuery) => {
  const ids = [first].flat().map(async (name) => {
    if (kind === 'tag') return await read(calls.recipesOfTag, { query: { Tag: name } })
    if (kind === 'dishType')
      return await read(calls.recipes, { query: { DishTypes: dishTypeCode(name as DishTypeName) } })
    return [{ Id: await idOf(kind, name) }]
  })
  return (await Promise.all(ids)).flat().map(({ Id }) => Id)
}

const isAnswered = (found: readonly Item[], expected: readonly number[]) =>
  expected.length === 0 ? found.length === 0 : expected.includes(found[0]?.Id ?? 0)

test.for(databases)(
  'API-24 API-42 API-47 of a hundred queries at least 97 begin as a cook would answer (%s)',
  async (engine) => {
    const filled = await server(engine)
    expect(FIND_QUERIES).toHaveLength(100)
    const misses: string[] = []
    for (const query of FIND_QUERIES) {
      const expected = await expectedIds(filled, query)
      const found = await Promise.all(
        LANGUAGES.map((language) => find(filled, query, langIdOf(language))),
      )
      if (found.every((items) => isAnswered(items, expected))) continue
      const begin = found[1]?.slice(0, 3).map(({ Name }) => Name)
      misses.push(`${query.kind} “${query.term}” → ${begin?.join(', ') || 'nothing'}`)
    }
    const score = FIND_QUERIES.length - misses.length
    console.log([`${engine}: ${score} of ${FIND_QUERIES.length} queries`, ...misses].join('\n  '))
    expect({ score, misses }).toMatchObject({ score: expect.toSatisfy((n) => n >= SCORE_MIN) })
  },
)
