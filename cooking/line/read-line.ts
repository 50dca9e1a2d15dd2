import type { ReadLine } from '#cooking/line/understood-line.ts'
import type { FoodWords } from '../food-words.ts'
import { cleanLine } from './clean.ts'
import { headingOf } from './headings.ts'
import { readFoodOf } from './one-food.ts'
import { foodsOfLine } from './several.ts'

/** Maximum number of words of a line. A longer text is a sentence and stays as it was written. */
const WORDS_MAX = 60

/**
 * Reads an ingredient line of a recipe in either language: a heading, or its first food. Where it names
 * several, its doubt says so, see `foodsOfLine`.
 */
export function readDraftLine(text: string, words: FoodWords): ReadLine {
  const line = cleanLine(text)
  const heading = headingOf(line, words)
  if (heading !== undefined) return { name: heading, note: '', isHeading: true }
  if (line === '' || line.split(' ').length > WORDS_MAX)
    return { name: line, note: '', isHeading: false }
  const read = readFoodOf(line, words)
  const isPlain = read.food !== undefined && read.note === ''
  const isOne = read.doubt !== undefined || isPlain || foodsOfLine(line, words).length < 2
  return isOne ? read : { ...read, doubt: 'several' }
}
