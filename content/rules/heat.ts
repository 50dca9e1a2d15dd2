import { LANGUAGES } from '#contract/languages.ts'
import type { Recipe, Step } from '../format.ts'
import type { Source } from '../read.ts'
import { isOlderForm } from '../step-times.ts'
import { isSupported, LEVEL_WORDS, type HobLevel } from './heat-words.ts'

/** Actions that take place over heat. */
const HOT_ACTIONS = new Set<Step['action']>(['boil', 'simmer', 'fry', 'bake', 'toast'])
/** A sentence or a part of one that tells the cook to cook. */
const COOKS =
  /(?:^|[.;:,] |\b(?:and|then|meanwhile) )(?:fry|simmer|boil|bake|roast|toast|grill|melt|brown|cook|blanch|soften|heat|caramelise) (?!again)|\blet (?:it|them|the \p{L}+) (?:bubble|sizzle|crisp|wilt)\b|\bto (?:the boil|a boil|a simmer|a bubble)\b|\bwilts?\b/iu
/** A text in which nothing needs a heat although something cooks. */
const WITHOUT_HEAT = /\bswitch off the oven\b/iu
/** Water or a sauce that starts cold and goes on at another heat. */
const BRINGS = /\bbring\b[^.]{0,160}\bto (?:the boil|a boil|a simmer)\b/iu
/** What was hot before comes back to its heat alone. */
const BRINGS_BACK = /\bback to\b/iu

function plain(text: string): string {
  return text.replaceAll(/\{[^{}]*\}/gu, '#')
}

function cooks({ action, text }: Step): boolean {
  const words = plain(text.en)
  return (HOT_ACTIONS.has(action) || COOKS.test(words)) && !WITHOUT_HEAT.test(words)
}

function hobsOf({ heat = [] }: Step): HobLevel[] {
  return heat.flatMap(({ hob }) => hob ?? [])
}

/** Reports a cooking step without heat, and one that begins and goes on at different heats but states one. */
function checkStep(step: Step, index: number, { report }: Source<Recipe>): void {
  if (!step.heat && cooks(step)) {
    report(
      ['steps', index],
      `"${step.id}" cooks, but has no heat. Name the setting in both texts and in heat.`,
      'warning',
    )
    return
  }
  const words = plain(step.text.en)
  const goesOn = (step.times ?? []).length > 0
  if (goesOn && step.heat?.length === 1 && BRINGS.test(words) && !BRINGS_BACK.test(words))
    report(
      ['steps', index, 'heat'],
      'The text brings something to the boil and goes on cooking. Name both heats: [{hob: high}, {hob: low}].',
      'warning',
    )
}

/** Reports settings of the hob that a text does not support, unless the step before ends with them. */
function checkLevels({ value, report }: Source<Recipe>): void {
  for (const [index, step] of value.steps.entries()) {
    const before = value.steps.slice(0, index).findLast((earlier) => hobsOf(earlier).length > 0)
    const isOn = before ? hobsOf(before).at(-1) : undefined
    for (const [place, { hob }] of (step.heat ?? []).entries()) {
      if (hob === undefined || hob === isOn) continue
      for (const language of LANGUAGES)
        if (!isSupported(plain(step.text[language]), hob, language))
          report(
            ['steps', index, 'heat', place],
            `The text (${language}) does not say ${hob}. Write "${LEVEL_WORDS[hob][language]}" there, or correct one of them.`,
            'warning',
          )
    }
  }
}

/** Checks that every step that cooks states its heat, and that the texts support it. */
export function checkHeat(recipe: Source<Recipe>): void {
  if (isOlderForm(recipe.value)) return
  for (const [index, step] of recipe.value.steps.entries()) checkStep(step, index, recipe)
  checkLevels(recipe)
}
