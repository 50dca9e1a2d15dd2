import { firstSentence, withoutTags } from '#design-system/sequence-player/marked-text.ts'
import type {
  PlayerCaption,
  PlayerStart,
  PlayerStep,
} from '#design-system/sequence-player/player.types.ts'

/** A step with what the player shows of it. */
export interface FilmStep extends PlayerStep {
  /** The step in one line, marked: its first caption, else its first sentence. */
  line: string
  /** The same without markup, for names and announcements. */
  plainLine: string
}

/** Captions whose start lies this close before a step belong to it: one frame and a bit. */
const FRAME = 0.05

/** Gives each step its line; captions are short enough to be read from two metres. */
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

/** Seconds at which a film begins; an unknown step is the beginning. */
export function startSeconds(steps: readonly PlayerStep[], startAt?: PlayerStart): number {
  if (!startAt) return 0
  if ('seconds' in startAt) return startAt.seconds
  return steps.find(({ number }) => number === startAt.step)?.start ?? 0
}
