import { typedLine } from '#contract/text/typed-line.ts'

/** A line that may be left out, without what nobody sees; null without anything. */
export function plainLine(text: string | undefined): string | null {
  return typedLine(text ?? '') || null
}
