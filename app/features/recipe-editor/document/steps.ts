import type { Draft, DraftPart, DraftStep } from '#contract/own-recipes/draft.ts'
import { DRAFT_STEP_MAX, DRAFT_STEPS_MAX } from '#contract/own-recipes/limits.ts'
import type { Language } from '#contract/languages.ts'
import type { PlacedEdit } from './lines.ts'
import { moved, newKey, ownText, replaced, withText, type Edit } from './texts.ts'

const withSteps = (draft: Draft, steps: DraftStep[]): Draft => ({
  ...draft,
  Steps: steps.slice(0, DRAFT_STEPS_MAX),
})

/** A new step of a text with tokens. */
export function stepOf(text: string, language: Language, key = newKey('s')): DraftStep {
  return { Key: key, Text: withText(undefined, language, text.slice(0, DRAFT_STEP_MAX)) }
}

/** Another text, with tokens, of a step; a step that is not there is added at the end. */
export function writeStep(key: string, language: Language, text: string): Edit {
  return (draft) => {
    if (!draft.Steps.some(({ Key }) => Key === key)) {
      return withSteps(draft, [...draft.Steps, stepOf(text, language, key)])
    }
    const words = text.slice(0, DRAFT_STEP_MAX)
    return withSteps(
      draft,
      replaced(draft.Steps, key, (step) => ({
        ...step,
        Text: withText(step.Text, language, words),
      })),
    )
  }
}

/** Other facts of a step; undefined removes one. */
export function setStep(key: string, facts: Partial<Omit<DraftStep, 'Key' | 'Text'>>): Edit {
  const change = (step: DraftStep): DraftStep => {
    const next = Object.entries({ ...step, ...facts }).filter(([, value]) => value !== undefined)
    return Object.fromEntries(next) as DraftStep
  }
  return (draft) => withSteps(draft, replaced(draft.Steps, key, change))
}

/** The sign that a step is done, in one language; blank takes it away. */
export function writeSign(key: string, language: Language, sign: string): Edit {
  return (draft) => {
    const step = draft.Steps.find(({ Key }) => Key === key)
    const until = withText(step?.Until, language, sign)
    return setStep(key, { Until: Object.keys(until).length === 0 ? undefined : until })(draft)
  }
}

/** How much of an ingredient a step uses; without a share, all of it. */
export function setPart(key: string, line: string, part?: Omit<DraftPart, 'Line'>): Edit {
  return (draft) => {
    const step = draft.Steps.find(({ Key }) => Key === key)
    const others = step?.Parts?.filter(({ Line }) => Line !== line) ?? []
    const parts = part ? [...others, { Line: line, ...part }] : others
    return setStep(key, { Parts: parts.length === 0 ? undefined : parts })(draft)
  }
}

/** New steps after another one; at the end without `after`. */
export function addSteps(after: string | undefined, steps: readonly DraftStep[]): Edit {
  return (draft) => {
    const at = draft.Steps.findIndex(({ Key }) => Key === after)
    return withSteps(
      draft,
      draft.Steps.toSpliced(at < 0 ? draft.Steps.length : at + 1, 0, ...steps),
    )
  }
}

/** Divides a step (Enter): `before` stays, `after` is the next one. Both are texts with tokens. */
export function divideStep(
  key: string,
  language: Language,
  before: string,
  after: string,
): PlacedEdit {
  const next = stepOf(after.trimStart(), language)
  const edit: Edit = (draft) =>
    addSteps(key, [next])(writeStep(key, language, before.trimEnd())(draft))
  return { edit, place: { key: next.Key, caret: 0 } }
}

/**
 * Puts a step behind the one above (Backspace at its start); undefined for the first one.
 *
 * @param lengthOf letters of a text with tokens as the field shows it, for the cursor
 */
export function joinStep(
  draft: Draft,
  key: string,
  language: Language,
  lengthOf: (step: DraftStep, text: string) => number,
): PlacedEdit | undefined {
  const at = draft.Steps.findIndex(({ Key }) => Key === key)
  const [above, step] = [draft.Steps[at - 1], draft.Steps[at]]
  if (!above || !step) return undefined
  const before = ownText(above.Text, language)
  const after = ownText(step.Text, language)
  const joint = before === '' || after === '' ? '' : ' '
  const edit: Edit = (now) => {
    const joined = after === '' ? now : writeStep(above.Key, language, before + joint + after)(now)
    const facts = { ...factsOf(step), ...factsOf(above) }
    const Parts = [...(above.Parts ?? []), ...(step.Parts ?? [])]
    return removeStep(key)(
      setStep(above.Key, { ...facts, ...(Parts.length > 0 && { Parts }) })(joined),
    )
  }
  return { edit, place: { key: above.Key, caret: lengthOf(above, before) } }
}

/** The sign, the oven and the picture of a step. */
function factsOf({ Until, Oven, Hob, PictureId }: DraftStep) {
  return {
    ...(Until && { Until }),
    ...(Oven && { Oven }),
    ...(Hob && { Hob }),
    ...(PictureId !== undefined && { PictureId }),
  }
}

/** Deletes a step. */
export function removeStep(key: string): Edit {
  return (draft) =>
    withSteps(
      draft,
      draft.Steps.filter(({ Key }) => Key !== key),
    )
}

/** Moves a step up or down (Alt and an arrow). */
export function moveStep(key: string, by: 1 | -1): Edit {
  return (draft) => withSteps(draft, moved(draft.Steps, key, by))
}

/** Puts the step of another device in the place of this one's, or behind it. */
export function putStep(theirs: DraftStep, how: 'instead' | 'behind'): Edit {
  return how === 'instead'
    ? (draft) =>
        withSteps(
          draft,
          replaced(draft.Steps, theirs.Key, () => theirs),
        )
    : addSteps(theirs.Key, [{ ...theirs, Key: newKey('s') }])
}
