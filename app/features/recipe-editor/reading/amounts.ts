import type { Draft, DraftPart, DraftStep } from '#contract/own-recipes/draft.ts'
import { keysIn, type NamedLine, type StepFood } from '#cooking/writing/draft-text.ts'
import { type Language, LANGUAGES } from '#contract/languages.ts'
import { COUNTED_JOINT, UNIT_WORDS } from '#cooking/amounts/unit-words.ts'
import { allNamesOf } from '#cooking/writing/both.ts'
import { textIn } from '../document/texts.ts'
import type { AmountBefore } from './step-display.ts'
import { amountText, type Understood } from './understand.ts'

/** What is understood of all lines, by their keys. */
export type Reading = ReadonlyMap<string, Understood>

type Measure = Pick<Understood, 'amount' | 'maxAmount' | 'unit'>

const scaled = ({ amount, maxAmount, unit }: Measure, by: number): Measure => ({
  ...(amount !== undefined && { amount: amount * by }),
  ...(maxAmount !== undefined && { maxAmount: maxAmount * by }),
  ...(unit && { unit }),
})

/** What the steps before leave of a line; undefined where that cannot be said. */
function restOf(all: Measure, line: string, before: readonly DraftStep[]): Measure | undefined {
  const parts = before.flatMap(({ Parts }) => Parts?.filter(({ Line }) => Line === line) ?? [])
  const used = parts.map((part) => {
    if (part.Share === 'half') return (all.amount ?? NaN) / 2
    return part.Share === 'amount' && part.Unit === all.unit ? (part.Amount ?? NaN) : NaN
  })
  const rest = used.reduce((left, amount) => left - amount, all.amount ?? NaN)
  return rest > 0 ? { amount: rest, ...(all.unit && { unit: all.unit }) } : undefined
}

/** How much of a line a step uses. */
function measureOf(
  all: Measure,
  part: DraftPart | undefined,
  before: readonly DraftStep[],
): Measure | undefined {
  if (!part) return all
  if (part.Share === 'half') return scaled(all, 0.5)
  if (part.Share === 'rest') return restOf(all, part.Line, before)
  return {
    ...(part.Amount !== undefined && { amount: part.Amount }),
    ...(part.MaxAmount !== undefined && { maxAmount: part.MaxAmount }),
    ...(part.Unit && { unit: part.Unit }),
  }
}

/** Writes the amounts in the text of a step, by the parts that it uses. */
export function amountsOf(draft: Draft, step: DraftStep, reading: Reading, language: Language) {
  const at = draft.Steps.findIndex(({ Key }) => Key === step.Key)
  const before = draft.Steps.slice(0, Math.max(0, at))
  const write: AmountBefore = ({ key, withAmount }: StepFood) => {
    const line = reading.get(key)
    if (!withAmount || !line) return ''
    const part = step.Parts?.find(({ Line }) => Line === key)
    const measure = measureOf(line, part, before)
    const text = amountText(measure?.amount, measure?.maxAmount, measure?.unit, language)
    if (text === '') return ''
    const isCounted = measure?.unit && UNIT_WORDS[language][measure.unit].counted
    return text + (isCounted ? COUNTED_JOINT[language] : '\u00a0')
  }
  return write
}

/** The lines by which the text of a step is read. */
export function namedLines(draft: Draft, reading: Reading): NamedLine[] {
  return draft.Lines.flatMap((line) => {
    const read = reading.get(line.Key)
    if (read?.kind !== 'food') return []
    const names = [read.name, ...(read.food ? allNamesOf(read.food) : [])]
    const amounts = LANGUAGES.map((language) =>
      amountText(read.amount, read.maxAmount, read.unit, language),
    )
    const written = amounts.filter(Boolean)
    // "200g" as well as "200 g".
    const glued = written.filter((text) => text.includes('\u00a0'))
    const all = [...written, ...glued.map((text) => text.replace('\u00a0', ''))]
    return [{ key: line.Key, names: [...new Set(names)], amounts: all }]
  })
}

/** The number of the first step that names each line. */
export function firstSteps(draft: Draft, language: Language): Map<string, number> {
  const first = new Map<string, number>()
  for (const [index, step] of draft.Steps.entries()) {
    for (const key of keysIn(textIn(step.Text, language).words)) {
      if (!first.has(key)) first.set(key, index + 1)
    }
  }
  return first
}
