import { ffmpeg, H264, HAS_FFMPEG, PICTURE, TONE } from '#tests/support/ffmpeg.ts'
import { atomsOf, changedAt, fileOf, within } from '#tests/support/mp4-atoms.ts'
import { addRecipe } from './support/publishing.ts'
import { chooseFilms } from './support/studio.ts'
import { expect, test } from './support/test.ts'

test.skip(!HAS_FFMPEG, 'ffmpeg makes the films')

const NO_FILM = 'This is not a film'
const BROKEN = 'The film cannot be read'
const CUT = 'The end is missing'
const STTS = ['moov', 'trak', 'mdia', 'minf', 'stbl', 'stts']

const film = () => ffmpeg(`${PICTURE(6)} ${TONE(6)} ${H264} -c:a aac -movflags faststart`)

/** A film whose index is at its end. */
const lateIndex = () => ffmpeg(`${PICTURE(6)} ${TONE(6)} ${H264} -c:a aac`)

/** A film whose only track is there 200 times. */
function manyTracks(): Buffer {
  return fileOf(
    atomsOf(ffmpeg(`${PICTURE(6)} ${H264}`)).map((atom) => {
      if (atom.type !== 'moov') return atom
      const inner = atomsOf(atom.bytes)
      const track = within(inner, 'trak')
      const more = Array.from({ length: 199 }, () => track)
      return { type: 'moov', bytes: fileOf([...inner, ...more]) }
    }),
  )
}

/** Each with its name, and what the page says: a refusal, or undefined for one that is taken. */
const FILES: [name: string, make: () => Buffer, says: string | undefined][] = [
  ['truncated.mp4', () => film().subarray(0, film().length / 2), CUT],
  ['no-index.mp4', () => lateIndex().subarray(0, lateIndex().length / 2), BROKEN],
  [
    'no-duration.mp4',
    () => changedAt(ffmpeg(`${PICTURE(6)} ${H264}`), STTS, 12, '00000000'),
    'This is shorter than a second',
  ],
  ['webm-called.mp4', () => ffmpeg(`${PICTURE(2)} -c:v libvpx`, 'webm'), undefined],
  [
    '8k.mp4',
    () => ffmpeg(`-f lavfi -i color=s=7680x4320:r=2:d=2 ${H264}`),
    'The picture is larger than 4K',
  ],
  [
    'one-picture.mp4',
    () => ffmpeg(`${PICTURE(6)} -frames:v 1 ${H264}`),
    'This is shorter than a second',
  ],
  ['sound.mp4', () => ffmpeg(`${TONE(3)} -c:a aac`), 'Only sound, no picture'],
  ['longer-sound.mp4', () => ffmpeg(`${PICTURE(3)} ${TONE(9)} ${H264} -c:a aac`), undefined],
  ['200-tracks.mp4', manyTracks, undefined],
  ['bomb.mp4', () => changedAt(ffmpeg(`${PICTURE(6)} ${H264}`), STTS, 8, 'ffffffff'), 'too long'],
  ['film-and-pdf.mp4', () => Buffer.concat([Buffer.from('%PDF-1.7\n'), film()]), NO_FILM],
  [
    'hevc.mp4',
    () =>
      ffmpeg(
        `${PICTURE(2)} -c:v libx265 -preset ultrafast -x265-params log-level=none -tag:v hvc1`,
      ),
    'This browser cannot read the film',
  ],
  ['film.mp4', () => Buffer.from('PK\u0003\u0004 an archive'), NO_FILM],
]

test('FLM-03 FLM-154 thirteen hostile files are refused by what they are, or taken as what they are @thorough', async ({
  page,
  open,
  signIn,
  request,
}) => {
  test.slow()
  const member = await signIn()
  for (const [name, make, says] of FILES) {
    // A film that was taken would be replaced only by what is taken as well.
    const { Id } = await addRecipe(request, member, `Crumble ${name}`)
    await open(`/my/recipes/${Id}/film`)
    await chooseFilms(page, [name, make()])
    const heading = page.getByRole('heading', { name: says ?? 'That works' })
    await expect(heading, name).toBeVisible()
  }
})

const H = `${H264} -c:a aac`
/** Films as phones make them: turned, at an uneven rate, HDR, 48 kHz, with an edit list. */
const PHONES: [name: string, make: () => Buffer, fact: string | RegExp][] = [
  ['turned.mp4', () => turned(), 'upright'],
  [
    'uneven.mp4',
    () => ffmpeg(`${PICTURE(6)} -vf select='lt(n\\,60)+not(mod(n\\,4))' -fps_mode vfr ${H264}`),
    /Uneven, \d+ to 30/,
  ],
  [
    'hdr.mp4',
    () =>
      ffmpeg(
        `${PICTURE(3)} ${H264} -pix_fmt yuv420p -color_primaries bt2020 -color_trc arib-std-b67 -colorspace bt2020nc`,
      ),
    'HDR',
  ],
  ['sound48.mp4', () => ffmpeg(`${PICTURE(3)} ${TONE(3)} ${H} -ar 48000`), 'Sound'],
  ['edited.mov', () => ffmpeg(`-itsoffset 0.5 ${PICTURE(4)} ${TONE(4)} ${H}`, 'mov'), '0:04'],
]

/** A film of a phone that was held upright. */
function turned(): Buffer {
  const upright = ffmpeg(`${PICTURE(6)} ${H264}`)
  const once = changedAt(upright, ['moov', 'trak', 'tkhd'], 40, '0000000000010000')
  return changedAt(once, ['moov', 'trak', 'tkhd'], 52, 'ffff000000000000')
}

test('FLM-40 films as phones make them are taken, with what becomes of them', async ({
  page,
  open,
  signIn,
  request,
}) => {
  test.slow()
  const member = await signIn()
  for (const [name, make, fact] of PHONES) {
    const { Id } = await addRecipe(request, member, `Crumble ${name}`)
    await open(`/my/recipes/${Id}/film`)
    await chooseFilms(page, [name, make()])
    await expect(page.getByRole('heading', { name: 'That works' }), name).toBeVisible()
    await expect(page.locator('.studio-facts'), name).toContainText(fact)
  }
})
