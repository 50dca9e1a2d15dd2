import type { Kysely } from 'kysely'
import {
  AUTHOR_NUMBERS_FROM,
  AUTHOR_RECIPES_MAX,
  COUNTED_DAYS,
} from '#contract/author-page/limits.ts'
import type { AuthorRecipe } from '#contract/author-page/overview.ts'
import type { LangId } from '#contract/languages.ts'
import { STUCK_COOKS_MIN } from '#cooking/times/long-wait.ts'
import type { Database } from '#server/db/schema.ts'
import type { StuckStepTable } from '#server/db/tables/stuck.ts'
import { countedDay, countedDayBefore } from '#server/lib/counted-day.ts'
import { mediaPath } from '#server/media/media-path.ts'

/** Whose recipes are counted until when. */
export interface Counted {
  authorId: number
  langId: LangId
  /** Milliseconds since 1970, UTC. */
  now: number
}

/** The numbers of an author's published recipes over the last 30 whole days. */
export async function readRecipeNumbers(
  db: Kysely<Database>,
  { authorId, langId, now }: Counted,
): Promise<AuthorRecipe[]> {
  const days = db
    .selectFrom('recipe_days')
    .select((row) => [
      'recipe_id',
      row.fn.sum<number>('views').as('views'),
      row.fn.sum<number>('cooks').as('cooks'),
      row.fn.sum<number>('finished').as('finished'),
    ])
    .where('day', '>=', countedDayBefore(now, COUNTED_DAYS))
    .where('day', '<', countedDay(now))
    .groupBy('recipe_id')
    .as('days')
  const rows = await db
    .selectFrom('recipes')
    .innerJoin('recipe_texts', 'recipe_texts.recipe_id', 'recipes.id')
    .leftJoin('media', 'media.id', 'recipes.cover_media_id')
    .leftJoin(days, 'days.recipe_id', 'recipes.id')
    .leftJoin('stuck_recipes', 'stuck_recipes.recipe_id', 'recipes.id')
    .select([
      'recipes.id',
      'recipe_texts.name',
      'media.path',
      'days.views',
      'days.cooks',
      'days.finished',
      'stuck_recipes.cooks as all_cooks',
    ])
    .where('recipes.author_id', '=', authorId)
    .where('recipe_texts.lang_id', '=', langId)
    .execute()
  const numbers = rows.map(({ id, name, path, all_cooks, views, cooks, finished }) => ({
    id,
    name,
    path,
    all_cooks,
    views: views ?? 0,
    cooks: cooks ?? 0,
    finished: finished ?? 0,
  }))
  const shown = numbers
    .toSorted((a, b) => b.cooks - a.cooks || b.views - a.views || a.id - b.id)
    .slice(0, AUTHOR_RECIPES_MAX)
  const stuck = await readStuckSteps(db, shown)
  return shown.map(({ id, name, path, views, cooks, finished }) => ({
    Id: id,
    Name: name,
    CoverPath: mediaPath(path),
    Views: views,
    Cooks: cooks,
    Finished: cooks < AUTHOR_NUMBERS_FROM ? null : Math.min(finished, cooks),
    Stuck: stuck.get(id) ?? null,
  }))
}

/** Times for each 100 cooks from which on something stands out. */
const STANDS_OUT = 20

interface CookedRecipe {
  id: number
  /** Null when nobody has cooked it. */
  all_cooks: number | null
}

/** Where the cooks of recipes get stuck, of those that ten have cooked. */
async function readStuckSteps(
  db: Kysely<Database>,
  recipes: readonly CookedRecipe[],
): Promise<Map<number, AuthorRecipe['Stuck']>> {
  const counted = recipes.filter(({ all_cooks }) => (all_cooks ?? 0) >= STUCK_COOKS_MIN)
  if (counted.length === 0) return new Map()
  const ids = counted.map(({ id }) => id)
  const steps = await db
    .selectFrom('recipe_steps')
    .innerJoin('stuck_steps', (join) =>
      join
        .onRef('stuck_steps.recipe_id', '=', 'recipe_steps.recipe_id')
        .onRef('stuck_steps.step_id', '=', 'recipe_steps.id'),
    )
    .select(['recipe_steps.recipe_id', 'step_number', 'replays', 'long_waits', 'left_here'])
    .where('recipe_steps.recipe_id', 'in', ids)
    .execute()
  const byRecipe = Map.groupBy(steps, (step) => step.recipe_id)
  return new Map(
    counted.map(({ id, all_cooks }) => [id, mostStuck(byRecipe.get(id) ?? [], all_cooks ?? 1)]),
  )
}

interface CountedStep extends Pick<StuckStepTable, 'replays' | 'long_waits' | 'left_here'> {
  step_number: number
}

/** What stands out most of all steps. */
function mostStuck(steps: readonly CountedStep[], cooks: number): AuthorRecipe['Stuck'] {
  const per100 = (count: number) => Math.round((count / cooks) * 100)
  const all = steps.flatMap(({ step_number: Step, replays, long_waits, left_here }) => [
    { Kind: 'replays' as const, Step, Per100: per100(replays) },
    { Kind: 'longWaits' as const, Step, Per100: per100(long_waits) },
    { Kind: 'left' as const, Step, Per100: per100(left_here) },
  ])
  const [most] = all.toSorted((a, b) => b.Per100 - a.Per100 || a.Step - b.Step)
  return most && most.Per100 >= STANDS_OUT ? most : 'nothing'
}
