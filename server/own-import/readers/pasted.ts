import { cleanLines } from './clean-text.ts'
import { present } from './json-value.ts'
import { minutesOf } from './minutes.ts'
import type { RawRecipe } from './raw-recipe.ts'

const INGREDIENTS = /^(?:ingredients|zutaten|you(?: will|'ll) need|das brauchst du)\b.{0,40}$/iu
const STEPS =
  /^(?:method|instructions?|directions?|preparation|steps|how to|zubereitung|anleitung|so geht(?:'|’)?s|und so gehts?)\b.{0,20}$/iu
const NOTES = /^(?:notes?|tipps?|tips?|notizen?|anmerkungen?)\b:?$/iu
const SERVINGS =
  /^(?:serves|makes|yields?|servings|portions|for|für|ergibt|portionen|personen)?:? ?(?:about |ca\. )?(\d{1,3})(?: ?[-–] ?\d{1,3})? ?(servings?|people|persons?|portion(?:en|s)?|personen|stück|slices|stücke|cookies|pieces)?\.?$/iu
const TIME =
  /^(prep(?:aration)?(?: time)?|cook(?:ing)?(?: time)?|total(?: time)?|vorbereitung(?:szeit)?|zubereitung(?:szeit)?|koch(?:zeit)?|back(?:zeit)?|gesamt(?:zeit)?|arbeitszeit)\b:? ?(\d.*)$/iu
/** A line of ingredients where nothing says so: an amount, or a few words without a full stop. */
const LIKE_INGREDIENT =
  /^(?:[-–*•] ?)?(?:\d|[½¼¾⅓⅔]|etwas |a |an |ein|salt|salz|pfeffer|pepper)|^[^.!?]{1,40}$/iu

/**
 * Reads a recipe that was pasted as text: its name, a list of ingredients, what to do. Headings help;
 * without them short lines are ingredients until the first sentence.
 */
export function readPasted(text: string): RawRecipe {
  const lines = cleanLines(text).map((line) => line.replace(/^#{1,6} /u, ''))
  const [name = '', ...rest] = lines
  const hasHeadings =
    rest.some((line) => INGREDIENTS.test(line)) && rest.some((line) => STEPS.test(line))
  const found = {
    ingredients: [] as string[],
    steps: [] as string[],
    notes: [] as string[],
    description: [] as string[],
  }
  const facts: {
    servings?: string
    prepMinutes?: number
    cookMinutes?: number
    totalMinutes?: number
  } = {}
  let into: keyof typeof found = hasHeadings ? 'description' : 'ingredients'
  for (const line of rest) {
    const time = TIME.exec(line)
    const minutes = minutesOf(time?.[2])
    if (time && minutes !== undefined) {
      const kind = (time[1] ?? '').toLowerCase()
      if (kind.startsWith('total') || kind.startsWith('gesamt')) facts.totalMinutes = minutes
      else if (kind.startsWith('prep') || kind.startsWith('vor') || kind.startsWith('arbeit'))
        facts.prepMinutes = minutes
      else facts.cookMinutes = minutes
    } else if (INGREDIENTS.test(line)) {
      into = 'ingredients'
      const inner = /(?:for|für) (\d{1,3})\b.*$/iu.exec(line)
      if (inner) facts.servings = inner[0].replace(/^(?:for|für) /iu, '')
    } else if (STEPS.test(line)) into = 'steps'
    else if (NOTES.test(line)) into = 'notes'
    else if (
      facts.servings === undefined &&
      into !== 'steps' &&
      SERVINGS.test(line) &&
      !/^\d+$/u.test(line)
    ) {
      facts.servings = line
    } else {
      if (!hasHeadings && into === 'ingredients' && !LIKE_INGREDIENT.test(line)) into = 'steps'
      found[into].push(line)
    }
  }
  return {
    name: name.replace(/:$/u, ''),
    ingredients: found.ingredients,
    steps: found.steps.map((step) => ({ text: step })),
    ...facts,
    ...present({
      description: found.description.join(' ') || undefined,
      note: found.notes.join('\n') || undefined,
    }),
  }
}
