import { sql, type Kysely } from 'kysely'
import type { StuckBody } from '#contract/kitchen/stuck.ts'
import { hashToken } from '#server/accounts/tokens.ts'
import type { Database } from '#server/db/schema.ts'
import { transact } from '#server/db/transact.ts'
import { countOnDay } from '#server/views/recipe-days.ts'

/** What is added to the counts of a step. */
interface Added {
  replays: number
  long_waits: number
  left_here: number
}

/** A call that is counted. */
export interface Report {
  recipeId: number
  body: StuckBody
  /** Milliseconds since 1970. */
  now: number
}

/** Adds up what a call says of each step. */
function additionsOf({ Before, Left, Steps }: StuckBody): Map<number, Added> {
  const steps = new Map<number, Added>()
  const at = (id: number) => {
    const found = steps.get(id) ?? { replays: 0, long_waits: 0, left_here: 0 }
    steps.set(id, found)
    return found
  }
  for (const { StepId, Replays, LongWaits } of Steps) {
    at(StepId).replays += Replays
    at(StepId).long_waits += LongWaits
  }
  if (Before !== null) at(Before).left_here -= 1
  if (Left !== null) at(Left).left_here += 1
  return steps
}

/** Counts a call once. Steps that the recipe does not have are left out. */
export async function count(db: Kysely<Database>, { recipeId, body, now }: Report): Promise<void> {
  await transact(db, async (trx) => {
    const isNew = await trx
      .insertInto('stuck_reports')
      .values({ hash: hashToken(body.Report), counted_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .returning('hash')
      .executeTakeFirst()
    if (!isNew) return
    // This row first, which serialises the calls about a recipe.
    const cooks = body.Before === null ? 1 : 0
    await trx
      .insertInto('stuck_recipes')
      .values({ recipe_id: recipeId, cooks })
      .onConflict((conflict) =>
        conflict.column('recipe_id').doUpdateSet({ cooks: sql`stuck_recipes.cooks + ${cooks}` }),
      )
      .execute()
    // Of the days, the author sees how many began and how many came to the end.
    const finished = body.Left === null ? 1 : 0
    if (cooks + finished > 0) await countOnDay(trx, recipeId, { cooks, finished }, now)
    const steps = await trx
      .selectFrom('recipe_steps')
      .select('id')
      .where('recipe_id', '=', recipeId)
      .execute()
    const known = new Set(steps.map(({ id }) => id))
    for (const [step, added] of additionsOf(body))
      if (known.has(step)) await add(trx, recipeId, step, added)
  })
}

/** Adds to the counts of a step. None becomes negative, also when an earlier call was lost. */
async function add(
  trx: Kysely<Database>,
  recipeId: number,
  stepId: number,
  { replays, long_waits, left_here }: Added,
): Promise<void> {
  const left = sql`stuck_steps.left_here + ${left_here}`
  await trx
    .insertInto('stuck_steps')
    .values({
      recipe_id: recipeId,
      step_id: stepId,
      replays,
      long_waits,
      left_here: Math.max(left_here, 0),
    })
    .onConflict((conflict) =>
      conflict.columns(['recipe_id', 'step_id']).doUpdateSet({
        replays: sql`stuck_steps.replays + ${replays}`,
        long_waits: sql`stuck_steps.long_waits + ${long_waits}`,
        left_here: sql`case when ${left} < 0 then 0 else ${left} end`,
      }),
    )
    .execute()
}
