import type { Id } from '#contract/common.ts'
import type { Language } from '#contract/languages.ts'
import { unitCode, type UnitCode } from '#contract/units.ts'
import { bothOf, type Both } from '#cooking/writing/both.ts'
import type { Draft, DraftLine } from '#contract/own-recipes/draft.ts'
import type { ReadLine } from '#cooking/line/understood-line.ts'

/** An amount for one serving. */
export interface CompiledAmount {
  /** Null: to taste. */
  readonly amount: number | null
  /** The upper end of a range. */
  readonly maxAmount?: number
  /** Null without an amount. */
  readonly unit: UnitCode | null
}

/** An ingredient of a compiled recipe. */
export interface CompiledLine extends CompiledAmount {
  /** Key of the line in the draft. */
  readonly key: string
  /** Undefined for a food that is only known by its name. */
  readonly food?: Id
  readonly name: Both
  readonly note?: Both
  /** The heading above it. */
  readonly group?: Both
  /** It is printed as `name` and not bought. */
  readonly isAsWritten?: true
}

/** Servings of a draft that states none. */
const SERVINGS = 2

/** The number of servings that the amounts of a draft are for. */
export function servingsOf({ Yield }: Draft): number {
  return Yield?.Servings ?? SERVINGS
}

function same(word: string): Both {
  return { en: word, de: word }
}

/** The text of a line and what is read from it, in both languages. */
function readBoth(line: DraftLine, language: Language, read: (text: string) => ReadLine) {
  const text = bothOf(line.Text) ?? same('')
  const en = read(text.en)
  const de = text.de === text.en ? en : read(text.de)
  const { [language]: main } = { en, de } satisfies Record<Language, ReadLine>
  return { text, main, name: { en: en.name, de: de.name }, note: { en: en.note, de: de.note } }
}

/**
 * Compiles a line: its correction if there is one, otherwise what is read from its text. A heading
 * has its text alone.
 */
function compileLine(
  line: DraftLine,
  draft: Draft,
  read: (text: string) => ReadLine,
): { heading: Both } | Omit<CompiledLine, 'group'> {
  const { text, main, name, note } = readBoth(line, draft.Language, read)
  const { Key: key, Correction: said } = line
  if (line.IsHeading) return { heading: text }
  if (line.IsAsWritten) return { key, name: text, amount: null, unit: null, isAsWritten: true }
  const servings = servingsOf(draft)
  if (said) {
    return {
      key,
      ...(said.FoodId !== null && { food: said.FoodId }),
      name: same(said.Name),
      ...(said.Note !== '' && { note: same(said.Note) }),
      ...amountOf(said.Amount, said.MaxAmount, said.Unit, servings),
    }
  }
  if (main.isHeading) return { heading: name }
  const notes = bothOf(note)
  return {
    key,
    ...(main.food !== undefined && { food: main.food }),
    name: bothOf(name) ?? text,
    ...(notes && { note: notes }),
    ...amountOf(main.amount, main.maxAmount, main.unit, servings),
  }
}

/** Divides an amount for all servings into the amount for one serving. */
export function amountOf(
  amount: number | undefined,
  maxAmount: number | undefined,
  unit: Parameters<typeof unitCode>[0] | undefined,
  servings: number,
): CompiledAmount {
  if (amount === undefined) return { amount: null, unit: null }
  return {
    amount: amount / servings,
    ...(maxAmount !== undefined && maxAmount > amount && { maxAmount: maxAmount / servings }),
    unit: unit ? unitCode(unit) : 0,
  }
}

/** The ingredients of a draft; headings become groups. */
export function compileLines(draft: Draft, read: (text: string) => ReadLine): CompiledLine[] {
  const lines: CompiledLine[] = []
  let group: Both | undefined
  for (const line of draft.Lines) {
    if (!bothOf(line.Text) && !line.Correction) continue
    const compiled = compileLine(line, draft, read)
    if ('heading' in compiled) group = compiled.heading
    else lines.push({ ...compiled, ...(group && { group }) })
  }
  return lines
}
