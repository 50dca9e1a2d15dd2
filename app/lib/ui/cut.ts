import { truncate, type TextLimit } from '#contract/text/truncate.ts'

/** A text as a card shows it, and the full text if it was cut. */
export interface CutText {
  shown: string
  full: string | undefined
}

/**
 * Cuts a text by the rule of `TEXT_LIMITS` for that place.
 * @param hyphenated the text with soft hyphens, which is shown where nothing is cut
 */
export function cut(text: string, limit: TextLimit, hyphenated = text): CutText {
  const shown = truncate(text, limit)
  return shown === text ? { shown: hyphenated, full: undefined } : { shown, full: text }
}
