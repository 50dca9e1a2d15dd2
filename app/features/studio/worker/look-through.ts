import { AudioSampleSink, CanvasSink, EncodedPacketSink } from 'mediabunny'
import { differenceOf } from '#cooking/film/suggestions/difference.ts'
import { createLoudnessMeter } from '#cooking/film/loudness/loudness-meter.ts'
import { withFilm } from './open-film.ts'
import { PEAKS_A_SECOND } from './peaks.ts'

/** Width in pixels of the pictures of the strip. */
const PICTURE_WIDTH = 160
/** Most pictures of the strip. */
const PICTURES_MAX = 1_800
/** Sides in pixels to which pictures are made smaller to be compared. */
const COMPARED = { width: 32, height: 18 }
/** Peaks that are told at once. */
const PEAKS_AT_ONCE = 200

/** A picture of the strip, and how much it differs from the one before. */
export interface StripPicture {
  /** Seconds of the file. */
  readonly at: number
  readonly picture: Blob
  /** @see {@link differenceOf} */
  readonly difference: number
}

/** The loudest samples of each twentieth of a second, from a time of the file. */
export interface WavePart {
  readonly from: number
  readonly peaks: Float32Array
}

/** What is told while a film is looked through. */
export interface LookReport {
  readonly picture: (picture: StripPicture) => void
  readonly wave: (part: WavePart) => void
}

/** Times of key frames, not nearer to each other than the strip has room for. */
async function* keyTimes(sink: EncodedPacketSink, apart: number): AsyncGenerator<number> {
  let last = -Infinity
  for (
    let packet = await sink.getFirstKeyPacket({ metadataOnly: true });
    packet;
    packet = await sink.getNextKeyPacket(packet, { metadataOnly: true })
  ) {
    if (packet.timestamp - last < apart) continue
    last = packet.timestamp
    yield last
  }
}

/** Measures pictures, all on one small canvas. */
function brightnessMeter(): (canvas: OffscreenCanvas) => Float32Array {
  const { width, height } = COMPARED
  const small = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true })
  if (!small) throw new Error('No canvas.')
  return (canvas) => {
    // What shows through a picture is black, not the picture before it.
    small.clearRect(0, 0, width, height)
    small.drawImage(canvas, 0, 0, width, height)
    return brightnessOf(small.getImageData(0, 0, width, height))
  }
}

function brightnessOf({ data, width, height }: ImageData): Float32Array {
  return Float32Array.from({ length: width * height }, (_, index) => {
    const [red = 0, green = 0, blue = 0] = data.subarray(index * 4, index * 4 + 3)
    return (0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255
  })
}

/** Looks at key frames alone, which are decoded without those between them. */
export async function lookAtPictures(
  file: Blob,
  duration: number,
  report: LookReport['picture'],
  signal: AbortSignal,
): Promise<void> {
  await withFilm(file, async ({ video }) => {
    if (!video) return
    const times = keyTimes(new EncodedPacketSink(video), duration / PICTURES_MAX)
    const sink = new CanvasSink(video, { width: PICTURE_WIDTH, poolSize: 1 })
    const brightness = brightnessMeter()
    let before: Float32Array | undefined
    for await (const wrapped of sink.canvasesAtTimestamps(times)) {
      signal.throwIfAborted()
      if (!wrapped) continue
      const canvas = wrapped.canvas as OffscreenCanvas
      const now = brightness(canvas)
      const picture = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.7 })
      report({ at: wrapped.timestamp, picture, difference: differenceOf(now, before) })
      before = now
    }
  })
}

/** Listens to the whole sound. @returns its integrated loudness in LUFS; −Infinity for silence */
export async function listenThrough(
  file: Blob,
  report: LookReport['wave'],
  signal: AbortSignal,
): Promise<number> {
  return await withFilm(file, async ({ sound }) => {
    if (!sound || !(await sound.canDecode())) return -Infinity
    const meter = createLoudnessMeter(await sound.getSampleRate())
    const from = await sound.getFirstTimestamp()
    let peaks: number[] = []
    let told = 0
    const tell = () => {
      report({ from: from + told / PEAKS_A_SECOND, peaks: Float32Array.from(peaks) })
      told += peaks.length
      peaks = []
    }
    let heard = 0
    for await (const sample of new AudioSampleSink(sound).samples()) {
      signal.throwIfAborted()
      const channels = Array.from({ length: sample.numberOfChannels }, (_, planeIndex) => {
        const options = { planeIndex, format: 'f32-planar' } as const
        const samples = new Float32Array(sample.allocationSize(options) / 4)
        sample.copyTo(samples, options)
        return samples
      })
      const { sampleRate } = sample
      sample.close()
      meter.add(channels)
      const step = sampleRate / PEAKS_A_SECOND
      for (const [index, value] of (channels[0] ?? []).entries()) {
        const peak = Math.floor((heard + index) / step) - told
        peaks[peak] = Math.max(peaks[peak] ?? 0, Math.abs(value))
      }
      heard += channels[0]?.length ?? 0
      if (peaks.length > PEAKS_AT_ONCE) tell()
    }
    if (peaks.length > 0) tell()
    return meter.integrated()
  })
}
