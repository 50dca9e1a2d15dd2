import type { DraftLine } from '#contract/own-recipes/draft.ts'
import type { Language } from '#contract/languages.ts'
import type { Reading } from './amounts.ts'
import { askCupOnce } from './cups.ts'
import type { Foods } from './foods.ts'
import { understand } from './understand.ts'

/** Reads all lines of a recipe. */
export function understandLines(
  lines: readonly DraftLine[],
  foods: Foods,
  language: Language,
): Reading {
  const read = askCupOnce(lines.map((line) => understand(line, foods, language)))
  return new Map(read.map((line) => [line.key, line]))
}
