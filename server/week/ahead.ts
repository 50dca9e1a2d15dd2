import type { Kysely } from 'kysely'
import type { Id } from '#contract/common.ts'
import type { LangId } from '#contract/languages.ts'
import type { Ahead } from '#contract/recipes/facts.ts'
import { MINUTES_OF_UNIT } from '#contract/recipes/words.ts'
import { LONG_WAIT_MINUTES, type WeekAhead, type WeekWait } from '#contract/week/ahead.ts'
import type { WeekRecipe } from '#contract/week/week.ts'
import { timeBefore } from '#cooking/times/time-before.ts'
import type { Database } from '#server/db/schema.ts'
import { readDetails, type RecipeDetails, type StepDetails } from '#server/recipes/details.ts'
import { recipeDetailsToWire } from '#server/recipes/details-to-wire.ts'

/** What can be done ahead for recipes that the member may read. */
export async function readAhead(
  db: Kysely<Database>,
  ids: readonly Id[],
  langId: LangId,
): Promise<Map<Id, Ahead[]>> {
  const facts = await readFacts(db, ids, langId)
  return new Map([...facts].map(([id, { Ahead: all = [] }]) => [id, all]))
}

/** What recipes say of themselves. */
async function readFacts(db: Kysely<Database>, ids: readonly Id[], langId: LangId) {
  type Facts = ReturnType<typeof recipeDetailsToWire>
  if (ids.length === 0) return new Map<Id, Facts>()
  const rows = await db
    .selectFrom('all_recipes')
    .select(['id', 'details'])
    .where('id', 'in', ids)
    .execute()
  return new Map<Id, Facts>(
    rows.map(({ id, details }) => [
      id,
      recipeDetailsToWire(readDetails<RecipeDetails>(details), langId),
    ]),
  )
}

/** Recipes with what must be done before they are cooked, their long waits, and what they make. */
export async function withAhead(
  db: Kysely<Database>,
  recipes: readonly WeekRecipe[],
  langId: LangId,
): Promise<WeekRecipe[]> {
  const ids = recipes.map(({ Id }) => Id)
  const facts = await readFacts(db, ids, langId)
  const waits = await readLongWaits(db, ids)
  return recipes.map((recipe) => {
    const { Ahead: all = [], Yield } = facts.get(recipe.Id) ?? {}
    const needed = all.filter(({ Needed }) => Needed)
    const Wait = waits.get(recipe.Id)
    return {
      ...recipe,
      ...(needed.length > 0 && { Ahead: needed.map(aheadOf) }),
      ...(Wait && { Wait }),
      ...(Yield && { Yield }),
    }
  })
}

function aheadOf({ When, Text }: Ahead): WeekAhead {
  const { days, part } = timeBefore(When)
  return { Days: days, Part: part, When, Text }
}

/** The longest wait of each recipe that has a long one. */
async function readLongWaits(db: Kysely<Database>, ids: readonly Id[]): Promise<Map<Id, WeekWait>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('all_recipe_steps')
    .select(['recipe_id', 'details'])
    .where('recipe_id', 'in', ids)
    .where('details', 'like', '%"passive":true%')
    .orderBy('recipe_id')
    .orderBy('step_number')
    .execute()
  const longest = new Map<Id, WeekWait>()
  for (const { recipe_id, details } of rows) {
    const { times = [] } = readDetails<StepDetails>(details)
    for (const { min, max = min, unit = 'min', passive, kind } of times) {
      const Minutes = Math.round(max * MINUTES_OF_UNIT[unit])
      if (!passive || Minutes < LONG_WAIT_MINUTES) continue
      if (Minutes > (longest.get(recipe_id)?.Minutes ?? 0))
        longest.set(recipe_id, { Minutes, ...(kind && { Kind: kind }) })
    }
  }
  return longest
}
