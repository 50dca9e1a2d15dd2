import { canEncodeVideo, EncodedPacketSink, Quality } from 'mediabunny'
import { FILM_SIDE_MAX } from '#contract/films/limits.ts'
import { withFilm, type OpenFilm } from './open-film.ts'
import { pictureBitrate, type PictureSettings } from './part-seconds.ts'

/** What a browser can do with a film. */
export interface Ability {
  /** It makes pictures as the settings want them. */
  readonly canMake: boolean
  /**
   * Most seconds by which parts begin too early when the pictures are taken as they are; undefined where that
   * does not work.
   */
  readonly copiesWithin: number | undefined
}

/** Key frames that tell how far they are from each other. */
const KEYS_MAX = 600

/** Whether this browser encodes the pictures of films. */
async function canMake(settings: PictureSettings): Promise<boolean> {
  const { width, height } = settings
  const quality = new Quality({ bitrate: pictureBitrate(settings) })
  return await canEncodeVideo('avc', { width, height, quality })
}

/** What tells two cameras apart: their pictures cannot follow each other in one film. */
async function signOf({ video }: OpenFilm): Promise<string | undefined> {
  if (!video || (await video.getCodec()) !== 'avc') return undefined
  const sides = [await video.getDisplayWidth(), await video.getDisplayHeight()]
  if (Math.max(...sides) > FILM_SIDE_MAX) return undefined
  const config = await video.getDecoderConfig()
  const { description } = config ?? {}
  if (!config || !description) return undefined
  const bytes = ArrayBuffer.isView(description)
    ? new Uint8Array(description.buffer, description.byteOffset, description.byteLength)
    : new Uint8Array(description)
  return [config.codec, ...sides, await video.getRotation(), ...bytes].join()
}

/** The longest time between two key frames, in seconds. */
async function keysApart({ video }: OpenFilm): Promise<number> {
  if (!video) return 0
  const sink = new EncodedPacketSink(video)
  const options = { metadataOnly: true }
  let apart = 0
  let before = await sink.getFirstKeyPacket(options)
  let last = before
  for (let count = 0; before && count < KEYS_MAX; count += 1) {
    const next = await sink.getNextKeyPacket(before, options)
    if (next) apart = Math.max(apart, next.timestamp - before.timestamp)
    last = next ?? last
    before = next
  }
  const end = await video.computeDuration()
  return before ? apart : Math.max(apart, end - (last?.timestamp ?? 0))
}

/** Finds out what this browser can do with the files of a film. */
export async function abilityFor(
  files: readonly Blob[],
  settings: PictureSettings,
): Promise<Ability> {
  if (await canMake(settings)) return { canMake: true, copiesWithin: undefined }
  const signs = new Set<string | undefined>()
  let apart = 0
  for (const file of files)
    await withFilm(file, async (film) => {
      signs.add(await signOf(film))
      apart = Math.max(apart, await keysApart(film))
    })
  const isOne = signs.size === 1 && !signs.has(undefined)
  return { canMake: false, copiesWithin: isOne ? apart : undefined }
}
