import type { RingSound } from './ring-preferences.ts'

/** A tone within a strike: hertz, loudness from 0 to 1, and seconds until it has died away. */
interface Tone {
  readonly hertz: number
  readonly loudness: number
  readonly lasts: number
}

interface Sound {
  /** Seconds from the start to each strike. */
  readonly strikes: readonly number[]
  readonly tones: readonly Tone[]
}

/** Keeps several strikes below the loudest that a device can play. */
const LOUDNESS = 0.8
/** Seconds until a strike is loudest. */
const ATTACK = 0.005
/** What counts as silent: an exponential ramp cannot reach 0. */
const SILENT = 0.001

/** `count` strikes, `every` so many seconds, from each of `starts`. */
const bursts = (starts: readonly number[], count: number, every: number) =>
  starts.flatMap((start) => Array.from({ length: count }, (_, index) => start + index * every))

const SOUNDS: Record<RingSound, Sound> = {
  bell: {
    strikes: [0, 0.55, 1.1],
    tones: [
      { hertz: 880, loudness: 0.5, lasts: 1.4 },
      { hertz: 1760, loudness: 0.25, lasts: 1 },
      { hertz: 2429, loudness: 0.18, lasts: 0.7 },
      { hertz: 3520, loudness: 0.1, lasts: 0.4 },
    ],
  },
  // A hammer that rattles against a small bell.
  clock: {
    strikes: bursts([0, 0.8, 1.6], 7, 0.07),
    tones: [
      { hertz: 2093, loudness: 0.2, lasts: 0.25 },
      { hertz: 3322, loudness: 0.16, lasts: 0.2 },
      { hertz: 5274, loudness: 0.08, lasts: 0.1 },
    ],
  },
  // Low and short, so that it stays in the room.
  spoon: {
    strikes: bursts([0, 0.8, 1.6], 2, 0.2),
    tones: [
      { hertz: 392, loudness: 0.16, lasts: 0.16 },
      { hertz: 1047, loudness: 0.08, lasts: 0.08 },
      { hertz: 1865, loudness: 0.03, lasts: 0.04 },
    ],
  },
}

/** Seconds until the longest sound has ended. */
export const LONGEST_SOUND = 2.6

let output: GainNode | undefined

/** Ends the sound that plays. */
export function endSound(): void {
  output?.disconnect()
  output = undefined
}

/** Plays a sound once, in place of one that still plays. */
export function playSound(context: AudioContext, name: RingSound): void {
  endSound()
  const { strikes, tones } = SOUNDS[name]
  output = new GainNode(context, { gain: LOUDNESS })
  output.connect(context.destination)
  for (const strike of strikes)
    for (const tone of tones)
      playTone(context, output, { ...tone, at: context.currentTime + strike })
}

function playTone(
  context: AudioContext,
  to: AudioNode,
  { hertz, loudness, lasts, at }: Tone & { at: number },
): void {
  const source = new OscillatorNode(context, { frequency: hertz })
  const gain = new GainNode(context, { gain: 0 })
  gain.gain.setValueAtTime(0, at)
  gain.gain.linearRampToValueAtTime(loudness, at + ATTACK)
  gain.gain.exponentialRampToValueAtTime(SILENT, at + lasts)
  source.connect(gain).connect(to)
  source.start(at)
  source.stop(at + lasts)
}
