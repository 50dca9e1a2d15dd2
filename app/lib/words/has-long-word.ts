/** Letters of a word that fits beside a picture in the largest size. */
const LETTERS_MAX = 14

/** Whether a name has a word that is too long for the largest size. */
export function hasLongWord(name: string): boolean {
  return name.split(/[\s-]+/u).some(({ length }) => length > LETTERS_MAX)
}
