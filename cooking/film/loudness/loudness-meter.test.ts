import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { createLoudnessMeter } from './loudness-meter.ts'

/** Seconds of a sound that is loud, soft and silent by turns, so that both gates decide. */
const SECONDS = 12

/** A sound of two channels: a tone, noise and silence, the same on every machine. */
function sound(sampleRate: number): [Float32Array, Float32Array] {
  const length = SECONDS * sampleRate
  const [left, right] = [new Float32Array(length), new Float32Array(length)]
  let seed = 1
  for (let index = 0; index < length; index += 1) {
    const time = index / sampleRate
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0
    const noise = seed / 2 ** 31 - 1
    const tone = Math.sin(2 * Math.PI * 997 * time)
    if (time < 4) left[index] = 0.2 * tone
    if (time < 4) right[index] = 0.1 * tone + 0.05 * noise
    if (time >= 6 && time < 9) left[index] = right[index] = 0.3 * noise
    if (time >= 9 && time < 11) left[index] = 0.005 * tone
  }
  return [left, right]
}

/** Measured in blocks of a decoder, which are no whole part of anything. */
function measure(channels: readonly Float32Array[], sampleRate: number, block = 1111) {
  const meter = createLoudnessMeter(sampleRate)
  for (let from = 0; from < (channels[0]?.length ?? 0); from += block)
    meter.add(channels.map((samples) => samples.subarray(from, from + block)))
  return meter
}

/** What ffmpeg's ebur128 measures; undefined where there is no ffmpeg. */
function byFfmpeg([left, right]: [Float32Array, Float32Array], sampleRate: number) {
  const samples = new Float32Array(left.length * 2)
  for (const [index, sample] of left.entries()) {
    samples[index * 2] = sample
    samples[index * 2 + 1] = right[index] ?? 0
  }
  const { stderr } = spawnSync(
    'ffmpeg',
    [
      '-hide_banner',
      '-f',
      'f32le',
      '-ar',
      `${sampleRate}`,
      '-ac',
      '2',
      '-i',
      '-',
      '-af',
      'ebur128',
      '-f',
      'null',
      '-',
    ],
    { input: Buffer.from(samples.buffer), maxBuffer: 2 ** 26, encoding: 'utf8' },
  )
  const found = /I:\s+(-?[\d.]+) LUFS/u.exec(stderr?.slice(stderr.lastIndexOf('Summary')) ?? '')
  return found ? Number(found[1]) : undefined
}

/** What ffmpeg 5.1 measured, for machines without it. */
const RECORDED = { 48_000: -11.9, 44_100: -11.9 }

test.for([48_000, 44_100] as const)(
  'FLM-69 loudness at %i Hz is within 0.2 LU of what ffmpeg measures',
  (sampleRate) => {
    const channels = sound(sampleRate)
    const expected = byFfmpeg(channels, sampleRate) ?? RECORDED[sampleRate]
    expect(expected).toBeCloseTo(RECORDED[sampleRate], 1)
    expect(Math.abs(measure(channels, sampleRate).integrated() - expected)).toBeLessThan(0.2)
  },
)

test('FLM-69 a tone of full scale on one channel is −3.01 LUFS, as the standard says', () => {
  const tone = Float32Array.from({ length: 5 * 48_000 }, (_, index) =>
    Math.sin((2 * Math.PI * 997 * index) / 48_000),
  )
  expect(measure([tone], 48_000).integrated()).toBeCloseTo(-3.01, 1)
})

test('blocks may be of any length', () => {
  const channels = sound(48_000)
  expect(measure(channels, 48_000, 77).integrated()).toBe(
    measure(channels, 48_000, 9999).integrated(),
  )
})

test('silence and a sound too short to be measured have no loudness', () => {
  expect(measure([new Float32Array(48_000)], 48_000).integrated()).toBe(-Infinity)
  expect(createLoudnessMeter(48_000).integrated()).toBe(-Infinity)
})

test('each tenth of a second has its level', () => {
  const { at, values } = measure(sound(48_000), 48_000).levels()
  expect(at.length).toBe(120)
  expect([at[1], at[119]]).toEqual([0.1, 11.9])
  expect(values[118]).toBeLessThan(-100)
  expect(values[70]).toBeGreaterThan(-15)
})
