import { calls } from '#contract/calls/calls.ts'
import { langIdOf } from '#contract/languages.ts'
import type { FilledServer } from '#tests/support/filled-server.ts'
import type { CookQuery } from './query.ts'

/** How many of the first recipes count. */
const FIRST = 5

/** What the first recipes of a query are, in numbers. */
interface Answer {
  readonly query: CookQuery
  readonly shown: number
  readonly wrong: readonly string[]
  readonly missing: readonly string[]
  /** How many of the required recipes can be among the first ones. */
  readonly required: number
  readonly present: number
}

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

/** Asks the list of recipes each query, on a page in its language. */
export async function answersTo(queries: readonly CookQuery[], server: FilledServer) {
  const { has, recipeOf } = await readCatalogue(server)
  const isRight = ({ must, may, has: groups }: CookQuery, recipe: string) =>
    must.includes(recipe) ||
    may.includes(recipe) ||
    (groups?.every((group) => has(recipe, group)) ?? false)
  const answers: Answer[] = []
  for (const query of queries) {
    const items = await server.read(calls.recipes, {
      query: { term: query.term, LangId: langIdOf(query.language), limit: FIRST },
    })
    const found = items.map(({ Id }) => recipeOf(Id))
    const required = Math.min(query.must.length, FIRST)
    const present = query.must.filter((slug) => found.includes(slug)).length
    answers.push({
      query,
      shown: found.length,
      wrong: found.filter((recipe) => !isRight(query, recipe)),
      missing: present < required ? query.must.filter((slug) => !found.includes(slug)) : [],
      required,
      present,
    })
  }
  return answers
}

const total = (answers: readonly Answer[], count: (answer: Answer) => number) =>
  answers.reduce((sum, answer) => sum + count(answer), 0)

/** Share of the shown recipes that are right, and of the required ones that are shown. */
export const scoresOf = (answers: readonly Answer[]) => ({
  precision: 1 - total(answers, ({ wrong }) => wrong.length) / total(answers, (one) => one.shown),
  recall: total(answers, ({ present }) => present) / total(answers, ({ required }) => required),
})

/** The answers that a cook would object to, one a line. */
export const missesOf = (answers: readonly Answer[]) =>
  answers
    .filter(({ wrong, missing }) => wrong.length + missing.length > 0)
    .map(
      ({ query: { language, kind, term }, wrong, missing }) =>
        `${language} ${kind} “${term}” without ${missing.join(', ')}; wrong: ${wrong.join(', ')}`,
    )
