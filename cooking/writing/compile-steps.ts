import type { Language } from '#contract/languages.ts'
import type { HOB_LEVELS, TIME_UNITS, WaitKind } from '#contract/recipes/words.ts'
import type { TextDuration } from '../times/durations.ts'
import type { StepOven } from '../heat/oven.ts'
import { bothOf, onlyLanguage, type Both } from '#cooking/writing/both.ts'
import { amountOf, servingsOf, type CompiledAmount, type CompiledLine } from './compile-lines.ts'
import type { Draft, DraftPart, DraftStep, DraftTime } from '#contract/own-recipes/draft.ts'
import { ovenIn } from './step-signs.ts'
import { keysIn, plainDraftText } from '#cooking/writing/draft-text.ts'
import { draftTimes } from '../times/step-times.ts'

/** A time of a step, in the form of the recipe files. */
export interface CompiledTime {
  readonly min: number
  readonly max?: number
  readonly unit: (typeof TIME_UNITS)[number]
  readonly name?: Both
  readonly passive?: true
  readonly kind?: WaitKind
}

/** The part of an ingredient that a step uses, for one serving. */
export interface CompiledPart extends CompiledAmount {
  /** Key of the line. */
  readonly key: string
}

/** A step of a compiled recipe. */
export interface CompiledStep {
  readonly key: string
  /** With tokens, see `DraftStep`. */
  readonly text: Both
  /** The only language of its text. */
  readonly language?: Language
  readonly until?: Both
  readonly oven?: StepOven
  readonly hob?: (typeof HOB_LEVELS)[number]
  readonly times: readonly CompiledTime[]
  /** Keys of the lines that are first used in this step, or used in part. */
  readonly uses: readonly string[]
  readonly parts: readonly CompiledPart[]
  readonly pictureId?: number
}

/** Words for a wait without heat. */
const WAITS: readonly (readonly [WaitKind, RegExp])[] = [
  ['chill', /\b(?:(?:chill|fridge|refrigerate|freeze|kalt stellen|einfrieren)\b|kühl)/iu],
  ['rise', /\b(?:rise|prove|proof|gehen lassen|aufgehen)\b/iu],
  ['soak', /\b(?:soak|marinate|einweichen|marinieren|quellen)\b/iu],
  ['cool', /\b(?:cool|abkühlen|auskühlen)\b/iu],
  ['rest', /\b(?:rest|stand|ruhen|ziehen lassen|stehen lassen)\b/iu],
]

function timeOf({ min, max }: TextDuration): Omit<CompiledTime, 'kind' | 'passive'> {
  const unit = min % 3600 === 0 && max % 3600 === 0 ? 'h' : min % 60 === 0 ? 'min' : 's'
  const seconds = { s: 1, min: 60, h: 3600 }[unit]
  return { min: min / seconds, ...(max > min && { max: max / seconds }), unit }
}

function timeSaid({ Min, Max, Unit, Name }: DraftTime): Omit<CompiledTime, 'kind' | 'passive'> {
  const name = bothOf(Name)
  return {
    min: Min,
    ...(Max !== undefined && Max > Min && { max: Max }),
    unit: Unit,
    ...(name && { name }),
  }
}

/** The times of a step, as the cook corrected them or as the text states them, with their kind. */
function timesOf(step: DraftStep, text: Both, language: Language, isOven: boolean): CompiledTime[] {
  const words = plainDraftText(text[language])
  const wait = WAITS.find(([, pattern]) => pattern.test(words))?.[0]
  const kind = isOven ? 'oven' : step.Hob ? 'hob' : wait
  const isPassive = isOven || wait !== undefined
  const read = draftTimes(text[language])
  const more = (step.Times ?? []).slice(read.length)
  return [...read, ...more.map(() => undefined)].flatMap((duration, index) => {
    const said = step.Times?.[index]
    if (said && !said.IsTimer) return []
    const time = said ? timeSaid(said) : duration && timeOf(duration)
    if (!time) return []
    return [{ ...time, ...(isPassive && { passive: true as const }), ...(kind && { kind }) }]
  })
}

/** The parts of each line that earlier steps have used. */
class Used {
  readonly #parts = new Map<string, CompiledAmount[]>()

  add(key: string, part: CompiledAmount): void {
    this.#parts.set(key, [...(this.#parts.get(key) ?? []), part])
  }

  /** What is left of a line. Null if nothing was used, nothing is left, or the units differ. */
  rest({ key, amount, unit }: CompiledLine): number | null {
    const parts = this.#parts.get(key) ?? []
    if (amount === null || parts.length === 0) return null
    const left = parts.reduce(
      (sum, part) => (part.unit === unit && part.amount !== null ? sum - part.amount : NaN),
      amount,
    )
    return left > amount * 1e-6 ? left : null
  }
}

function partOf(part: DraftPart, line: CompiledLine, servings: number, used: Used): CompiledAmount {
  const { amount, unit } = line
  if (part.Share === 'amount') return amountOf(part.Amount, part.MaxAmount, part.Unit, servings)
  const share = part.Share === 'half' ? (amount === null ? null : amount / 2) : used.rest(line)
  return { amount: share, unit: share === null ? null : unit }
}

/** Compiles the steps of a draft that have a text. */
export function compileSteps(draft: Draft, lines: readonly CompiledLine[]): CompiledStep[] {
  const servings = servingsOf(draft)
  const byKey = new Map(lines.map((line) => [line.key, line]))
  const used = new Used()
  const seen = new Set<string>()
  return draft.Steps.flatMap((step): CompiledStep[] => {
    const text = bothOf(step.Text)
    if (!text) return []
    const only = onlyLanguage(step.Text)
    const language = only ?? draft.Language
    const parts = (step.Parts ?? []).flatMap((part): CompiledPart[] => {
      const line = byKey.get(part.Line)
      if (!line) return []
      const amount = partOf(part, line, servings, used)
      used.add(line.key, amount)
      return [{ key: line.key, ...amount }]
    })
    const named = [...keysIn(text.en), ...keysIn(text.de), ...parts.map(({ key }) => key)]
    const isPart = (key: string) => parts.some((part) => part.key === key)
    const uses = [...new Set(named)].filter(
      (key) => byKey.has(key) && (!seen.has(key) || isPart(key)),
    )
    for (const key of uses) seen.add(key)
    const until = bothOf(step.Until)
    const oven = step.Oven ?? ovenIn(text[language])
    return [
      {
        key: step.Key,
        text,
        ...(only && { language: only }),
        ...(until && { until }),
        ...(oven && { oven }),
        ...(step.Hob && { hob: step.Hob }),
        times: timesOf(step, text, language, oven !== undefined),
        uses,
        parts,
        ...(step.PictureId !== undefined && { pictureId: step.PictureId }),
      },
    ]
  })
}
