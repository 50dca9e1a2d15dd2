import type { Kysely } from 'kysely'
import { MINUTE_MS } from '#contract/durations.ts'
import { languageOf } from '#contract/languages.ts'
import type { Ahead } from '#contract/recipes/facts.ts'
import type { Database } from '#server/db/schema.ts'
import { peopleToWire, readPeople } from '#server/membership/people.ts'
import { digestOf } from '#server/lib/digest.ts'
import type { MealRow } from '../access.ts'
import { readAhead } from '../ahead.ts'
import { readWeekRecipes } from '../recipes.ts'
import { readPlaces, type CalendarOf, type CalendarPlace } from './places.ts'
import { CALENDAR_WORDS, type CalendarWords } from './words.ts'
import { clockAt, momentOf } from './zone.ts'

/** An event of a calendar: a meal time with its dishes. */
export interface CalendarEvent {
  readonly id: string
  /** `2026-11-28`. */
  readonly day: string
  readonly summary: string
  readonly description: string
  /** Milliseconds since 1970, UTC; null for all day. */
  readonly hours: { readonly begin: number; readonly table: number } | null
  /** How often it has changed. */
  readonly sequence: number
  readonly changedAt: number
}

/** "17:44", as clocks of a zone show a moment. */
const clockText = (time: number, zone: string) =>
  new Date(clockAt(time, zone)).toISOString().slice(11, 16)

/** The events of a member's calendar, by day. */
export async function readEvents(
  db: Kysely<Database>,
  calendar: CalendarOf,
): Promise<CalendarEvent[]> {
  const { userId, langId, zone, hasAhead } = calendar
  const places = await readPlaces(db, calendar)
  const recipeIds = [...places.values()].flatMap(({ meals }) =>
    meals.flatMap(({ recipe_id }) => recipe_id ?? []),
  )
  const recipes = await readWeekRecipes(db, [...new Set(recipeIds)], calendar)
  const minutesOf = new Map(recipes.map(({ Id, Minutes }) => [Id, Minutes]))
  const ahead = hasAhead ? await readAhead(db, [...minutesOf.keys()], langId) : new Map()
  const people = peopleToWire(await readPeople(db, userId), userId)
  const initials = new Map(people.map(({ Id, Initials }) => [Id, Initials]))
  const words = CALENDAR_WORDS[languageOf(langId)]
  const nameOf = (row: MealRow) => {
    const name = row[`name_${languageOf(langId)}`]
    return row.again_of === null ? name : words.again(name)
  }
  return [...places].map(([key, place]): CalendarEvent => {
    const { meals, day, minutes, change } = place
    const longest = Math.max(
      0,
      ...meals.map(({ recipe_id, again_of }) =>
        recipe_id === null || again_of !== null ? 0 : (minutesOf.get(recipe_id) ?? 0),
      ),
    )
    const table = minutes === undefined ? undefined : momentOf(day, minutes, zone)
    const hours =
      place.dinner ?? (table === undefined ? null : { begin: table - longest * MINUTE_MS, table })
    const tasks = meals.flatMap((row): string[] => {
      if (row.recipe_id === null || row.again_of !== null) return []
      const all: Ahead[] = ahead.get(row.recipe_id) ?? []
      return all.map(({ When, Text }) => `${nameOf(row)}, ${When}: ${Text}`)
    })
    const cooks = new Set(meals.flatMap(({ cook_id }) => initials.get(cook_id ?? 0) ?? []))
    const created = Math.max(...meals.map(({ created_at }) => created_at))
    return {
      id: `${day}-${place.slot}-${digestOf(key).slice(0, 12)}`,
      day,
      summary: meals.map(nameOf).join(', '),
      description: [describe(place, { words, cooks: [...cooks], hours, zone }), ...tasks].join(
        '\n',
      ),
      hours,
      sequence: change?.count ?? 0,
      changedAt: change?.changed_at ?? created,
    }
  })
}

/** "Dinner for 4. IO cooks. Begin 17:44, on the table at 19:00." */
function describe(
  { meals, slot }: CalendarPlace,
  { words, cooks, hours, zone }: DescribeOptions,
): string {
  const people = Math.max(...meals.map(({ persons }) => persons))
  const sentences = [
    `${words.slots[slot]} ${words.people(people)}`,
    ...cooks.map((initials) => words.cooks(initials)),
  ]
  if (hours) {
    const table = clockText(hours.table, zone)
    const begin = clockText(hours.begin, zone)
    sentences.push(hours.begin === hours.table ? words.table(table) : words.hours(begin, table))
  }
  return sentences.map((sentence) => `${sentence}.`).join(' ')
}

interface DescribeOptions {
  words: CalendarWords
  /** Initials. */
  cooks: readonly string[]
  hours: CalendarEvent['hours']
  zone: string
}
