import { truncate, type TextLimit } from '#contract/truncate.ts'

/** A text as a card shows it, and the full text if it was cut (D-37). */
export interface CutText {
  shown: string
  full: string | undefined
}

/** Cuts a text by the rule of `TEXT_LIMITS` for that place. */
export function cut(text: string, limit: TextLimit): CutText {
  const shown = truncate(text, limit)
  return { shown, full: shown === text ? undefined : text }
}
