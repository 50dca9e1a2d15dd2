import type { Draft } from '#contract/own-recipes/draft.ts'
import { readDraftLine } from '#cooking/line/read-line.ts'
import { splitDraftText } from '#cooking/writing/draft-text.ts'
import type { Reading } from './amounts.ts'
import type { Foods } from './foods.ts'

/** An ingredient that a step measures, and that is not in the list. */
export interface LostFood {
  /** As the step has it: "2 tbsp breadcrumbs". */
  readonly words: string
  /** "2 tbsp". */
  readonly amount: string
  /** "breadcrumbs". */
  readonly name: string
}

const MEASURE = /(?<![\p{L}\d.,/°])(?:\d[\d.,/]*[½¼¾⅓⅔]?|[½¼¾⅓⅔])\s[^.,;:!?()\n]+/gu
/** Words of an amount with its food. */
const WORDS_MAX = 6

/** Ingredients with an amount in the text of a step that the list does not have. */
export function lostIn(text: string, draft: Draft, reading: Reading, foods: Foods): LostFood[] {
  const known = new Set(draft.Lines.flatMap(({ Key }) => reading.get(Key)?.food?.Id ?? []))
  const plain = splitDraftText(text).filter((piece) => typeof piece === 'string')
  const found = plain.flatMap((piece) => {
    return [...piece.matchAll(MEASURE)].flatMap(([run]) => {
      const all = run.trim().split(/\s+/u).slice(0, WORDS_MAX)
      for (let count = all.length; count > 1; count--) {
        const words = all.slice(0, count).join(' ')
        const read = readDraftLine(words, foods.words)
        const isWhole = read.note === '' && words.endsWith(read.name)
        if (read.food !== undefined && read.amount !== undefined && isWhole) {
          const amount = words.slice(0, -read.name.length).trim()
          return known.has(read.food) ? [] : [{ words, amount, name: read.name }]
        }
      }
      return []
    })
  })
  return found
}
