import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ALL_FORMATS, BufferSource, EncodedPacketSink, Input } from 'mediabunny'
import { expect, onTestFinished, test } from 'vitest'
import { checkDemo } from '#content/check.ts'
import { openClips } from './clips.ts'
import { makeFilm } from './films.ts'
import { stitchFilm, type FilmStep } from './stitch.ts'

const clips = await openClips()
const { catalogue } = await checkDemo()
const recipes = catalogue.recipes
  .filter(({ value }) => value.film)
  .map(({ value: { slug, steps } }) => ({
    slug,
    steps: steps.map(({ id, clip }): FilmStep => ({ key: id, clip: clip ?? '' })),
  }))

async function dataFolder() {
  const DATA_DIR = await mkdtemp(join(tmpdir(), 'simmer-films-'))
  onTestFinished(async () => await rm(DATA_DIR, { recursive: true }))
  return { DATA_DIR }
}

/** The kinds of the boxes of an MP4 file, in order. */
function boxes(bytes: Uint8Array): string[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const kinds: string[] = []
  for (let at = 0; at < bytes.length; at += view.getUint32(at))
    kinds.push(String.fromCharCode(...bytes.subarray(at + 4, at + 8)))
  return kinds
}

test('all 60 films of the catalogue are made, each at least 30 seconds long', async () => {
  const config = await dataFolder()
  for (const recipe of recipes) {
    const { durationMs, steps, path, hash } = await makeFilm(clips, recipe, config)
    expect(durationMs).toBeGreaterThanOrEqual(30_000)
    expect(path).toBe(`films/${recipe.slug}.${hash}.mp4`)
    expect(steps.map(({ key }) => key)).toEqual(recipe.steps.map(({ key }) => key))
  }
  const files = await readdir(join(config.DATA_DIR, 'media', 'films'))
  expect(files).toHaveLength(60)
  expect(files.filter((name) => !name.endsWith('.mp4'))).toEqual([])
})

test('a film has one picture and one sound track, equally long, and its index in front', async () => {
  const { bytes, durationMs } = await stitchFilm(clips, recipes[0]?.steps ?? [])
  const input = new Input({ source: new BufferSource(bytes), formats: ALL_FORMATS })
  const [video, ...others] = await input.getVideoTracks()
  const [sound, ...moreSounds] = await input.getAudioTracks()
  expect(others).toHaveLength(0)
  expect(moreSounds).toHaveLength(0)
  expect(await video?.computeDuration()).toBeCloseTo(durationMs / 1000, 3)
  const soundSeconds = (await sound?.computeDuration()) ?? 0
  expect(durationMs / 1000 - soundSeconds).toBeGreaterThanOrEqual(0)
  expect(durationMs / 1000 - soundSeconds).toBeLessThan(0.03)
  const kinds = boxes(bytes)
  expect(kinds.indexOf('moov')).toBeLessThan(kinds.indexOf('mdat'))
  expect(kinds[0]).toBe('ftyp')
})

test('every step starts exactly on a key frame of its clip', async () => {
  const recipe = recipes.find(({ slug }) => slug === 'shakshuka')
  const { bytes, steps } = await stitchFilm(clips, recipe?.steps ?? [])
  expect(steps.map(({ startsMs }) => startsMs)).toEqual([0, 6400, 12800, 19200, 25600, 32000])
  expect(steps.map(({ stopsMs }) => stopsMs)).toEqual([6400, 12800, 19200, 25600, 32000, 37800])
  const input = new Input({ source: new BufferSource(bytes), formats: ALL_FORMATS })
  const track = await input.getPrimaryVideoTrack()
  if (!track) throw new Error('The film has no picture.')
  const sink = new EncodedPacketSink(track)
  for (const [index, { startsMs }] of steps.entries()) {
    const packet = await sink.getPacket(startsMs / 1000)
    const clip = await clips.read(recipe?.steps[index]?.clip ?? '')
    expect(packet?.type).toBe('key')
    expect(packet?.timestamp).toBeCloseTo(startsMs / 1000, 4)
    expect(packet?.data).toEqual(clip.video[0]?.packet.data)
  }
})

test('the last clip of a film ends before it slides away', async () => {
  const { durationMs, steps } = await stitchFilm(clips, [{ key: 'chop', clip: 'chop-onion' }])
  expect(durationMs).toBeLessThanOrEqual(6000)
  expect(durationMs).toBeGreaterThan(5000)
  expect(steps).toEqual([{ key: 'chop', startsMs: 0, stopsMs: durationMs }])
})

test('the same steps give the same bytes at any time', async () => {
  const steps = recipes[0]?.steps ?? []
  const { bytes } = await stitchFilm(clips, steps)
  const again = await stitchFilm(await openClips(), steps)
  expect(Buffer.from(bytes).equals(Buffer.from(again.bytes))).toBe(true)
  const timed = Buffer.from(bytes).indexOf('mvhd')
  expect([...bytes.subarray(timed + 8, timed + 16)]).toEqual([0, 0, 0, 0, 0, 0, 0, 0])
})

test('a film that is there is left alone, one that is damaged is made again', async () => {
  const config = await dataFolder()
  const recipe = recipes[0] ?? { slug: '', steps: [] }
  await makeFilm(clips, recipe, config)
  const file = join(config.DATA_DIR, 'media', 'films', `${recipe.slug}.mp4`)
  const { mtimeMs, ino } = await stat(file)
  await makeFilm(clips, recipe, config)
  expect(await stat(file)).toMatchObject({ mtimeMs, ino })
  await writeFile(file, 'half a film')
  await makeFilm(clips, recipe, config)
  expect(boxes(await readFile(file))[0]).toBe('ftyp')
})

test('a film of an unknown clip is refused', async () => {
  await expect(stitchFilm(clips, [{ key: 'fly', clip: 'fly-kite' }])).rejects.toThrow(
    'There is no step clip "fly-kite".',
  )
})
