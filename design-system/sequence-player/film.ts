import { firstSentence, withoutTags } from '#design-system/sequence-player/marked-text.ts'
import type {
  PlayerCaption,
  PlayerStart,
  PlayerStep,
} from '#design-system/sequence-player/player.types.ts'

/** A step with the derived texts that the player shows. */
export interface FilmStep extends PlayerStep {
  /** The step in one line, with markup: its first caption, or else its first sentence. */
  line: string
  /** The same without markup, for names and announcements. */
  plainLine: string
}

/** Seconds before a step within which a caption belongs to the step: a little more than a frame. */
const FRAME = 0.05

/**
 * Adds its line to each step. Captions are preferred: they are short enough to be read from two
 * metres.
 */
export function filmSteps(
  steps: readonly PlayerStep[],
  captions: readonly PlayerCaption[],
): FilmStep[] {
  return steps.map((step) => {
    const first = captions.find(({ start }) => start >= step.start - FRAME && start < step.stop)
    const line = first?.text ?? firstSentence(step.text)
    return { ...step, line, plainLine: withoutTags(line) }
  })
}

/**
 * Start time of a film in seconds. A step that is not filmed starts at the next filmed step. If no
 * filmed step follows, the film starts at 0.
 */
export function startSeconds(steps: readonly PlayerStep[], startAt?: PlayerStart): number {
  if (!startAt) return 0
  if ('seconds' in startAt) return startAt.seconds
  return steps.find(({ number }) => number >= startAt.step)?.start ?? 0
}
