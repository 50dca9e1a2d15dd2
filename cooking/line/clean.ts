import { NUMBER_START } from '../numbers/fraction-signs.ts'

/** Characters that nobody sees. */
const INVISIBLE = /[\u00AD\u200B-\u200D\u2060\uFEFF]/gu
/** A bullet or a box before a line that was pasted. Not a minus before a number. */
const BULLET = /^(?:[-–—*+>→] |o (?=\d)|\*(?=\d)|[\p{So}•‣⁃∙·] ?|\[[ xX✓]?\] ?)+/u
/** "1. " before a line that has an amount behind it. */
const NUMBERING = new RegExp(String.raw`^\d{1,2}[.)] (?=${NUMBER_START})`, 'u')
/** "(2) 14.5 oz. cans": a number in brackets before the size of each. */
const COUNT_IN_BRACKETS = new RegExp(String.raw`^\((\d{1,3})\) ?(?=${NUMBER_START})`, 'u')
/** "x2 Brot". */
const TIMES = /^[x×](\d{1,5}) (?=\S)/iu
/** What it costs, in brackets or not. */
const PRICE =
  /[([]?(?:[$€£] ?\d{1,4}(?:[.,]\d{1,2})?|(?<![\d.,])\d{1,4}[.,]\d{2} ?(?:[€$£]|EUR\b|Euro\b|USD\b))[)\]]?/gu
/** A mark for a footnote, behind a word or a bracket. */
const FOOTNOTE = /(?<=[\p{L})\]\d])(?:[*†‡¹²³⁴⁵⁶⁷⁸⁹]+|\[\d{1,2}\])(?=$|[\s,;.)])/gu

/** A line without the marks for footnotes at its end: "1 cup milk †". */
function withoutLastMarks(line: string): string {
  let end = line.length
  while (end > 0 && ' *†‡'.includes(line[end - 1] ?? '')) end -= 1
  return line.slice(0, end)
}

/** Optional endings as one portal writes them: "Zwiebel(n)", "Dose/n". */
const OPTIONAL_ENDING = /(\p{L})(?:\((?:n|en|e|er|s|es|r)\)|\/(?:n|e|en|er|s|r)(?![\p{L}\d]))/gu

/**
 * Normalises the characters and spaces of a line, and removes bullets, numbering, optional endings, prices
 * and marks for footnotes.
 */
export function cleanLine(text: string): string {
  const line = text
    .normalize('NFC')
    .replaceAll(INVISIBLE, '')
    .replaceAll(/[⁄∕]/gu, '/')
    .replaceAll(/(\d)\s*\/\s*(\d)/gu, '$1/$2')
    .replaceAll(OPTIONAL_ENDING, '$1')
    .replaceAll(/\s+/gu, ' ')
    .trim()
  const bare = line
    .replace(BULLET, '')
    .replace(NUMBERING, '')
    .replace(COUNT_IN_BRACKETS, '$1 x ')
    .replace(TIMES, '$1 ')
  // A price or a mark alone stays.
  const isMarked = /^\*\*.+\*\*$/u.test(bare)
  const priced = bare.replaceAll(PRICE, '').replaceAll(/ {2,}/gu, ' ').trim()
  const plain = isMarked ? priced : withoutLastMarks(priced.replaceAll(FOOTNOTE, ''))
  return plain || bare || line
}
