import type { ListRow } from '#app/features/shopping/model/list-row.ts'
import type { Language } from '#contract/languages.ts'
import { UNIT_WORDS } from '#cooking/amounts/unit-words.ts'
import { UNITS } from '#contract/units.ts'
import { typedAmount } from './amount-field.tsx'
import { PACK_WORDS } from './pack-words.ts'
import { rowAmount } from './row-amount.ts'

/** An amount as somebody would type it; empty for none. */
export function writtenAmount(amount: number | null, language: Language): string {
  return amount === null
    ? ''
    : new Intl.NumberFormat(language, { useGrouping: false }).format(amount)
}

/** The word of what an amount counts: "bulbs". */
export function packWord(
  { purchase: { sold } }: ListRow,
  amount: string,
  language: Language,
): string {
  const form = (typedAmount(amount) ?? 0) > 1 ? 'other' : 'one'
  if ('pack' in sold) return PACK_WORDS[language][sold.pack][form === 'one' ? 0 : 1]
  const { label, ...words } = UNIT_WORDS[language][sold.unit]
  return sold.unit === 'piece' ? label : words[form]
}

/** An item as somebody would write it: "2 l milk". */
export function writtenLine(
  row: ListRow,
  amount: number,
  unit: number,
  language: Language,
): string {
  const number = writtenAmount(amount, language)
  const words = UNIT_WORDS[language][UNITS[unit] ?? 'piece']
  const isPack = 'pack' in row.purchase.sold && rowAmount(row).of === 'all'
  const counted = isPack ? packWord(row, number, language) : words[amount > 1 ? 'other' : 'one']
  return [number, unit === 0 ? '' : counted, row.one].filter(Boolean).join(' ')
}
