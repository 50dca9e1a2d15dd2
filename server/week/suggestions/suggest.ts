import type { Kysely } from 'kysely'
import { dishTypeCode } from '#contract/recipes/dish-types.ts'
import type { LangId } from '#contract/languages.ts'
import { dayAfter } from '#contract/week/copy.ts'
import { SUGGESTION_MISSING_MAX, SUGGESTION_RESTED_DAYS } from '#contract/week/limits.ts'
import type { WeekSuggestion } from '#contract/week/suggestions.ts'
import type { ItemReader } from '#cooking/items/understood.ts'
import type { Database } from '#server/db/schema.ts'
import { countedDayBefore } from '#server/lib/counted-day.ts'
import { readLarder, rankByMissing } from '#server/recipes/have.ts'
import { isOwnOrShared } from '#server/membership/own-or-shared.ts'
import { readLists } from '#server/shopping/access.ts'
import { readAtHome } from '../at-home.ts'
import { readFoods } from '../list/foods.ts'
import { readRecipeNeeds } from '../list/needs.ts'
import { readWeekRecipes } from '../recipes.ts'
import { seasonAt } from './season.ts'
import { RATING_ORDER } from '#server/catalogue/rating-order.ts'

/** For whom it is suggested, and for which week. */
export interface SuggestionReader {
  userId: number
  langId: LangId
  /** Its Monday. */
  monday: string
  /** Milliseconds since 1970, UTC. */
  now: number
}

/** A recipe that may be suggested. */
interface Candidate extends Pick<WeekSuggestion, 'Foods' | 'LastCooked'> {
  id: number
}

/** Recipes that are looked at for each reason. */
const CANDIDATES = 30
/** Foods at home that are looked for, the most of them. */
const FOODS_MAX = 60
/** Foods at home that a suggestion names. */
const NAMED_MAX = 2
/** What is eaten as a dinner. */
const DINNERS = (['MainDish', 'Soup', 'Pasta', 'Salad'] as const).map(dishTypeCode)
/** Days for which a dish that was cooked is not suggested. */
const DAYS_COOKED = 7
/** Votes of four and five stars. */
const LIKED = [3, 4]

/** Recipes of which all but two foods are at home, those that lack the least first. */
async function atHome(
  db: Kysely<Database>,
  { userId, langId }: SuggestionReader,
  items: ItemReader,
): Promise<Candidate[]> {
  const lists = (await readLists(db, userId)).map(({ id }) => id)
  const home = [...(await readAtHome(db, { userId, lists }, items))].slice(0, FOODS_MAX)
  if (home.length === 0) return []
  const larder = await readLarder(db, home)
  const ids = await rankByMissing(db, larder, { dishTypes: DINNERS }, { limit: CANDIDATES })
  const needs = await readRecipeNeeds(db, ids, langId)
  const names = new Map(
    (await readFoods(db, home, { listId: 0, langId })).map((food) => [food.id, food.name_other]),
  )
  return ids.flatMap((id): Candidate[] => {
    const foods = new Set(needs.get(id)?.map(({ foodId }) => foodId))
    const missing = [...foods].filter((food) => !larder.all.includes(food))
    if (missing.length > SUGGESTION_MISSING_MAX) return []
    const named = [...foods].flatMap((food) => names.get(food) ?? [])
    return [{ id, Foods: named.slice(0, NAMED_MAX), LastCooked: null }]
  })
}

/** Recipes with the tag of this season, the best rated first. */
async function inSeason(db: Kysely<Database>, { now }: SuggestionReader): Promise<Candidate[]> {
  const rows = await db
    .selectFrom('recipe_tags')
    .innerJoin('slugs', (join) =>
      join.onRef('slugs.id', '=', 'recipe_tags.tag_id').on('slugs.kind', '=', 'tag'),
    )
    .innerJoin('recipes', 'recipes.id', 'recipe_tags.recipe_id')
    .select('recipes.id')
    .where('slugs.slug', '=', seasonAt(now))
    .where('recipes.id', 'in', (types) =>
      types
        .selectFrom('recipe_dish_types')
        .select('recipe_dish_types.recipe_id')
        .where('recipe_dish_types.dish_type', 'in', DINNERS),
    )
    .orderBy(RATING_ORDER, 'desc')
    .orderBy('recipes.id')
    .limit(CANDIDATES)
    .execute()
  return rows.map(({ id }) => ({ id, Foods: [], LastCooked: null }))
}

/** Recipes that the member liked and has not cooked for long, the best liked first. */
async function rested(
  db: Kysely<Database>,
  { userId, now }: SuggestionReader,
): Promise<Candidate[]> {
  const rows = await db
    .selectFrom('ratings')
    .innerJoin('cooked', (join) =>
      join
        .onRef('cooked.recipe_id', '=', 'ratings.recipe_id')
        .onRef('cooked.user_id', '=', 'ratings.user_id'),
    )
    .select((row) => [
      'ratings.recipe_id as id',
      'ratings.vote',
      row.fn.max('cooked.day').as('last'),
    ])
    .where('ratings.user_id', '=', userId)
    .where('ratings.vote', 'in', LIKED)
    .where('cooked.deleted_at', 'is', null)
    .groupBy(['ratings.recipe_id', 'ratings.vote'])
    .having((row) => row.fn.max('cooked.day'), '<', countedDayBefore(now, SUGGESTION_RESTED_DAYS))
    .orderBy('ratings.vote', 'desc')
    .orderBy('last')
    .orderBy('ratings.recipe_id')
    .limit(CANDIDATES)
    .execute()
  return rows.map(({ id, last }) => ({ id, Foods: [], LastCooked: last }))
}

/** Recipes that are not suggested: planned in the week, resting, or cooked lately. */
async function readExcluded(
  db: Kysely<Database>,
  { userId, monday, now }: SuggestionReader,
): Promise<Set<number>> {
  const planned = await db
    .selectFrom('week_meals')
    .select('recipe_id')
    .where(isOwnOrShared(userId))
    .where('removed_at', 'is', null)
    .where('day', '>=', monday)
    .where('day', '<', dayAfter(monday, 7))
    .execute()
  const resting = await db
    .selectFrom('week_rests')
    .select('recipe_id')
    .where('user_id', '=', userId)
    .where('ends_at', '>', now)
    .execute()
  const cooked = await db
    .selectFrom('cooked')
    .select('recipe_id')
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .where('day', '>', countedDayBefore(now, DAYS_COOKED))
    .execute()
  return new Set([...planned, ...resting, ...cooked].flatMap(({ recipe_id }) => recipe_id ?? []))
}

/** At most one recipe for each reason, in their order. */
export async function suggestionsFor(
  db: Kysely<Database>,
  reader: SuggestionReader,
  items: ItemReader,
): Promise<WeekSuggestion[]> {
  const excluded = await readExcluded(db, reader)
  const suggestions: WeekSuggestion[] = []
  for (const [Kind, candidates] of [
    ['home', await atHome(db, reader, items)],
    ['season', await inSeason(db, reader)],
    ['rested', await rested(db, reader)],
  ] as const) {
    const ids = candidates.map(({ id }) => id).filter((id) => !excluded.has(id))
    const recipes = new Map(
      (await readWeekRecipes(db, ids, reader)).map((recipe) => [recipe.Id, recipe]),
    )
    const found = candidates.find(({ id }) => !excluded.has(id) && recipes.has(id))
    const Recipe = found && recipes.get(found.id)
    if (!Recipe) continue
    excluded.add(Recipe.Id)
    suggestions.push({ Kind, Recipe, Foods: found.Foods, LastCooked: found.LastCooked })
  }
  return suggestions
}
