import type { Id } from '../common.ts'
import type { Language } from '../languages.ts'
import { unitCode, type UnitCode } from '../units.ts'
import { bothOf, type Both } from './both.ts'
import type { Draft, DraftLine } from './draft.ts'
import type { ReadLine } from './read-line.ts'

/** An amount for one serving. */
export interface CompiledAmount {
  /** Null: to taste. */
  readonly amount: number | null
  /** The later end of a range. */
  readonly maxAmount?: number
  /** Null without an amount. */
  readonly unit: UnitCode | null
}

/** An ingredient of a recipe that is cooked. */
export interface CompiledLine extends CompiledAmount {
  /** Of the line. */
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

/** Servings of a draft that does not say. */
const SERVINGS = 2

/** For how many the amounts of a draft are. */
export function servingsOf({ Yield }: Draft): number {
  return Yield?.Servings ?? SERVINGS
}

function same(word: string): Both {
  return { en: word, de: word }
}

/** The text of a line, and how it is read in both languages. */
function readBoth(line: DraftLine, language: Language, read: (text: string) => ReadLine) {
  const text = bothOf(line.Text) ?? same('')
  const en = read(text.en)
  const de = text.de === text.en ? en : read(text.de)
  const main = language === 'de' ? de : en
  return { text, main, name: { en: en.name, de: de.name }, note: { en: en.note, de: de.note } }
}

/** What a line means: what its cook says, or else what it reads like. Undefined for a heading. */
function compileLine(
  line: DraftLine,
  draft: Draft,
  read: (text: string) => ReadLine,
): { heading: Both } | Omit<CompiledLine, 'group'> | undefined {
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

/** An amount of the whole recipe for one serving. */
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
    if (!compiled) continue
    if ('heading' in compiled) group = compiled.heading
    else lines.push({ ...compiled, ...(group && { group }) })
  }
  return lines
}
