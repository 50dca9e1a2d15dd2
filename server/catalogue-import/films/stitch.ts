import {
  BufferTarget,
  EncodedAudioPacketSource,
  EncodedVideoPacketSource,
  Mp4OutputFormat,
  Output,
} from 'mediabunny'
import { packetsFor, PACKET_SECONDS, type Clip, type ClipFrame, type ClipReader } from './clips.ts'

/** Frames of a clip's exit transition, which is cut from the last clip of a film. */
const SLIDE_OUT = 10

/** A step of a recipe and the clip that shows it. */
export interface FilmStep {
  /** The step's id in its file. */
  readonly key: string
  readonly clip: string
}

/** Time of a step in its film, in milliseconds. */
export interface FilmStepTime {
  /** The step's id in its file. */
  readonly key: string
  readonly startsMs: number
  readonly stopsMs: number
}

/** A film with its step times. */
interface StitchedFilm {
  /** An MP4 file with its index first, so that it plays before it is fully loaded. */
  readonly bytes: Uint8Array
  readonly durationMs: number
  readonly steps: readonly FilmStepTime[]
}

/**
 * A clip without its exit transition: the longest beginning that is complete in both decoding and
 * presentation order.
 */
function withoutExit(video: readonly ClipFrame[], frames: number): readonly ClipFrame[] {
  let last = -1
  let length = 0
  for (const [index, { frame }] of video.entries()) {
    last = Math.max(last, frame)
    if (last === index && index < frames - SLIDE_OUT) length = index + 1
  }
  return video.slice(0, length)
}

/** Configuration of a decoder as bytes, for comparison. */
function setUp({ description }: VideoDecoderConfig | AudioDecoderConfig): Buffer {
  if (description === undefined) return Buffer.alloc(0)
  return ArrayBuffer.isView(description)
    ? Buffer.from(description.buffer, description.byteOffset, description.byteLength)
    : Buffer.from(description)
}

function assertSameEncoding(first: Clip, clip: Clip, id: string): void {
  const isSamePicture = setUp(first.videoConfig).equals(setUp(clip.videoConfig))
  const isSameSound = setUp(first.soundConfig).equals(setUp(clip.soundConfig))
  if (!isSamePicture || !isSameSound)
    throw new Error(`The clip "${id}" is not encoded like the others; films cannot use it.`)
}

/** Copies clips into a new MP4 file, packet by packet. */
class FilmWriter {
  readonly #target = new BufferTarget()
  readonly #video = new EncodedVideoPacketSource('avc')
  readonly #sound = new EncodedAudioPacketSource('aac')
  readonly #output = new Output({
    format: new Mp4OutputFormat({ fastStart: 'in-memory' }),
    target: this.#target,
  })
  readonly #fps: number
  #packets = 0

  constructor(fps: number) {
    this.#fps = fps
    this.#output.addVideoTrack(this.#video, { frameRate: fps })
    this.#output.addAudioTrack(this.#sound)
  }

  async start(): Promise<void> {
    await this.#output.start()
  }

  /** Adds pictures that start at a frame of the film. */
  async addVideo(clip: Clip, video: readonly ClipFrame[], start: number): Promise<void> {
    for (const { packet, frame } of video)
      await this.#video.add(
        packet.clone({ timestamp: (start + frame) / this.#fps, duration: 1 / this.#fps }),
        start === 0 && frame === 0 ? { decoderConfig: clip.videoConfig } : undefined,
      )
  }

  /** Adds sound behind the sound that is there. */
  async addSound(clip: Clip, count: number): Promise<void> {
    const duration = PACKET_SECONDS
    for (const packet of clip.sound.slice(0, count)) {
      await this.#sound.add(
        packet.clone({ timestamp: this.#packets * duration, duration }),
        this.#packets === 0 ? { decoderConfig: clip.soundConfig } : undefined,
      )
      this.#packets += 1
    }
  }

  async finish(): Promise<Uint8Array> {
    this.#video.close()
    this.#sound.close()
    await this.#output.finalize()
    if (!this.#target.buffer) throw new Error('The film was not written.')
    const bytes = new Uint8Array(this.#target.buffer)
    clearTimes(bytes)
    return bytes
  }
}

/**
 * Concatenates step clips and their sounds into a film, without encoding. A clip lasts a whole
 * number of sound packets, so that sound and picture stay in sync, and every step starts with a key
 * frame. Equal steps give equal bytes.
 * @param steps at least one
 * @throws for an unknown clip, or one that is not encoded like the others
 */
export async function stitchFilm(
  clips: ClipReader,
  steps: readonly FilmStep[],
): Promise<StitchedFilm> {
  const { fps, frames } = clips.library
  const inMs = (frame: number) => Math.round((frame * 1000) / fps)
  const writer = new FilmWriter(fps)
  const times: FilmStepTime[] = []
  let first: Clip | undefined
  let start = 0
  await writer.start()
  for (const [index, { key, clip: id }] of steps.entries()) {
    const clip = await clips.read(id)
    first ??= clip
    assertSameEncoding(first, clip, id)
    const isLast = index === steps.length - 1
    const video = isLast ? withoutExit(clip.video, frames) : clip.video
    await writer.addVideo(clip, video, start)
    await writer.addSound(clip, Math.floor(packetsFor(video.length / fps)))
    times.push({ key, startsMs: inMs(start), stopsMs: inMs(start + video.length) })
    start += video.length
  }
  return { bytes: await writer.finish(), durationMs: inMs(start), steps: times }
}

/** Boxes that hold other boxes on the way to a time. */
const CONTAINERS = new Set(['moov', 'trak', 'mdia'])
/** Boxes that begin with version, flags, time of creation and time of change. */
const TIMED = new Set(['mvhd', 'tkhd', 'mdhd'])

/**
 * Sets creation and modification times in an MP4 file to 0, in place, so that equal films are equal
 * files (ISO/IEC 14496-12, 8.2.2, 8.3.2, 8.4.2).
 */
function clearTimes(bytes: Uint8Array): void {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let at = 0
  while (at + 8 <= bytes.length) {
    const size = view.getUint32(at)
    const type = String.fromCharCode(...bytes.subarray(at + 4, at + 8))
    // Size 0 means to the end of the file, 1 means a 64-bit size. Neither occurs in a box with
    // times.
    if (size < 8) return
    const box = bytes.subarray(at + 8, at + size)
    if (CONTAINERS.has(type)) clearTimes(box)
    if (TIMED.has(type)) box.fill(0, 4, box[0] === 1 ? 20 : 12)
    at += size
  }
}
