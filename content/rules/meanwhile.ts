import type { Recipe, Step } from '../format.ts'
import type { Known } from '../known.ts'
import type { Source } from '../read.ts'
import { waitsOf } from '../step-times.ts'

/** A pan or a dish that something is in. */
const VESSEL = /\bin (?:the|its|their) (?:pan|pot|saucepan|oven|dish|tray|tin)\b/iu

/** The words of a text without their endings: "potatoes" and "potato" are one. */
function stems(text: string): Set<string> {
  const words = text.toLowerCase().match(/\p{L}{4,}/gu) ?? []
  return new Set(words.map((word) => word.replace(/(?<=.{3})(?:es|s)$/u, '')))
}

/** Words for what waits in a step: the names of its timers and of its ingredients. */
function waitingIn(step: Step, known: Known): Set<string> {
  const timers = waitsOf(step).flatMap(({ name, passive }) => (passive && name ? [name.en] : []))
  const foods = step.ingredients.flatMap((slug) => known.ingredients.get(slug)?.name.en.other ?? [])
  return stems([...timers, ...foods].join(' '))
}

/** What a step needs of the steps that still wait, as `ready` names it. */
function neededOf(step: Step, waiting: readonly Step[], known: Known): string | undefined {
  const words = new Set(waiting.flatMap((other) => [...waitingIn(other, known)]))
  return step.ready?.find(
    ({ en }) => VESSEL.test(en) || [...stems(en)].some((word) => words.has(word)),
  )?.en
}

/** Reports steps that are marked as done meanwhile although they need what still waits. */
export function checkMeanwhile({ value, report }: Source<Recipe>, known: Known): void {
  let waiting: Step[] = []
  for (const [index, step] of value.steps.entries()) {
    if (!step.meanwhile) waiting = []
    const needed = step.meanwhile ? neededOf(step, waiting, known) : undefined
    if (needed !== undefined)
      report(
        ['steps', index, 'meanwhile'],
        `This step needs "${needed}", which still waits then. Leave meanwhile out, or take the thing out of ready.`,
        'warning',
      )
    if (waitsOf(step).some(({ passive }) => passive)) waiting.push(step)
  }
}
