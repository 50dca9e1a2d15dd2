import { LANGUAGES } from '#contract/languages.ts'
import type { Texts } from '../texts.ts'
import type { TypedTexts } from './waiting.ts'

/** Texts with those that were typed. */
export const joined = (texts: Texts, typed: Texts = {}): Texts => ({ ...texts, ...typed })

/** What was typed, with what is typed now. */
export const withTyped = (texts: TypedTexts, { Name, Description }: TypedTexts): TypedTexts => ({
  ...texts,
  ...(Name && { Name: joined(texts.Name ?? {}, Name) }),
  ...(Description && { Description: joined(texts.Description ?? {}, Description) }),
})

/** Texts with the spaces that were typed at their ends, so that writing goes on behind them. */
export function asTyped(texts: Texts, typed: Texts = {}): Texts {
  const shown = { ...texts }
  for (const language of LANGUAGES) {
    const text = typed[language]
    if (text !== undefined && text.trim() === (texts[language] ?? '').trim()) shown[language] = text
  }
  return shown
}
