import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { ffmpeg, H264, HAS_FFMPEG, PICTURE, TONE } from '#tests/support/ffmpeg.ts'
import { madeFilm } from '#tests/support/films.ts'
import { type Atom, atomsOf, changedAt, fileOf, within } from '#tests/support/mp4-atoms.ts'
import { checkFilm, type FilmToCheck } from './check-film.ts'

/** Checks bytes as a film of six seconds with a part at four. */
async function check(bytes: Buffer, changes: Partial<FilmToCheck> = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'check-'))
  onTestFinished(async () => await rm(folder, { recursive: true }))
  const file = join(folder, 'film.mp4')
  await writeFile(file, bytes)
  const film = { durationMs: 6000, starts: [0, 4000], isUntouched: false }
  return await checkFilm({ file, ...film, ...changes })
}

test.skipIf(!HAS_FFMPEG)(
  'FLM-108 a film as the studio makes it is taken, with AAC, with Opus and without sound',
  async () => {
    const fine = { width: 320, height: 180 }
    expect(await check(madeFilm())).toEqual({ ...fine, hasSound: true })
    const opus = ffmpeg(`${PICTURE(6)} ${TONE(6)} ${H264} -c:a libopus`)
    expect(await check(opus)).toEqual({ ...fine, hasSound: true })
    expect(await check(ffmpeg(`${PICTURE(6)} ${H264}`))).toEqual({ ...fine, hasSound: false })
  },
)

test.skipIf(!HAS_FFMPEG)(
  'FLM-108 a film in fragments is taken, and its index may come first',
  async () => {
    const moved = '-movflags frag_keyframe+empty_moov+default_base_moof'
    expect(await check(ffmpeg(`${PICTURE(6)} ${TONE(6)} ${H264} ${moved}`))).toMatchObject({
      width: 320,
    })
    const first = ffmpeg(`${PICTURE(6)} ${TONE(6)} ${H264} -movflags faststart`)
    expect(await check(first)).toMatchObject({ width: 320 })
  },
)

test.skipIf(!HAS_FFMPEG)(
  'FLM-108 a film of a phone that was turned is as wide as it is shown',
  async () => {
    const upright = ffmpeg(`${PICTURE(6)} ${H264}`)
    // The third row of the matrix stays; the picture is turned by a quarter.
    const turned = changedAt(upright, ['moov', 'trak', 'tkhd'], 40, '0000000000010000')
    const again = changedAt(turned, ['moov', 'trak', 'tkhd'], 52, 'ffff000000000000')
    expect(await check(again)).toMatchObject({ width: 180, height: 320 })
  },
)

test.skipIf(!HAS_FFMPEG)(
  'FLM-108 key frames are where the parts of a film that was made begin',
  async () => {
    expect(await check(madeFilm(), { starts: [0, 4500] })).toBe('KeyFrames')
    expect(await check(madeFilm(), { starts: [0, 4500], isUntouched: true })).toMatchObject({
      width: 320,
    })
    const seldom = ffmpeg(
      `${PICTURE(6)} ${H264.replace('-g 30 -keyint_min 30', '-g 60 -keyint_min 60')}`,
    )
    expect(await check(seldom)).toBe('KeyFrames')
    expect(await check(seldom, { isUntouched: true })).toMatchObject({ width: 320 })
  },
)

test.skipIf(!HAS_FFMPEG)(
  'FLM-108 a table that calls other frames key frames is not believed',
  async () => {
    const seldom = ffmpeg(
      `${PICTURE(6)} ${H264.replace('-g 30 -keyint_min 30', '-g 300 -keyint_min 300')}`,
    )
    const lying = without(seldom, 'stss')
    expect(await check(lying)).toBe('KeyFrames')
  },
)

/** A film without one of its tables of samples. */
function without(film: Buffer, type: string): Buffer {
  const at = film.indexOf(type) - 4
  const renamed = Buffer.from(film)
  renamed.write('free', at + 4, 'latin1')
  return renamed
}

test.skipIf(!HAS_FFMPEG).for([
  ['truncated', () => madeFilm().subarray(0, -1000), 'Structure'],
  ['cut in its index', () => madeFilm().subarray(0, 60), 'Structure'],
  ['empty', () => Buffer.alloc(0), 'Structure'],
  [
    'of another format under its name',
    () => ffmpeg(`${PICTURE(2)} -c:v libvpx`, 'webm'),
    'Structure',
  ],
  ['a renamed ZIP', () => zip(), 'Structure'],
  ['a film with a ZIP behind it', () => Buffer.concat([madeFilm(), zip()]), 'Structure'],
  ['a film with a ZIP in a box', () => fileOf([...atomsOf(madeFilm()), boxed(zip())]), 'Structure'],
  [
    'a film and a PDF',
    () => fileOf([boxed(Buffer.from('%PDF-1.7')), ...atomsOf(madeFilm())]),
    'Structure',
  ],
  [
    'a film with much that nobody sees',
    () => fileOf([...atomsOf(madeFilm()), boxed(Buffer.alloc(2e6))]),
    'Structure',
  ],
  [
    'a film with another medium in it',
    () => fileOf([...atomsOf(madeFilm()), { type: 'mdat', bytes: Buffer.alloc(2e5) }]),
    'Structure',
  ],
  ['sound alone', () => ffmpeg(`${TONE(6)} -c:a aac`), 'Structure'],
  ['of 200 tracks', () => manyTracks(), 'Structure'],
  ['with subtitles', () => threeTracks(), 'Structure'],
  [
    'HEVC',
    () => ffmpeg(`${PICTURE(6)} -c:v libx265 -preset ultrafast -x265-params log-level=none`),
    'Codec',
  ],
  ['with MP3', () => ffmpeg(`${PICTURE(6)} ${TONE(6)} ${H264} -c:a libmp3lame`), 'Codec'],
  ['shorter than it says', () => ffmpeg(`${PICTURE(5)} ${H264}`), 'Duration'],
  ['of one frame', () => ffmpeg(`${PICTURE(6)} -frames:v 1 ${H264}`), 'Duration'],
  ['of sound that goes on', () => ffmpeg(`${PICTURE(6)} ${TONE(9)} ${H264} -c:a aac`), 'Duration'],
  ['of no duration', () => still(), 'Duration'],
  ['8K', () => ffmpeg(`-f lavfi -i color=s=7680x4320:r=2:d=1 ${H264}`), 'Size'],
] satisfies [string, () => Buffer, string][])(
  'FLM-108 a file is refused that is %s',
  { timeout: 60_000 },
  async ([name, make, fault]) => {
    const changes = name === '8K' ? { durationMs: 1000, starts: [0] } : {}
    expect(await check(make(), changes)).toBe(fault)
  },
)

test.skipIf(!HAS_FFMPEG).for([
  [
    'claims samples that have no size',
    ['moov', 'trak', 'mdia', 'minf', 'stbl', 'stts'],
    8,
    'ffffffff',
  ],
  [
    'claims a table longer than its box',
    ['moov', 'trak', 'mdia', 'minf', 'stbl', 'stsz'],
    8,
    '7fffffff',
  ],
  [
    'claims four billion equal samples',
    ['moov', 'trak', 'mdia', 'minf', 'stbl', 'stsz'],
    4,
    '00000001ffffffff',
  ],
  [
    'names bytes outside of the media',
    ['moov', 'trak', 'mdia', 'minf', 'stbl', 'stco'],
    8,
    'fffffff0',
  ],
] satisfies [string, string[], number, string][])(
  'FLM-108 a bomb is refused that %s',
  async ([, path, at, hex]) => {
    expect(await check(changedAt(ffmpeg(`${PICTURE(6)} ${H264}`), path, at, hex))).toBe('Structure')
  },
)

test.skipIf(!HAS_FFMPEG)(
  'FLM-108 boxes within boxes, and too many of them, are refused',
  async () => {
    let deep: Atom = boxed(Buffer.alloc(0))
    for (let depth = 0; depth < 50; depth += 1) deep = { type: 'moov', bytes: fileOf([deep]) }
    expect(await check(fileOf([...atomsOf(madeFilm()), deep]))).toBe('Structure')
    const many = Buffer.concat(
      Array.from({ length: 200_000 }, () => fileOf([boxed(Buffer.alloc(0))])),
    )
    expect(await check(Buffer.concat([madeFilm(), many]))).toBe('Structure')
  },
)

/** A box that holds nothing, as it says. */
const boxed = (bytes: Buffer): Atom => ({ type: 'free', bytes })

/** An archive with one empty file. */
function zip(): Buffer {
  const head = Buffer.from('504b0304', 'hex')
  const end = Buffer.alloc(22)
  end.write('PK\u0005\u0006', 'latin1')
  return Buffer.concat([head, Buffer.alloc(26), end])
}

/** A film whose only track is there 200 times. */
function manyTracks(): Buffer {
  const film = ffmpeg(`${PICTURE(6)} ${H264}`)
  return fileOf(
    atomsOf(film).map((atom) => {
      if (atom.type !== 'moov') return atom
      const inner = atomsOf(atom.bytes)
      const track = within(inner, 'trak')
      return {
        type: 'moov',
        bytes: fileOf([...inner, ...Array.from({ length: 199 }, () => track)]),
      }
    }),
  )
}

/** A film with a track of texts. */
function threeTracks(): Buffer {
  const film = ffmpeg(`${PICTURE(6)} ${TONE(6)} ${H264} -c:a aac`)
  return Buffer.from(film.toString('latin1').replace('soun', 'text'), 'latin1')
}

/** A film whose frames all last no time. */
function still(): Buffer {
  return changedAt(
    ffmpeg(`${PICTURE(6)} ${H264}`),
    ['moov', 'trak', 'mdia', 'minf', 'stbl', 'stts'],
    12,
    '00000000',
  )
}
