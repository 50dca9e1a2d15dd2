import type { Id } from '#contract/common.ts'
import { SERVINGS_MAX, SERVINGS_MIN } from '#contract/limits.ts'
import type { NewDinnerDish } from '#contract/dinner/dinner.ts'
import {
  DINNER_COOKS_MAX,
  DINNER_DISHES_MAX,
  DINNER_OVENS_MAX,
  DINNER_RINGS_MAX,
} from '#contract/dinner/limits.ts'
import type { Kitchen } from '#cooking/dinner/dinner.ts'

/** The page of the week, where dinners are planned from. */
export const WEEK_PATH = '/week'

type Serving = NewDinnerDish['Serving']

/** What a new dinner begins with. */
export interface NewDinnerChoice {
  readonly recipes: readonly {
    readonly id: Id
    /** Key of the meal of the week that it is. */
    readonly meal?: string
    /** When it is eaten; as is usual without one. */
    readonly serving?: Serving
  }[]
  /** `2026-11-28`; today without one. */
  readonly day?: string
  /** Minutes after midnight; 19:00 without. */
  readonly minutes?: number
  readonly people?: number
  /** Who cooks, and on what; as for the last dinner without one. */
  readonly kitchen?: Kitchen | undefined
}

/** Minutes after midnight at which people sit down, unless they say otherwise. */
const SEVEN = 19 * 60
const PEOPLE = 4
/** 23:59. */
const LAST_MINUTE = 1439
const SERVINGS: readonly Serving[] = ['before', 'together', 'after']

/** Parameters of the address where a dinner is chosen. */
const PARAMETERS = ['recipe', 'meal', 'eaten', 'day', 'at', 'people', 'kitchen']
/** Cooks, rings and ovens. */
const KITCHEN = new RegExp(
  `^[1-${DINNER_COOKS_MAX}]-[1-${DINNER_RINGS_MAX}]-[1-${DINNER_OVENS_MAX}]$`,
)

/**
 * The query of the address where a dinner is chosen and planned:
 * `recipe=12&meal=KEY&recipe=15&meal=&day=2026-11-28&at=1140&people=4&kitchen=2-4-1`. Meals are in the order of
 * recipes, empty for a dish that is not of the week; so is `eaten`, where that is not as usual.
 *
 * @param before a query whose other parameters stay
 */
export function searchOf(
  { recipes, day, minutes, people, kitchen }: NewDinnerChoice,
  before = new URLSearchParams(),
): URLSearchParams {
  const search = new URLSearchParams(before)
  for (const name of PARAMETERS) search.delete(name)
  const isUsual = recipes.every(({ serving }) => serving === undefined)
  for (const { id, meal = '', serving = '' } of recipes) {
    search.append('recipe', String(id))
    search.append('meal', meal)
    if (!isUsual) search.append('eaten', serving)
  }
  if (day !== undefined) search.set('day', day)
  if (minutes !== undefined) search.set('at', String(minutes))
  if (people !== undefined) search.set('people', String(people))
  if (kitchen) search.set('kitchen', `${kitchen.cooks}-${kitchen.rings}-${kitchen.ovens}`)
  return search
}

/** The address where a dinner is chosen and planned. */
export function newDinnerPath(choice: NewDinnerChoice): string {
  return `${WEEK_PATH}/new?${searchOf(choice)}`
}

/** The page of a kept dinner: its plan, where it is cooked, or how it was. */
export function dinnerPath(key: string, act?: 'cook' | 'done'): string {
  return `${WEEK_PATH}/${key}${act ? `/${act}` : ''}`
}

const DAY = /^\d{4}-\d\d-\d\d$/

/** Whether a text is a day of the calendar: no 30 February. */
function isDay(text: string): boolean {
  const time = DAY.test(text) ? Date.parse(`${text}T00:00Z`) : Number.NaN
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}

/** What an address says of a new dinner; what is missing or no good is as usual. */
export function choiceIn(
  search: URLSearchParams,
  today: string,
): Required<Omit<NewDinnerChoice, 'kitchen'>> & Pick<NewDinnerChoice, 'kitchen'> {
  const numberOf = (name: string, [least, most]: readonly [number, number], usual: number) => {
    const text = search.get(name)
    const value = text === null || text.trim() === '' ? Number.NaN : Number(text)
    return Number.isInteger(value) && value >= least && value <= most ? value : usual
  }
  const meals = search.getAll('meal')
  const servings = search.getAll('eaten')
  const day = search.get('day') ?? ''
  const kitchen = search.get('kitchen') ?? ''
  const [cooks = 0, rings = 0, ovens = 0] = kitchen.split('-').map(Number)
  return {
    recipes: search
      .getAll('recipe')
      .map((id, index) => ({
        id: Number(id),
        meal: meals[index] ?? '',
        serving: SERVINGS.find((one) => one === servings[index]),
      }))
      .filter(
        ({ id }, index, all) =>
          Number.isInteger(id) && id > 0 && all.findIndex((one) => one.id === id) === index,
      )
      .slice(0, DINNER_DISHES_MAX)
      .map(({ id, meal, serving }) =>
        Object.assign({ id }, meal !== '' && { meal }, serving && { serving }),
      ),
    day: isDay(day) ? day : today,
    minutes: numberOf('at', [0, LAST_MINUTE], SEVEN),
    people: numberOf('people', [SERVINGS_MIN, SERVINGS_MAX], PEOPLE),
    kitchen: KITCHEN.test(kitchen) ? { cooks, rings, ovens } : undefined,
  }
}
