import type { PlayerCaption, PlayerStep } from '#design-system/sequence-player/player.types.ts'

/** Seconds from the start of a step until its sound is named: the words are read first. */
const SOUND_AFTER = 0.8

/** The sound of a step as a caption in brackets, for as long as it is heard; undefined for a quiet step. */
export function soundOf(
  step: Pick<PlayerStep, 'start' | 'stop' | 'sound'> | undefined,
): PlayerCaption | undefined {
  if (step?.sound === undefined) return undefined
  const { start, stop, sound } = step
  return { start: Math.min(start + SOUND_AFTER, stop), stop, text: `[${sound}]` }
}

/** Captions with the sounds of the steps among them, by the time they start. */
export function withSounds(
  captions: readonly PlayerCaption[],
  steps: readonly PlayerStep[],
): PlayerCaption[] {
  const sounds = steps.flatMap((step) => soundOf(step) ?? [])
  return [...captions, ...sounds].toSorted((a, b) => a.start - b.start)
}
