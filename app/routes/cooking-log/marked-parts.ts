/** Letters without accents, one for one, so that places stay the same. */
const plain = (text: string) =>
  Array.from(text.toLowerCase(), (letter) => letter.normalize('NFD').charAt(0)).join('')

/** A text in parts, of which those that spell a word of the term are marked, also inside longer words. */
export function markedParts(text: string, term: string): { text: string; isMarked: boolean }[] {
  const words = plain(term)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
  const letters = Array.from(text)
  if (words.length === 0) return [{ text, isMarked: false }]
  const pattern = new RegExp(words.toSorted((a, b) => b.length - a.length).join('|'), 'gu')
  const parts: { text: string; isMarked: boolean }[] = []
  let end = 0
  const add = (from: number, to: number, isMarked: boolean) => {
    const part = letters.slice(from, to).join('')
    if (part !== '') parts.push({ text: part, isMarked })
  }
  for (const { index, 0: word } of plain(text).matchAll(pattern)) {
    add(end, index, false)
    add(index, index + word.length, true)
    end = index + word.length
  }
  add(end, letters.length, false)
  return parts
}
