/** Words with a full stop that ends no sentence. */
const SHORT = /(?:^|[\s(])(?:ca|Min|Std|Nr|bzw|approx|e\.g|i\.e|\p{L}|\p{L}\. ?\p{L})\.$/u
const END = /[.!?…][“”"’')]*\s+(?=[\p{Lu}\d½¼¾„“"'(])/gu

/** Where the sentences of a text end, in UTF-16 units; the last one is the length of the text. */
export function sentenceEnds(text: string): number[] {
  const ends = [...text.matchAll(END)]
    .filter(({ index }) => !SHORT.test(text.slice(0, index + 1)))
    .map((match) => match.index + match[0].length)
  return [...ends, text.length]
}

/** The sentences of a text, each without spaces around it. */
export function sentencesOf(text: string): string[] {
  let from = 0
  return sentenceEnds(text)
    .map((to) => {
      const sentence = text.slice(from, to).trim()
      from = to
      return sentence
    })
    .filter((sentence) => sentence !== '')
}
