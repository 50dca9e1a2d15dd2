import type { useWords } from '#app/lib/words/words-provider.tsx'
import { MONTH_RECIPES_MIN, type DeskMonth, type MonthMiss } from '#contract/cookbooks/month.ts'
import { LANGUAGES, type Language } from '#contract/languages.ts'
import { dayText } from '../review/when.ts'

/** What a row says about the cookbook of its month. */
export interface MonthState {
  /** `asks`: somebody should do something. `language`: that is to write. */
  kind: 'asks' | 'fits' | 'language' | 'none' | 'plain'
  text: string
}

/** Why a cookbook does not fit, in words. */
export function missText(miss: MonthMiss, { t }: Pick<ReturnType<typeof useWords>, 't'>): string {
  if (miss === 'recipes') return t('desk.months.misses.recipes', { count: MONTH_RECIPES_MIN })
  return t(`desk.months.misses.${miss}`)
}

/** Whether a month's cookbook is the reader's own, about which somebody else decides. */
export const isOwn = ({ Chosen }: DeskMonth): boolean => Chosen?.Misses.includes('own') ?? false

/** The language in which a sentence is missing, when there is one in the other. */
export function missingLanguage({ Chosen }: DeskMonth): Language | undefined {
  const written = LANGUAGES.filter((one) => Chosen?.Sentence[one])
  return written.length === 1 ? LANGUAGES.find((one) => !written.includes(one)) : undefined
}

/** What a row says about the cookbook of its month. */
export function stateOf(month: DeskMonth, words: ReturnType<typeof useWords>): MonthState {
  const { t } = words
  const { Source, Chosen } = month
  if (!Chosen) {
    if (Source === 'folder' || Source === 'best')
      return { kind: 'plain', text: t(`desk.months.${Source}`) }
    return { kind: 'none', text: t('desk.months.noneText') }
  }
  if (Chosen.Withdrawn !== null) {
    const day = dayText(Chosen.Withdrawn, words)
    return { kind: 'asks', text: t('desk.months.withdrawn', { day }) }
  }
  if (isOwn(month)) return { kind: 'plain', text: missText('own', words) }
  const missing = missingLanguage(month)
  const [miss] = Chosen.Misses
  if (miss) return { kind: 'asks', text: missText(miss, words) }
  if (missing) return { kind: 'language', text: t(`desk.months.missing.${missing}`) }
  return { kind: 'fits', text: t('desk.months.fits') }
}
