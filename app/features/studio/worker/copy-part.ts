import {
  EncodedPacketSink,
  EncodedVideoPacketSource,
  Mp4OutputFormat,
  Output,
  type EncodedPacket,
  type InputVideoTrack,
  type StreamTargetChunk,
} from 'mediabunny'
import { fileTarget } from './file-target.ts'
import { STILL_SECONDS, type Cut } from '#cooking/film/cut-list.ts'
import type { Gap } from '#cooking/film/marks.ts'
import { withFilm } from './open-film.ts'
import type { MakePart, Making } from './make-part.ts'
import { filePartsOf, type FilePart } from './source.ts'

/** Seconds by which times of a picture may differ. */
const SAME = 0.0005

/** A part whose pictures are those of the camera. */
export interface CopiedPart {
  /** Seconds. */
  readonly seconds: number
  /** Most seconds by which a piece begins before its place. */
  readonly early: number
  /** What it shows: each piece begins with a picture that stands alone. */
  readonly shown: Cut
}

/** Writes pictures one after another. */
class CopiedPictures {
  readonly #source: EncodedVideoPacketSource
  #isBegun = false
  /** Seconds that are written. */
  seconds = 0

  constructor(source: EncodedVideoPacketSource) {
    this.#source = source
  }

  /** @param at seconds after what is written */
  async add(packet: EncodedPacket, at: number, video: InputVideoTrack, duration?: number) {
    const decoderConfig = this.#isBegun ? null : await video.getDecoderConfig()
    this.#isBegun = true
    const timestamp = this.seconds + at
    const placed = packet.clone({ timestamp, ...(duration !== undefined && { duration }) })
    await this.#source.add(placed, decoderConfig ? { decoderConfig } : undefined)
  }
}

/** Runs something with the key frame at or before a time of a file. */
async function atKeyFrame<Result>(
  file: Blob,
  at: number,
  run: (video: InputVideoTrack, sink: EncodedPacketSink, key: EncodedPacket) => Promise<Result>,
): Promise<Result> {
  return await withFilm(file, async ({ video }) => {
    const sink = video && new EncodedPacketSink(video)
    const key = await sink?.getKeyPacket(at + SAME, { verifyKeyPackets: true })
    const first = key ?? (await sink?.getFirstKeyPacket({ verifyKeyPackets: true }))
    if (!video || !sink || !first) throw new Error('A file of the film has no pictures.')
    return await run(video, sink, first)
  })
}

/** Copies from the key frame at or before the beginning of a piece. @returns what it shows, in seconds of the film */
async function copyPiece(
  { source, from, to }: FilePart,
  pictures: CopiedPictures,
  { report, signal }: Making,
): Promise<Gap> {
  return await atKeyFrame(source.file, from, async (video, sink, key) => {
    for await (const packet of sink.packets(key)) {
      signal.throwIfAborted()
      // What follows is decoded after this picture. A few that are shown before it are lost with it.
      if (packet.timestamp >= to - SAME) break
      // Pictures that lean on those before the key frame.
      if (packet.timestamp < key.timestamp) continue
      await pictures.add(packet, packet.timestamp - key.timestamp, video)
      report(pictures.seconds + packet.timestamp - key.timestamp)
    }
    pictures.seconds += to - key.timestamp
    return { from: source.offset + key.timestamp, to: source.offset + to }
  })
}

/**
 * Copies the pictures of a step's part as the camera made them, where the browser has no encoder. Pieces begin
 * at the key frame before: only that can be shown by itself.
 *
 * @param target takes the MP4 file
 * @throws when a file cannot be read
 */
export async function copyPart(
  { sources, cut }: MakePart,
  target: WritableStream<StreamTargetChunk>,
  making: Making,
): Promise<CopiedPart> {
  const source = new EncodedVideoPacketSource('avc')
  const output = new Output({
    format: new Mp4OutputFormat({ fastStart: false }),
    target: fileTarget(target),
  })
  output.addVideoTrack(source)
  await output.start()
  const pictures = new CopiedPictures(source)
  const pieces: Gap[] = []
  let early = 0
  try {
    for (const part of cut.pieces.flatMap((piece) => filePartsOf(sources, piece))) {
      const piece = await copyPiece(part, pictures, making)
      early = Math.max(early, part.source.offset + part.from - piece.from)
      pieces.push(piece)
    }
    if (cut.still !== undefined) {
      const [part] = filePartsOf(sources, { from: cut.still, to: cut.still + 1 })
      if (!part) throw new Error('The picture to hold is not in the film.')
      await atKeyFrame(part.source.file, part.from, async (video, _, key) => {
        early = Math.max(early, part.from - key.timestamp)
        await pictures.add(key, 0, video, STILL_SECONDS)
      })
      pictures.seconds += STILL_SECONDS
    }
    source.close()
    await output.finalize()
  } catch (error) {
    await output.cancel()
    throw error
  }
  return { seconds: pictures.seconds, early, shown: { ...cut, pieces } }
}
