import { AudioSample, AudioSampleSink, type AudioSampleSource } from 'mediabunny'
import type { FilePart } from './source.ts'
import { withFilm } from './open-film.ts'

/** Samples a second of the sound of every film. */
export const SAMPLE_RATE = 48_000
/** Left and right. */
export const CHANNELS = 2
/** Loudest sample that is written. */
const PEAK = 0.97
/** Samples of silence that are written at once. */
const SILENCE = 4_800

/** Samples of a channel at another rate, by straight lines between them. */
function resample(samples: Float32Array, from: number, to: number): Float32Array {
  if (from === to) return samples
  const length = Math.round((samples.length * to) / from)
  return Float32Array.from({ length }, (_, index) => {
    const place = (index * from) / to
    const before = Math.floor(place)
    const first = samples[before] ?? 0
    return first + ((samples[before + 1] ?? first) - first) * (place - before)
  })
}

/** The channels of a sample at {@link SAMPLE_RATE}; a single one is both. */
function channelsOf(sample: AudioSample): Float32Array[] {
  return Array.from({ length: CHANNELS }, (_, channel) => {
    const planeIndex = Math.min(channel, sample.numberOfChannels - 1)
    const bytes = sample.allocationSize({ planeIndex, format: 'f32-planar' })
    const samples = new Float32Array(bytes / 4)
    sample.copyTo(samples, { planeIndex, format: 'f32-planar' })
    return resample(samples, sample.sampleRate, SAMPLE_RATE)
  })
}

/** The sound of a film, written from its beginning without a gap. */
export class SoundTape {
  readonly #source: AudioSampleSource
  readonly #gain: number
  #frames = 0

  /** @param gain factor of each sample; 1 leaves the sound as it is */
  constructor(source: AudioSampleSource, gain: number) {
    this.#source = source
    this.#gain = gain
  }

  async #write(channels: readonly Float32Array[]): Promise<void> {
    const [{ length } = new Float32Array()] = channels
    if (length === 0) return
    const data = new Float32Array(length * CHANNELS)
    for (const [channel, samples] of channels.entries())
      for (const [index, sample] of samples.entries())
        data[channel * length + index] = Math.max(-PEAK, Math.min(PEAK, sample * this.#gain))
    const sample = new AudioSample({
      data,
      format: 'f32-planar',
      numberOfChannels: CHANNELS,
      sampleRate: SAMPLE_RATE,
      timestamp: this.#frames / SAMPLE_RATE,
    })
    this.#frames += length
    await this.#source.add(sample)
    sample.close()
  }

  /** Writes silence up to a time of the film. */
  async silence(until: number): Promise<void> {
    const end = Math.round(until * SAMPLE_RATE)
    while (this.#frames < end) {
      const length = Math.min(SILENCE, end - this.#frames)
      await this.#write(Array.from({ length: CHANNELS }, () => new Float32Array(length)))
    }
  }

  /** Writes the sound of a part of a file up to a time of the film; what is missing is silence. */
  async play({ source, from, to }: FilePart, until: number, signal: AbortSignal): Promise<void> {
    const begin = this.#frames
    const end = Math.round(until * SAMPLE_RATE)
    await withFilm(source.file, async ({ sound }) => {
      if (!sound || !(await sound.canDecode())) return
      for await (const sample of new AudioSampleSink(sound).samples(from, to)) {
        const at = begin + Math.round((sample.timestamp - from) * SAMPLE_RATE)
        const channels = channelsOf(sample)
        sample.close()
        signal.throwIfAborted()
        if (at > this.#frames) await this.silence(at / SAMPLE_RATE)
        const skipped = this.#frames - at
        await this.#write(
          channels.map((each) => each.subarray(skipped, skipped + end - this.#frames)),
        )
        if (this.#frames >= end) break
      }
    })
    await this.silence(until)
  }
}
