/** Most letters of a word that fit beside an amount without being hyphenated. */
const FITTING = 14

/** Whether a word of a name is too long to stand beside its amount: a soft hyphen ends a part. */
export function hasUnbreakableWord(name: string): boolean {
  return name.split(/[\s\u00AD-]+/u).some((word) => Array.from(word).length > FITTING)
}
