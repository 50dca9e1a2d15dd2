import { AUTHOR_DESCRIPTION_MIN } from '../limits.ts'

/** Where a text is cut and what follows the cut; lengths in code points. */
export interface TextLimit {
  /** Texts up to this length stay whole. */
  readonly limit: number
  /** How much of a longer text is kept. */
  readonly keep: number
  /** What stands after the kept part. */
  readonly tail: string
}

/** Cuts a text that is longer than the rule allows; `TEXT_LIMITS` has the rules. */
export function truncate(text: string, { limit, keep, tail }: TextLimit): string {
  const characters = Array.from(text)
  return characters.length > limit ? characters.slice(0, keep).join('') + tail : text
}

/**
 * Ends an author's description at the first whitespace at or after code point `minimum`, with '...';
 * a text without one stays whole.
 */
export function shortenAtWord(text: string, minimum: number = AUTHOR_DESCRIPTION_MIN): string {
  const characters = Array.from(text)
  const end = characters.findIndex((character, index) => index >= minimum && /\s/u.test(character))
  return end === -1 ? text : `${characters.slice(0, end).join('')}...`
}
