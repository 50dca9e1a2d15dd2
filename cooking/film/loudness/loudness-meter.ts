import type { Track } from '../suggestions/track.ts'
import { kWeighting } from './k-weighting.ts'

/** Parts of a second that are measured: a block has four of them, and begins with each. */
const PARTS = 10
const PARTS_OF_BLOCK = 4
/** Blocks that are quieter than this are no sound, in LUFS. */
const GATE = -70
/** Blocks that are so much quieter than the others do not count, in LU. */
const RELATIVE_GATE = -10
/** How much channels count: of six, the fourth is the low one and the last two are behind. */
const SURROUND = [1, 1, 1, 0, 1.41, 1.41]

const loudnessOf = (power: number) => (power > 0 ? -0.691 + 10 * Math.log10(power) : -Infinity)

function mean(powers: readonly number[]): number {
  return powers.length === 0 ? 0 : powers.reduce((sum, power) => sum + power, 0) / powers.length
}

/** Integrated loudness of the powers of tenths of a second, with the gates of ITU-R BS.1770-4, in LUFS. */
function gated(parts: readonly number[]): number {
  const blocks = parts
    .slice(PARTS_OF_BLOCK - 1)
    .map((_, index) => mean(parts.slice(index, index + PARTS_OF_BLOCK)))
  const heard = blocks.filter((power) => loudnessOf(power) > GATE)
  const gate = loudnessOf(mean(heard)) + RELATIVE_GATE
  return loudnessOf(mean(heard.filter((power) => loudnessOf(power) > gate)))
}

/** Measures how loud a sound is while it is decoded, a block of samples after the other. */
export interface LoudnessMeter {
  /** Adds the samples of all channels, each from −1 to 1. Blocks may have any length. */
  add: (channels: readonly Float32Array[]) => void
  /** Integrated loudness so far, in LUFS; −Infinity for silence and for less than 0.4 s. */
  integrated: () => number
  /** Loudness of each tenth of a second so far, in LUFS. */
  levels: () => Track
}

/**
 * A meter for a sound, by ITU-R BS.1770-4. It keeps one number for each tenth of a second and nothing else.
 *
 * @param sampleRate samples per second of each channel
 */
export function createLoudnessMeter(sampleRate: number): LoudnessMeter {
  const partLength = Math.round(sampleRate / PARTS)
  const parts: number[] = []
  let filters: ((sample: number) => number)[] = []
  let power = 0
  let count = 0
  return {
    add(channels) {
      const weights = channels.length === SURROUND.length ? SURROUND : channels.map(() => 1)
      if (filters.length !== channels.length) filters = channels.map(() => kWeighting(sampleRate))
      const length = channels[0]?.length ?? 0
      for (let index = 0; index < length; index += 1) {
        for (const [channel, samples] of channels.entries()) {
          const heard = filters[channel]?.(samples[index] ?? 0) ?? 0
          power += (weights[channel] ?? 0) * heard * heard
        }
        count += 1
        if (count < partLength) continue
        parts.push(power / partLength)
        power = 0
        count = 0
      }
    },
    integrated: () => gated(parts),
    levels: () => ({
      at: parts.map((_, index) => (index * partLength) / sampleRate),
      values: parts.map(loudnessOf),
    }),
  }
}
