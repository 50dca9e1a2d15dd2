import { showAmount } from '#cooking/amounts/amounts.ts'
import { capitalised } from '#cooking/capitalised.ts'
import type { Language } from '#contract/languages.ts'
import type { DraftLine } from '#contract/own-recipes/draft.ts'
import type { WritableFood } from '#contract/own-recipes/own-recipe.ts'
import type { DoubtKind } from '#contract/own-recipes/doubts.ts'
import type { ReadLine } from '#cooking/line/understood-line.ts'
import { namesOf } from '#cooking/writing/both.ts'
import { readDraftLine } from '#cooking/line/read-line.ts'
import { unitCode, type UnitKey } from '#contract/units.ts'
import { textIn } from '../document/texts.ts'
import type { Foods } from './foods.ts'
import { familyOf, type Family } from './family.ts'

/**
 * Why a line may be wrong, beside the kinds of the reader: a food that nobody knows, a word for several
 * foods, and a cup whose size another line asks about.
 */
export type Doubt = DoubtKind | 'unknown' | 'family' | 'sameCup'

/** What is understood of a line. */
export interface Understood {
  readonly key: string
  /** `written`: nothing is read from it. */
  readonly kind: 'empty' | 'heading' | 'written' | 'food'
  readonly amount?: number
  /** The later end of a range. */
  readonly maxAmount?: number
  readonly unit?: UnitKey
  /** The amount as others read it: "2–3 tbsp"; '' for none. */
  readonly amountText: string
  /** Undefined for a food that Simmer does not know. */
  readonly food?: WritableFood
  /** The food's name in the language of the page, or as it was written. */
  readonly name: string
  readonly note: string
  /** Why it may be wrong, until the cook has answered. */
  readonly doubt?: Doubt
  /** For the doubt `family`: what its word may stand for. */
  readonly family?: Family
}

const folded = (text: string) => text.replaceAll('\u00ad', '').toLowerCase()

/** The name of a food in a language. */
export const nameOf = (food: WritableFood, language: Language) =>
  capitalised(namesOf(food, language)[0] ?? '')

/** The name to show: as it was written where that is a name of this language, else the first one. */
function shownName(food: WritableFood | undefined, written: string, language: Language): string {
  if (!food) return capitalised(written)
  const names = namesOf(food, language)
  const same = names.find((name) => folded(name) === folded(written))
  return capitalised(same ?? names[0] ?? written)
}

/** Writes an amount or a range as others read it. */
export function amountText(
  amount: number | undefined,
  maxAmount: number | undefined,
  unit: UnitKey | undefined,
  language: Language,
): string {
  const code = unitCode(unit ?? 'piece')
  const options = { persons: 1, servings: 1, language }
  const least = showAmount(amount ?? null, code, options)
  if (!least) return ''
  const most = maxAmount === undefined ? null : showAmount(maxAmount, code, options)
  const isPiece = code === 0
  if (!most) return isPiece ? least.number : least.text
  const range = `${least.number}–${most.number}`
  return isPiece ? range : `${range}\u00a0${most.unit}`
}

/** Whether a cup may be one of any size: nothing beside it is measured. */
const isCupOpen = ({ unit, note }: ReadLine) =>
  unit === 'cup' && !/\d\s*(?:g|kg|ml|l)\b/iu.test(note)

/** Reads a line; what the cook says that it means counts more than its words. */
export function understand(line: DraftLine, foods: Foods, language: Language): Understood {
  const { words } = textIn(line.Text, language)
  const empty = { key: line.Key, amountText: '', name: words, note: '' }
  if (line.IsHeading) return { ...empty, kind: 'heading' }
  if (words.trim() === '') return { ...empty, kind: 'empty' }
  if (line.IsAsWritten) return { ...empty, kind: 'written' }
  const said = line.Correction
  const read = readDraftLine(words, foods.words)
  if (read.isHeading && !said) return { ...empty, kind: 'heading', name: read.name }
  const from = said
    ? {
        amount: said.Amount,
        maxAmount: said.MaxAmount,
        unit: said.Unit,
        food: said.FoodId ?? undefined,
        name: said.Name,
        note: said.Note,
      }
    : read
  const food = from.food === undefined ? undefined : foods.byId.get(from.food)
  const isOpen = !line.IsSettled && !said
  const isUnknown = isOpen && !food && foods.isLoaded
  const family = isUnknown && !read.doubt ? familyOf(from.name, foods) : undefined
  const other = isCupOpen(read) ? 'cup' : isUnknown ? (family ? 'family' : 'unknown') : undefined
  const doubt = isOpen ? (read.doubt ?? other) : undefined
  return {
    key: line.Key,
    kind: 'food',
    ...(from.amount !== undefined && { amount: from.amount }),
    ...(from.maxAmount !== undefined && { maxAmount: from.maxAmount }),
    ...(from.unit && { unit: from.unit }),
    amountText: amountText(from.amount, from.maxAmount, from.unit, language),
    ...(food && { food }),
    name: shownName(food, from.name, language),
    note: from.note,
    ...(doubt && { doubt }),
    ...(doubt === 'family' && family && { family }),
  }
}
