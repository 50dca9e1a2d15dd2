import { truncate, type TextLimit } from '#contract/truncate.ts'

/** A text as a card shows it, and the whole of it only where it was cut (D-37). */
export interface CutText {
  shown: string
  full: string | undefined
}

/** Cuts a text for a card; `TEXT_LIMITS` has the rules. */
export function cut(text: string, limit: TextLimit): CutText {
  const shown = truncate(text, limit)
  return { shown, full: shown === text ? undefined : text }
}
