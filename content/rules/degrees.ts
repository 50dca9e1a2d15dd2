import { degreesIn } from '#cooking/rules/degrees.ts'
import { LANGUAGES } from '#contract/languages.ts'
import type { Recipe, Step } from '../format.ts'
import type { Source } from '../read.ts'
import { levelsIn } from './heat-words.ts'

/** Degrees by which a fan oven is set lower. */
const FAN = 20
/** Maximum degrees of fridges, rooms and warm places, which `heat` does not state. */
const ROOM_MAX = 30

/** The degrees that a step's fields state. For an oven: with and without its fan. */
function degreesOf({ heat = [], core }: Step): Set<number | undefined> {
  const ofHeat = heat.flatMap(({ oven, fan, celsius }) => {
    if (oven === undefined) return [celsius]
    if (fan === false) return [oven]
    return [oven, fan ? oven + FAN : oven - FAN]
  })
  return new Set([...ofHeat, core?.celsius])
}

/** Compares the degrees and hob settings in the texts with `heat` and `core`. */
export function checkDegrees({ value, report }: Source<Recipe>): void {
  // `heat` is optional: a recipe without any heat is not wrong.
  const statesHeat = value.steps.some(({ heat }) => heat)
  for (const [index, step] of value.steps.entries()) {
    const { en, de } = step.text
    const inEnglish = degreesIn(en)
    const inGerman = degreesIn(de)
    if (inEnglish.join() !== inGerman.join())
      report(
        ['steps', index, 'text'],
        `The English text says ${inEnglish.join(', ') || 'no'} °C, the German ${inGerman.join(', ') || 'no'} °C. Use the same.`,
        'warning',
      )
    if (!statesHeat) continue
    const stated = degreesOf(step)
    for (const degrees of inEnglish)
      if (degrees > ROOM_MAX && !stated.has(degrees))
        report(
          ['steps', index, 'text', 'en'],
          `The text says ${degrees} °C, which heat does not. Add it to heat or core, or correct one of them.`,
          'warning',
        )
    for (const language of LANGUAGES)
      for (const { words, level } of levelsIn(step.text[language], language))
        if (!step.heat?.some(({ hob }) => hob === level))
          report(
            ['steps', index, 'text', language],
            `The text says "${words}", which heat does not. Add {hob: ${level}}, or correct one of them.`,
            'warning',
          )
  }
}
