import { firstSentence } from '#design-system/sequence-player/marked-text.ts'

/** Sentences that turn the oven on, which has a row of its own in a plan. */
const HEATS = /^(?:heat|preheat) the oven |^heize den (?:back)?ofen /i

/** What is done in a step: the first sentence of its text that is about hands. */
export function stepTitle(text: string): string {
  const first = firstSentence(text)
  const rest = text.slice(first.length).trim()
  return HEATS.test(first) && rest !== '' ? firstSentence(rest) : first
}
