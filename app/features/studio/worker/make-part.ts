import {
  Mp4OutputFormat,
  Output,
  Quality,
  VideoSampleSink,
  VideoSampleSource,
  type StreamTargetChunk,
  type VideoSample,
} from 'mediabunny'
import { fileTarget } from './file-target.ts'
import { STILL_SECONDS, type Cut } from '#cooking/film/cut-list.ts'
import { PictureFitter } from './fit-picture.ts'
import { withFilm } from './open-film.ts'
import { pictureBitrate, type PictureSettings } from './part-seconds.ts'
import { filePartsOf, type SourceFile } from './source.ts'

/** Seconds between key frames, so that a player can go to any second. */
const KEY_FRAME_SECONDS = 1

/** What is needed to make the part of one step. */
export interface MakePart {
  readonly sources: readonly SourceFile[]
  readonly cut: Cut
  readonly settings: PictureSettings
}

/** How it goes on. */
export interface Making {
  /** Seconds of the part that are made. */
  readonly report: (seconds: number) => void
  readonly signal: AbortSignal
}

/** Picks pictures at an even rate from those that come unevenly. */
class EvenPictures {
  readonly #source: VideoSampleSource
  readonly #rate: number
  readonly #fitter: PictureFitter
  #count = 0

  constructor(source: VideoSampleSource, settings: PictureSettings) {
    this.#source = source
    this.#rate = settings.rate
    this.#fitter = new PictureFitter(settings)
  }

  /** Seconds that are made. */
  get seconds(): number {
    return this.#count / this.#rate
  }

  /** Shows a picture up to a time of the part. */
  async show(picture: VideoSample, until: number): Promise<void> {
    const end = Math.round(until * this.#rate)
    if (this.#count >= end) return
    const sample = await this.#fitter.fit(picture)
    try {
      for (; this.#count < end; this.#count += 1) {
        sample.setTimestamp(this.seconds)
        sample.setDuration(1 / this.#rate)
        await this.#source.add(sample)
      }
    } finally {
      sample.close()
    }
  }
}

/** Adds the pieces of a part. Each picture stands until the next one. */
async function addPieces(
  { sources, cut }: MakePart,
  pictures: EvenPictures,
  { report, signal }: Making,
): Promise<void> {
  let start = 0
  for (const part of cut.pieces.flatMap((piece) => filePartsOf(sources, piece))) {
    await withFilm(part.source.file, async ({ video }) => {
      if (!video) throw new Error('A file of the film has no pictures.')
      const length = part.to - part.from
      let last: VideoSample | undefined
      try {
        for await (const sample of new VideoSampleSink(video).samples(part.from, part.to)) {
          signal.throwIfAborted()
          const at = Math.max(0, sample.timestamp - part.from)
          if (last) await pictures.show(last, start + at)
          last?.close()
          last = sample
          report(pictures.seconds)
        }
        if (last) await pictures.show(last, start + length)
      } finally {
        last?.close()
      }
      start += length
    })
  }
}

async function addStill(
  { sources, cut, settings: { rate } }: MakePart,
  pictures: EvenPictures,
): Promise<void> {
  const { still } = cut
  if (still === undefined) return
  const [part] = filePartsOf(sources, { from: still, to: still + 1 / rate })
  if (!part) throw new Error('The picture to hold is not in the film.')
  await withFilm(part.source.file, async ({ video }) => {
    const sample = video && (await new VideoSampleSink(video).getSample(part.from))
    if (!sample) throw new Error('The picture to hold cannot be read.')
    await pictures.show(sample, pictures.seconds + STILL_SECONDS)
    sample.close()
  })
}

/**
 * Makes the pictures of a step's part, without sound: H.264 at an even rate, with a key frame at its beginning
 * and each second.
 *
 * @param target takes the MP4 file
 * @returns its seconds
 * @throws when a file cannot be read or the browser cannot encode it
 */
export async function makePart(
  job: MakePart,
  target: WritableStream<StreamTargetChunk>,
  making: Making,
): Promise<number> {
  const { rate } = job.settings
  const source = new VideoSampleSource({
    codec: 'avc',
    quality: new Quality({ bitrate: pictureBitrate(job.settings) }),
    keyFrameInterval: KEY_FRAME_SECONDS,
  })
  const output = new Output({
    format: new Mp4OutputFormat({ fastStart: false }),
    target: fileTarget(target),
  })
  output.addVideoTrack(source, { frameRate: rate })
  await output.start()
  const pictures = new EvenPictures(source, job.settings)
  try {
    await addPieces(job, pictures, making)
    await addStill(job, pictures)
    source.close()
    await output.finalize()
  } catch (error) {
    await output.cancel()
    throw error
  }
  return pictures.seconds
}
