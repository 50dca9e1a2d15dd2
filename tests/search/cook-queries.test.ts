import { expect, test } from 'vitest'
import { calls } from '#contract/calls.ts'
import { databases } from '#tests/support/database.ts'
import { filledServers, type FilledServer } from '#tests/support/filled-server.ts'
import { COOK_QUERIES, type CookQuery } from './cook-queries.ts'

/** How many of the first recipes count. */
const FIRST = 5
/** Share of the first recipes that are right, and of the required ones that are there. */
const SHARE_MIN = 0.95

const server = filledServers()

/** Slugs by id, and the ingredients of each recipe by its slug. */
async function readCatalogue({ database: { db } }: FilledServer) {
  const slugs = await db.selectFrom('slugs').selectAll().execute()
  const slugOf = new Map(slugs.map(({ kind, id, slug }) => [`${kind} ${id}`, slug]))
  const rows = await db
    .selectFrom('recipe_ingredients')
    .select(['recipe_id', 'ingredient_id'])
    .execute()
  const foods = Map.groupBy(rows, ({ recipe_id }) => slugOf.get(`recipe ${recipe_id}`) ?? '')
  const has = (recipe: string, group: readonly string[]) =>
    (foods.get(recipe) ?? []).some(({ ingredient_id }) =>
      group.includes(slugOf.get(`ingredient ${ingredient_id}`) ?? ''),
    )
  return { has, recipeOf: (id: number) => slugOf.get(`recipe ${id}`) ?? '' }
}

test.for(databases)(
  'API-24 cooks find dishes by name, food, umbrella word and need, whatever they slip (%s)',
  async (engine) => {
    const filled = await server(engine)
    const { has, recipeOf } = await readCatalogue(filled)
    const isRight = ({ must, has: groups }: CookQuery, recipe: string) =>
      must.includes(recipe) || (groups?.every((group) => has(recipe, group)) ?? false)
    let [shown, right, musts, there] = [0, 0, 0, 0]
    const misses: string[] = []
    for (const query of Object.values(COOK_QUERIES).flat()) {
      const items = await filled.read(calls.recipes, {
        query: { term: query.term, LangId: 1, limit: FIRST },
      })
      const found = items.map(({ Id }) => recipeOf(Id))
      const wrong = found.filter((recipe) => !isRight(query, recipe))
      const missing = query.must.slice(0, FIRST).filter((slug) => !found.includes(slug))
      shown += found.length
      right += found.length - wrong.length
      musts += Math.min(query.must.length, FIRST)
      there += Math.min(query.must.length, FIRST) - missing.length
      if (wrong.length + missing.length > 0)
        misses.push(`“${query.term}” without ${missing.join(', ')}; wrong: ${wrong.join(', ')}`)
    }
    const scores = { precision: right / shown, recall: there / musts }
    console.log([`${engine}: ${JSON.stringify(scores)}`, ...misses].join('\n  '))
    for (const score of Object.values(scores)) expect(score).toBeGreaterThanOrEqual(SHARE_MIN)
  },
)
