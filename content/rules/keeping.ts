import { LANGUAGES } from '#contract/languages.ts'
import type { Fact, Recipe } from '../format.ts'
import type { Known } from '../known.ts'
import type { ValuePath } from '../problem.ts'
import type { Source } from '../read.ts'
import { isOlderForm } from '../step-times.ts'

/** What spoils when it stands: a cook has to know for how long a dish with it keeps. */
const SPOILS: readonly Fact[] = ['meat', 'fish', 'crustaceans', 'molluscs']
/** A dish whose eggs spoil like that: custards and creams. */
const CUSTARDS = 'Dessert'
/** Rice that is cooked in the dish; its spores survive the cooking. */
const RICE = /(?:^|-)rice$/u
/** A text that freezes something. */
const FREEZES = { en: /\bfreezes?\b/iu, de: /(?:^|\s)(?:friere?|einfrieren)(?=[\s,.]|$)/iu }
/** A tag that says a dish can be made before the day. */
const AHEAD_TAG = 'make-ahead'

function spoiling({ value }: Source<Recipe>, known: Known): string[] {
  return value.ingredients
    .map(({ ingredient }) => ingredient)
    .filter((slug) => {
      const contains = known.ingredients.get(slug)?.contains ?? []
      // Cheese with rennet counts as meat and does not spoil like it.
      if (contains.includes('milk')) return false
      if (contains.includes('egg') && value.dishTypes.includes(CUSTARDS)) return true
      return RICE.test(slug) || SPOILS.some((fact) => contains.includes(fact))
    })
}

/** Texts outside the steps that may say that something is frozen. */
function textsAround({ value }: Source<Recipe>): [ValuePath, { en: string; de: string }][] {
  const { description, ahead = [], keep } = value
  return [
    ...ahead.map(({ text }, index): [ValuePath, typeof text] => [['ahead', index, 'text'], text]),
    ...pairOf(['description'], description),
    ...pairOf(['keep', 'how'], keep?.how),
  ]
}

function pairOf<T>(path: ValuePath, text: T | undefined): [ValuePath, T][] {
  return text ? [[path, text]] : []
}

/** Dishes that come warm to the table. */
const WARM = ['MainDish', 'Soup', 'Pasta'] as const

/** Checks that a warm dish says for how long it may stand ready, and none that is eaten at once. */
function checkHolding({ value, report }: Source<Recipe>): void {
  const { holds, keep, steps, dishTypes } = value
  if (holds !== undefined && keep?.for === 0)
    report(['holds'], 'keep: {for: 0} says that it is eaten at once. Leave holds out.')
  const isWarm = WARM.some((type) => dishTypes.includes(type)) && steps.some(({ heat }) => heat)
  if (
    holds === undefined &&
    keep !== undefined &&
    keep.for !== 0 &&
    isWarm &&
    !dishTypes.includes('Salad')
  )
    report(
      ['keep'],
      'Say for how many minutes it may stand warm before it is eaten: holds: 15.',
      'warning',
    )
}

/** Checks that a recipe says how long it keeps where it matters, and what its tag and texts promise. */
export function checkKeeping(recipe: Source<Recipe>, known: Known): void {
  const { value, report } = recipe
  const tag = value.tags.indexOf(AHEAD_TAG)
  if (tag !== -1 && !value.ahead && !value.keep)
    report(
      ['tags', tag],
      `"${AHEAD_TAG}" says that it can wait. Say in ahead what is done before, or in keep how long it keeps.`,
      'warning',
    )
  const spoils = spoiling(recipe, known)
  if (spoils.length > 0 && !value.keep && !isOlderForm(value))
    report(
      ['ingredients'],
      `A dish with ${spoils.join(', ')} spoils. Say in keep how long it keeps: keep: {for: 1}, or {for: 0}.`,
      'warning',
    )
  checkHolding(recipe)
  if (value.keep?.freeze) return
  for (const [path, text] of textsAround(recipe))
    for (const language of LANGUAGES)
      if (FREEZES[language].test(text[language]))
        report(
          [...path, language],
          'The text freezes it, which keep does not. Add freeze: {for: 2} to keep, in months.',
          'warning',
        )
}
