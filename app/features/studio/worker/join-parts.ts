import {
  EncodedPacketSink,
  EncodedVideoPacketSource,
  Mp4OutputFormat,
  Output,
  type Rotation,
  type StreamTargetChunk,
} from 'mediabunny'
import type { Cut } from '#cooking/film/cut-list.ts'
import { fileTarget } from './file-target.ts'
import { filmSound } from './film-sound.ts'
import type { Making } from './make-part.ts'
import { withFilm } from './open-film.ts'
import type { PictureSettings } from './part-seconds.ts'
import type { SourceFile } from './source.ts'

/** Packets of sound a second, at most: those of Opus last 20 ms. */
const SOUND_PACKETS = 50

/** The part of a step with its pictures. */
export interface MadePart {
  /** What it shows. */
  readonly cut: Cut
  /** MP4 file of its pictures. */
  readonly file: Blob
  /** Seconds. */
  readonly seconds: number
}

/** What a film is joined from. */
export interface JoinParts {
  readonly sources: readonly SourceFile[]
  readonly parts: readonly MadePart[]
  readonly settings: PictureSettings
  /** Factor of the sound; undefined: the film has none. */
  readonly gain: number | undefined
}

/** Copies the pictures of a part, which begin at a time of the film. */
async function copyPictures(
  target: EncodedVideoPacketSource,
  { file, isFirst, start }: { file: Blob; isFirst: boolean; start: number },
  signal: AbortSignal,
): Promise<void> {
  await withFilm(file, async ({ video }) => {
    if (!video) throw new Error('A part of the film has no pictures.')
    const decoderConfig = isFirst ? await video.getDecoderConfig() : null
    let meta = decoderConfig ? { decoderConfig } : undefined
    for await (const packet of new EncodedPacketSink(video).packets()) {
      signal.throwIfAborted()
      await target.add(packet.clone({ timestamp: start + packet.timestamp }), meta)
      meta = undefined
    }
  })
}

/** By which pictures are turned that are those of the camera: they cannot be made upright. */
async function rotationOf(
  sources: readonly SourceFile[],
  { rotation, isCopied }: PictureSettings,
): Promise<Rotation> {
  const [first] = sources
  if (!isCopied || !first) return 0
  const own = await withFilm(first.file, async ({ video }) => (await video?.getRotation()) ?? 0)
  return ((own + rotation) % 360) as Rotation
}

/**
 * Joins the parts of a film, in their order, and adds the sound. The index of the file stands first, so that it
 * plays before it is fully loaded.
 *
 * @param target takes the MP4 file
 * @throws when a file cannot be read
 */
export async function joinParts(
  { sources, parts, settings, gain }: JoinParts,
  target: WritableStream<StreamTargetChunk>,
  { report, signal }: Making,
): Promise<void> {
  const seconds = parts.reduce((sum, part) => sum + part.seconds, 0)
  const video = new EncodedVideoPacketSource('avc')
  const sound = gain === undefined ? undefined : await filmSound(sources, gain, signal)
  const output = new Output({
    // Room cannot be kept for an index of pictures that are shown in another order than they are stored.
    format: new Mp4OutputFormat({ fastStart: settings.isCopied ? false : 'reserve' }),
    target: fileTarget(target),
  })
  output.addVideoTrack(video, {
    rotation: await rotationOf(sources, settings),
    // Pictures of a camera come when they come.
    ...(!settings.isCopied && {
      frameRate: settings.rate,
      maximumPacketCount: Math.ceil(seconds * settings.rate) + parts.length,
    }),
  })
  if (sound)
    output.addAudioTrack(sound.source, {
      ...(!settings.isCopied && { maximumPacketCount: Math.ceil(seconds * SOUND_PACKETS) + 100 }),
    })
  await output.start()
  try {
    let start = 0
    for (const [index, { cut, file, seconds: length }] of parts.entries()) {
      const pictures = copyPictures(video, { file, isFirst: index === 0, start }, signal)
      await Promise.all([pictures, sound?.add(cut, { start, stop: start + length })])
      start += length
      report(start)
    }
    video.close()
    sound?.source.close()
    await output.finalize()
  } catch (error) {
    await output.cancel()
    throw error
  }
}
