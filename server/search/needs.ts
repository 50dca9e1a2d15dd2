import type { Allergen, Diet } from '#contract/recipes/words.ts'
import { foldWords } from './fold.ts'

/** A need in words: a diet, or to be free of an allergen. */
export type Need = Diet | `no-${Allergen}`

/** The entry of the index for a need. No folded word begins with `=`. */
export function needEntry(need: Need): string {
  return `=${need}`
}

/** The entry of every recipe, for terms that only say what must not be in it. */
export const ANY_RECIPE = '=recipe'

/** What people call what a recipe must be free of, in both languages. */
const FREE_OF: Partial<Record<Need, string>> = {
  vegetarian: 'meat Fleisch',
  'alcohol-free': 'alcohol alcoholic Alkohol',
  'gluten-free': 'gluten wheat Weizen',
  'lactose-free': 'lactose Laktose',
  'no-milk': 'dairy milk Milch Milchprodukte',
  'no-egg': 'egg eggs Ei Eier',
  'no-nuts': 'nut nuts Nuss Nüsse',
  'no-peanuts': 'peanut peanuts Erdnuss Erdnüsse',
  'no-fish': 'fish Fisch',
  'no-crustaceans': 'crustaceans Krebstiere',
  'no-soya': 'soy soya Soja',
  'no-celery': 'celery Sellerie',
  'no-mustard': 'mustard Senf',
  'no-sesame': 'sesame Sesam',
}

const NEED_OF_FOOD = new Map(
  Object.entries(FREE_OF).flatMap(([need, foods]) =>
    foldWords(foods).map((food) => [food, need as Need] as const),
  ),
)

/** What a diet is called. German adjectives take endings. */
const DIET_WORDS: readonly (readonly [RegExp, Need])[] = [
  [
    /^(?:vegetarians?|veggie|meatless|vegetarisch\p{L}*|vegetarier|fleischlos\p{L}*)$/u,
    'vegetarian',
  ],
  [/^(?:vegans?|vegan(?:e[mnrs]?)|veganer|plantbased|pflanzlich\p{L}*)$/u, 'vegan'],
]
const WITHOUT: ReadonlySet<string> = new Set(
  foldWords('without no non ohne kein keine keinen keinem keiner'),
)
/** What joins one food to the next that a dish must be without. */
const JOINS: ReadonlySet<string> = new Set(foldWords('and or nor und oder'))
const FREE = /^(?:free|frei(?:e[mnrs]?)?)$/u
const FREE_IN_WORD = /^(?<food>\p{L}+?)(?:free|frei(?:e[mnrs]?)?)$/u

/** A term without its needs. */
export interface QueryNeeds {
  readonly needs: readonly Need[]
  /** Words that no result may have. */
  readonly without: readonly string[]
  readonly words: readonly string[]
}

function needOfWord(word: string): Need | undefined {
  const diet = DIET_WORDS.find(([pattern]) => pattern.test(word))
  return diet?.[1] ?? NEED_OF_FOOD.get(FREE_IN_WORD.exec(word)?.groups?.['food'] ?? '')
}

/** The words from a place on that are joined to each other: "garlic and onion". */
function joinedAt(term: readonly string[], start: number): string[] {
  const joined = term.slice(start, start + 1)
  for (let index = start + 1; JOINS.has(term[index] ?? ''); index += 2)
    joined.push(...term.slice(index + 1, index + 2))
  return joined
}

/** Takes the needs out of the folded words of a term: "pasta ohne Ei", "nut-free cake", "vegan". */
export function queryNeeds(term: readonly string[]): QueryNeeds {
  const needs: Need[] = []
  const without: string[] = []
  const words: string[] = []
  for (let index = 0; index < term.length; index += 1) {
    const word = term[index] ?? ''
    const next = term[index + 1]
    const own = needOfWord(word)
    const food = NEED_OF_FOOD.get(word)
    if (own) needs.push(own)
    else if (word === 'plant' && next === 'based') needs.push('vegan')
    else if (WITHOUT.has(word) && next !== undefined) {
      const foods = joinedAt(term, index + 1)
      for (const one of foods) {
        const need = NEED_OF_FOOD.get(one)
        if (need) needs.push(need)
        else without.push(one)
      }
      index += 2 * foods.length - 2
    } else if (food && next !== undefined && FREE.test(next)) needs.push(food)
    else {
      words.push(word)
      continue
    }
    if (!own) index += 1
  }
  return { needs, without, words }
}
