import { readFoodLine, type FoodLine, type FoodWords } from './food-line.ts'

/** Numbers that people write as words at the start of an item. */
export const NUMBER_WORDS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    [
      ['one', 'a', 'an', 'ein', 'eine', 'einen', 'eins'],
      ['two', 'zwei'],
      ['three', 'drei'],
      ['four', 'vier'],
      ['five', 'fünf'],
      ['six', 'sechs'],
      ['seven', 'sieben'],
      ['eight', 'acht'],
      ['nine', 'neun'],
      ['ten', 'zehn'],
      ['eleven', 'elf'],
      ['twelve', 'zwölf', 'dozen', 'dutzend'],
    ].flatMap((words, index) => words.map((word) => [word, String(index + 1)])),
  ),
  half: '1/2',
  halbe: '1/2',
  halber: '1/2',
  halbes: '1/2',
}
/** Words before a number that say nothing: "a dozen eggs", "ein halbes Brot", "half a cucumber". */
const ARTICLES = new Set(['a', 'an', 'ein', 'eine', 'einen'])
/** A number without a unit behind a food, such as "Eier 10"; larger ones are kinds: "Mehl 405". */
const COUNT = /^[1-9]\d?$/

function withDigits(text: string): string {
  const [first = '', second = '', ...rest] = text.trim().split(/\s+/u)
  const [one, two] = [first.toLowerCase(), second.toLowerCase()]
  const [number, other] = [NUMBER_WORDS[one], NUMBER_WORDS[two]]
  if (number === undefined || second === '') return text
  if (ARTICLES.has(one) && other !== undefined) return [other, ...rest].join(' ')
  if (one === 'half' && ARTICLES.has(two)) return [number, ...rest].join(' ')
  return [number, second, ...rest].join(' ')
}

/**
 * Reads an item that somebody typed: what `readFoodLine` reads, numbers as words, and a number behind a
 * known food.
 */
export function readItem(text: string, known: FoodWords): FoodLine {
  const line = readFoodLine(withDigits(text), known)
  if (line.food !== undefined && line.amount === undefined && COUNT.test(line.note)) {
    return { ...line, amount: Number(line.note), note: '' }
  }
  // Not understood: word for word.
  return line.food === undefined && line.amount === undefined ? readFoodLine(text, known) : line
}
