import type { BothLanguages, Draft } from '#contract/own-recipes/draft.ts'
import { DRAFT_STEP_MAX } from '#contract/own-recipes/limits.ts'
import { signIn } from '#cooking/writing/step-signs.ts'
import { findingsIn, type Finding } from '#cooking/rules/draft.ts'
import { type Language, LANGUAGES } from '#contract/languages.ts'
import { textIn } from '../document/texts.ts'
import type { Reading } from './amounts.ts'
import { lostIn, type LostFood } from './lost.ts'
import type { Foods } from './foods.ts'

/** Something that the editor asks; nothing waits for the answer. */
export type Question =
  | {
      readonly kind: 'line' | 'unknown'
      readonly id: string
      readonly key: string
      readonly text: string
    }
  | { readonly kind: 'lost'; readonly id: string; readonly key: string; readonly lost: LostFood }
  | { readonly kind: 'sign'; readonly id: string; readonly key: string; readonly text: string }
  | { readonly kind: 'long'; readonly id: string; readonly key: string; readonly text: string }
  | {
      readonly kind: 'finding'
      readonly id: string
      readonly key: string
      readonly finding: Finding['kind']
    }

/** Characters above which a step counts as very long: it is close to the maximum. */
const LONG_STEP = DRAFT_STEP_MAX * 0.9

/**
 * What is open in a recipe, in its order.
 *
 * @param dismissed questions that the cook does not want to be asked
 */
export function questionsOf(
  draft: Draft,
  reading: Reading,
  foods: Foods,
  language: Language,
  dismissed: readonly string[],
): Question[] {
  const lines = draft.Lines.flatMap(({ Key: key }): Question[] => {
    const read = reading.get(key)
    if (!read?.doubt || read.doubt === 'sameCup') return []
    const kind = read.doubt === 'unknown' ? 'unknown' : 'line'
    return [{ kind, id: `${key} ${read.doubt}`, key, text: read.name }]
  })
  const steps = draft.Steps.flatMap((step): Question[] => {
    const { words, language: written } = textIn(step.Text, language)
    const key = step.Key
    const lost = lostIn(words, draft, reading, foods).map((found): Question => ({
      kind: 'lost',
      id: `${key} ${found.words}`,
      key,
      lost: found,
    }))
    const sign = step.Until ? undefined : signIn(words, written)
    return [
      ...lost,
      ...(sign === undefined
        ? []
        : [{ kind: 'sign', id: `${key} sign ${sign}`, key, text: sign } as const]),
      ...(words.length > LONG_STEP
        ? [{ kind: 'long', id: `${key} long`, key, text: String(words.length) } as const]
        : []),
    ]
  })
  const findings = findingsIn(draft).map((found): Question => {
    const key = 'step' in found ? found.step : 'facts'
    return { kind: 'finding', id: `${key} ${found.kind}`, key, finding: found.kind }
  })
  return [...lines, ...steps, ...findings].filter(({ id }) => !dismissed.includes(id))
}

const has = (text: BothLanguages) => LANGUAGES.some((language) => text[language]?.trim())

/** What a recipe still needs to be cooked. */
export function missingIn(draft: Draft): ('name' | 'ingredient' | 'step')[] {
  return [
    ...(has(draft.Name) ? [] : (['name'] as const)),
    ...(draft.Lines.some((line) => !line.IsHeading && has(line.Text))
      ? []
      : (['ingredient'] as const)),
    ...(draft.Steps.some((step) => has(step.Text)) ? [] : (['step'] as const)),
  ]
}
