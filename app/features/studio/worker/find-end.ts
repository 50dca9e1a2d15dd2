import { EncodedPacketSink, type InputVideoTrack } from 'mediabunny'
import type { OpenFilm } from './open-film.ts'

/** How often the place is halved in which a film breaks off: an hour comes down to less than a tenth of a second. */
const HALVES = 16
/** Seconds before a break that are left out: browsers that play up to it stumble over the picture that is broken. */
const BEFORE = 1
/** Seconds by which an index may differ from its film without a missing end. */
const MORE = 1

/** How long a film is. */
export interface FilmEnd {
  /** Seconds for which its pictures can be shown. */
  readonly end: number
  /** Length by its index, in seconds; equal to `end` for a whole film. */
  readonly whole: number
}

/** Seconds up to which pictures are in a file whose index names more. */
async function brokenEnd(video: InputVideoTrack, whole: number): Promise<number> {
  const sink = new EncodedPacketSink(video)
  let [there, missing] = [0, whole]
  for (let count = 0; count < HALVES; count += 1) {
    const middle = (there + missing) / 2
    if (await sink.getPacket(middle)) there = middle
    else missing = middle
  }
  const key = await sink.getKeyPacket(there)
  let end = 0
  // They follow each other as they are decoded, as far as they are there.
  if (key) for await (const { timestamp } of sink.packets(key)) end = Math.max(end, timestamp)
  return Math.max(0, end - BEFORE)
}

/**
 * Finds out up to where the pictures of a film are in its file.
 * @param duration of its pictures by its index, in seconds
 */
export async function findEnd(
  { input, video, sound }: Pick<OpenFilm, 'input' | 'sound'> & { video: InputVideoTrack },
  duration: number,
): Promise<FilmEnd> {
  const last = await new EncodedPacketSink(video).getPacket(Infinity)
  if (!last) return { end: await brokenEnd(video, duration), whole: duration }
  const said = (await input.getDurationFromMetadata([video])) ?? 0
  const isShort =
    duration > 0 && said > duration + MORE && said > ((await sound?.computeDuration()) ?? 0) + MORE
  return { end: duration, whole: isShort ? said : duration }
}
