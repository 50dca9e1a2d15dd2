/** Characters from which a step is long enough to ask whether it is several. */
const LONG = 500
/** Approximate length of a part, in characters. */
const PART = 220

/** The parts into which a long step can be cut, between its sentences; one for a step that is short. */
export function cutStep(text: string): string[] {
  if (text.length < LONG) return [text]
  // An abbreviation ends no sentence.
  const sentences = text.split(
    /(?<=(?<!(?:^|[\s(])(?:[Cc]a|[Mm]in|Std|Nr|approx|z\.\s?B|d\.\s?h))[.!?])\s+(?=[\p{Lu}{])/u,
  )
  const parts: string[] = []
  for (const sentence of sentences) {
    const last = parts.at(-1)
    if (last !== undefined && last.length + sentence.length < PART)
      parts[parts.length - 1] = `${last} ${sentence}`
    else parts.push(sentence)
  }
  return parts
}
