/** Letters that do not decompose into a plain letter and an accent. */
const WHOLE_LETTERS: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  å: 'a',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
}

/** Lower case, without accents: "Crème brûlée" → "creme brulee", "Süße" → "susse". */
function plainLetters(text: string): string {
  return text
    .toLowerCase()
    .replace(/[ßæœøåłđðþ]/gu, (letter) => WHOLE_LETTERS[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
}

/** Sort key of a name: German umlauts sort as their plain letters (DIN 5007-1). */
export function sortKey(name: string): string {
  return plainLetters(name).trim()
}

/**
 * The words of a text as the search compares them: lower case, without accents, and with ä, ae and a
 * alike, ö, oe and o, ü, ue and u, ß and ss. Everything but letters and digits separates words.
 */
export function foldWords(text: string): string[] {
  const words = plainLetters(text)
    .replace(/['’]s\b/gu, 's')
    .split(/[^\p{L}\p{N}]+/u)
  return words.filter((word) => word !== '').map((word) => word.replace(/([aou])e/gu, '$1'))
}

/** Letters of a term that are searched for; more are ignored. */
const TERM_MAX = 200
/** Words of a term that are searched for; more are ignored. */
const TERM_WORDS_MAX = 16

/**
 * The words of a search term, each once, as {@link foldWords} returns them. However long the term is, they are
 * few enough for one statement.
 */
export function termWords(term: string): string[] {
  return [...new Set(foldWords(term.trim().slice(0, TERM_MAX)))].slice(0, TERM_WORDS_MAX)
}
