/**
 * The first letters of the first and last word of a name, in capitals: "Matteo Conti" → "MC",
 * "Mei" → "M". Empty for a name without letters or digits.
 */
export function initials(name: string): string {
  const words = name.match(/[\p{L}\p{N}]+/gu) ?? []
  const letters = words.length > 1 ? [words[0], words.at(-1)] : words
  return letters.map((word = '') => /^./u.exec(word)?.[0].toLocaleUpperCase() ?? '').join('')
}
