import { UnsupportedInputFormatError, type InputVideoTrack } from 'mediabunny'
import { FILM_BYTES_MAX, FILM_MS_MAX } from '#contract/films/limits.ts'
import type { Checked, FilmFacts, Refusal } from './film-facts.ts'
import { findEnd } from './find-end.ts'
import { withFilm, type OpenFilm } from './open-film.ts'

/** Packets that tell how many pictures a second there are. */
const RATE_SAMPLE = 120
/** Fewest seconds of a film: one picture is none. */
const SECONDS_MIN = 1
/** Longest side in pixels: 4K. Browsers run out of memory beyond it. */
const SIDE_MAX = 4096

/** Beginnings of files, with the byte at which they stand. */
const ZIP = { at: 0, bytes: [0x50, 0x4b, 0x03, 0x04] }
const FILMS = [
  { at: 4, bytes: [0x66, 0x74, 0x79, 0x70] },
  { at: 0, bytes: [0x1a, 0x45, 0xdf, 0xa3] },
]

async function beginsWith(file: Blob, { at, bytes }: typeof ZIP): Promise<boolean> {
  const start = new Uint8Array(await file.slice(at, at + bytes.length).arrayBuffer())
  return bytes.every((byte, index) => start[index] === byte)
}

/** Whether a file says that it is MP4, MOV or WebM, whatever else can be read of it. */
async function saysFilm(file: Blob): Promise<boolean> {
  const answers = await Promise.all(FILMS.map(async (film) => await beginsWith(file, film)))
  return answers.includes(true)
}

async function rateOf(video: InputVideoTrack): Promise<FilmFacts['rate']> {
  const { minFrameRate, maxFrameRate } = await video.computeFrameRateMetrics({
    targetPacketCount: RATE_SAMPLE,
  })
  return [minFrameRate, maxFrameRate]
}

async function lookAt(file: Blob, { input, video, sound }: OpenFilm): Promise<Checked> {
  if (!video && sound) return { refusal: 'noPicture' }
  // Without its index, which phones write last, nothing is found in a film.
  if (!video) return { refusal: (await saysFilm(file)) ? 'broken' : 'noFilm' }
  const known = {
    size: file.size,
    codec: (await video.getCodec()) ?? String(await video.getInternalCodecId()),
    width: await video.getDisplayWidth(),
    height: await video.getDisplayHeight(),
    duration: (await input.getDurationFromMetadata([video])) ?? 0,
    sound: sound ? ((await sound.getCodec()) ?? undefined) : undefined,
  }
  const refused = (refusal: Exclude<Refusal, 'cut'>): Checked => ({ refusal, facts: clean(known) })
  if (known.duration * 1000 > FILM_MS_MAX) return refused('tooLong')
  if (Math.max(known.width, known.height) > SIDE_MAX) return refused('tooWide')
  if (!(await video.canDecode())) return refused('codec')
  // From the beginning of the file, as browsers play it: what comes before time 0 is not shown.
  const duration = await video.computeDuration()
  if (duration * 1000 > FILM_MS_MAX) return refused('tooLong')
  const { end, whole } = await findEnd({ input, video, sound }, duration)
  const isCut = end < whole
  if (end < SECONDS_MIN) return refused(isCut ? 'broken' : 'tooShort')
  const isHdr = await video.hasHighDynamicRange()
  const facts = { ...clean(known), duration: end, isHdr, rate: await rateOf(video) }
  return isCut ? { refusal: 'cut', facts, whole } : { facts }
}

/** Leaves out what is undefined. */
function clean<Known extends { sound: string | undefined }>({ sound, ...known }: Known) {
  return { ...known, ...(sound !== undefined && { sound }) }
}

/** Reads what a film is from its index, and whether this browser can work with it. */
export async function checkFilm(file: Blob): Promise<Checked> {
  if (file.size > FILM_BYTES_MAX) return { refusal: 'tooLarge', facts: { size: file.size } }
  if (await beginsWith(file, ZIP)) return { refusal: 'zip' }
  try {
    return await withFilm(file, async (film) => await lookAt(file, film))
  } catch (error) {
    const isOther = error instanceof UnsupportedInputFormatError
    const refusal = isOther && !(await saysFilm(file)) ? 'noFilm' : 'broken'
    return { refusal, facts: { size: file.size } }
  }
}
