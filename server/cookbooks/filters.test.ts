import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { calls } from '#contract/calls/calls.ts'
import { COOKBOOK_ORDERS } from '#contract/cookbook.ts'
import { databases } from '#tests/support/database.ts'
import { filledServers } from '#tests/support/filled-server.ts'

const server = filledServers()

const optional = <T>(...values: readonly T[]) =>
  fc.option(fc.constantFrom(...values), { nil: undefined })

/** What is sent: everything that is given. */
const given = (query: object): Record<string, string | number> =>
  Object.fromEntries(Object.entries(query).filter(([, value]) => value !== undefined))

test.for(databases)(
  'API-43 API-45 API-49 any filters and orders of cookbooks together, with their count (%s)',
  async (engine) => {
    const { read } = await server(engine)
    const authors = (await read(calls.authors)).map(({ Id }) => Id)
    await fc.assert(
      fc.asyncProperty(
        fc.record({ Term: optional('küche', 'one', 'pasta al', 'e', 'xyzzy', ' ') }),
        fc.record({ AuthorId: optional(...authors, 99_999) }),
        fc.record({ OrderBy: optional(...COOKBOOK_ORDERS) }),
        fc.record({ OrderAsc: optional('true', 'false', 'Ascending', 'Descending') }),
        fc.record({ limit: fc.integer({ min: 1, max: 30 }), offset: fc.nat({ max: 5 }) }),
        async (term, author, by, direction, paging) => {
          const order = { ...given(by), ...given(direction) }
          const found = await read(calls.cookbooks, { query: given(term) })
          const whole =
            Object.keys(order).length > 0 ? await read(calls.cookbooks, { query: order }) : found
          const expected = whole.filter(
            ({ Id, Author }) =>
              found.some((cookbook) => cookbook.Id === Id) &&
              (author.AuthorId === undefined || Author.Id === author.AuthorId),
          )
          const filters = { ...given(term), ...given(author) }
          expect(await read(calls.cookbooks, { query: { ...filters, ...order } })).toEqual(expected)
          const page = await read(calls.cookbooks, { query: { ...filters, ...order, ...paging } })
          expect(page).toEqual(expected.slice(paging.offset, paging.offset + paging.limit))
          expect(await read(calls.cookbookCount, { query: filters })).toBe(expected.length)
        },
      ),
      { numRuns: 100, seed: 33 },
    )
  },
)
