import type { Kysely } from 'kysely'
import type { NewDinnerDish } from '#contract/dinner/dinner.ts'
import type { KeptDinner } from '#contract/dinner/kept-dinner.ts'
import { MINUTE_MS } from '#contract/durations.ts'
import type { LangId } from '#contract/languages.ts'
import type { Slot } from '#contract/week/week.ts'
import type { Database } from '#server/db/schema.ts'
import { isOwnOrShared } from '#server/membership/own-or-shared.ts'
import type { MealRow } from '../access.ts'
import { windowAt } from '../window.ts'

/** Whose calendar it is, and what it shows. */
export interface CalendarOf {
  userId: number
  langId: LangId
  zone: string
  hasAllMeals: boolean
  hasAhead: boolean
  /** Milliseconds since 1970, UTC. */
  now: number
}

/** Dishes of a meal time that are one event. */
export interface CalendarPlace {
  readonly meals: readonly MealRow[]
  readonly day: string
  readonly slot: Slot
  readonly minutes: number | undefined
  /** Of a dinner that is planned to the minute: when cooking begins and people sit down, since 1970. */
  readonly dinner: { begin: number; table: number } | undefined
  readonly change: { count: number; changed_at: number } | undefined
}

type Owned = Pick<MealRow, 'household_id' | 'owner_id' | 'day' | 'slot'>

const keyOf = ({ household_id, owner_id, day, slot }: Owned) =>
  [household_id ?? 'own', owner_id ?? 'all', day, slot].join(' ')

/** All meal times that a member sees, with what is planned for them. */
export async function readPlaces(
  db: Kysely<Database>,
  { userId, hasAllMeals, now }: CalendarOf,
): Promise<Map<string, CalendarPlace>> {
  const { first, last } = windowAt(now)
  const meals = await db
    .selectFrom('week_meals')
    .selectAll()
    .where(isOwnOrShared(userId))
    .where('day', '>=', first)
    .where('day', '<=', last)
    .where('removed_at', 'is', null)
    .$if(!hasAllMeals, (query) => query.where('slot', '=', 'dinner'))
    .orderBy('day')
    .orderBy('id')
    .execute()
  const hours = await db
    .selectFrom('week_hours')
    .selectAll()
    .where(isOwnOrShared(userId))
    // What the household says holds.
    .orderBy('household_id')
    .execute()
  const changes = await db
    .selectFrom('week_changes')
    .selectAll()
    .where(isOwnOrShared(userId))
    .execute()
  const dinners = await readDinners(db, userId)
  const hourOf = new Map(hours.map(({ day, slot, minutes }) => [`${day} ${slot}`, minutes]))
  const changeOf = new Map(changes.map((change) => [keyOf(change), change]))
  const places = [...Map.groupBy(meals, keyOf)].flatMap(
    ([key, group]): [string, CalendarPlace][] => {
      const [row] = group
      if (!row) return []
      const { day, slot } = row
      const minutes = slot === 'dinner' ? hourOf.get(`${day} ${slot}`) : undefined
      const dinner = group.flatMap(({ meal_key }) => dinners.get(meal_key) ?? [])[0]
      return [[key, { meals: group, day, slot, minutes, dinner, change: changeOf.get(key) }]]
    },
  )
  return new Map(places)
}

/** By key of a meal: the dinner that it is planned in, the last one of several. */
async function readDinners(db: Kysely<Database>, userId: number) {
  const rows = await db
    .selectFrom('dinners')
    .select(['table_at', 'kept', 'dishes'])
    .where(isOwnOrShared(userId))
    .orderBy('id')
    .execute()
  return new Map(
    rows.flatMap(({ table_at: table, kept, dishes }) => {
      const { Steps } = JSON.parse(kept) as Pick<KeptDinner, 'Steps'>
      const planned = JSON.parse(dishes) as Pick<NewDinnerDish, 'Meal'>[]
      const begin = table + Math.min(0, ...Steps.map(({ Start }) => Start)) * MINUTE_MS
      return planned.flatMap(({ Meal }) =>
        Meal === undefined ? [] : [[Meal, { begin, table }] as const],
      )
    }),
  )
}
