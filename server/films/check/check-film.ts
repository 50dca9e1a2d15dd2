import {
  EncodedPacketSink,
  FilePathSource,
  Input,
  type InputVideoTrack,
  MP4,
  QTFF,
} from 'mediabunny'
import type { FilmFault } from '#contract/films/faults.ts'
import { FILM_SIDE_MAX } from '#contract/films/limits.ts'
import { checkStructure } from './check-structure.ts'
import { BrokenFile } from './read-boxes.ts'

/** A film to be checked. */
export interface FilmToCheck {
  /** Path of a file of this machine. */
  readonly file: string
  readonly durationMs: number
  /** Where parts begin. */
  readonly starts: readonly number[]
  /** The file comes from a camera, so its key frames may be anywhere. */
  readonly isUntouched: boolean
}

/** Properties of an accepted film. */
export interface CheckedFilm {
  /** Size after rotation. */
  readonly width: number
  readonly height: number
  readonly hasSound: boolean
}

/** Tolerated difference between the duration of a film and its document. */
const DURATION_MS = 100
/** Tolerated difference between the ends of picture and sound. Sound may end earlier, without trailing silence. */
const TRACKS_MS = 1000
/** Tolerated distance of a key frame from the beginning of its part: less than two frames. */
const KEY_FRAME_MS = 50
/** Longest time between two key frames. */
const KEY_GAP_MS = 1000 + KEY_FRAME_MS
const SIDE_MIN = 64
const SOUNDS = new Set(['aac', 'opus'])

const inMs = (seconds: number) => Math.round(seconds * 1000)

/** Whether a film made in the studio has key frames at its stops. */
async function hasKeyFrames(
  track: InputVideoTrack,
  { starts, durationMs }: FilmToCheck,
): Promise<boolean> {
  const sink = new EncodedPacketSink(track)
  for (const start of starts) {
    const key = await sink.getKeyPacket((start + KEY_FRAME_MS) / 1000, { verifyKeyPackets: true })
    if (!key || Math.abs(inMs(key.timestamp) - start) > KEY_FRAME_MS) return false
  }
  let before = 0
  let key = await sink.getFirstPacket({ metadataOnly: true })
  while (key) {
    if (inMs(key.timestamp) - before > KEY_GAP_MS) return false
    before = inMs(key.timestamp)
    key = await sink.getNextKeyPacket(key, { metadataOnly: true })
  }
  return durationMs - before <= KEY_GAP_MS + DURATION_MS
}

/** Whether there is a second picture. */
async function hasFrames(track: InputVideoTrack): Promise<boolean> {
  const sink = new EncodedPacketSink(track)
  const first = await sink.getFirstPacket({ metadataOnly: true })
  return first !== null && (await sink.getNextPacket(first, { metadataOnly: true })) !== null
}

async function checkTracks(input: Input, film: FilmToCheck): Promise<CheckedFilm | FilmFault> {
  const [tracks, [video, second], [sound]] = await Promise.all([
    input.getTracks(),
    input.getVideoTracks(),
    input.getAudioTracks(),
  ])
  if (!video || second || tracks.length > 2) return 'Structure'
  if (video.codec !== 'avc' || (sound && !SOUNDS.has(sound.codec ?? ''))) return 'Codec'
  const ends = [inMs(await video.computeDuration()), sound && inMs(await sound.computeDuration())]
  const [end = 0, soundEnd = end] = ends
  const isLong = Math.abs(end - film.durationMs) <= DURATION_MS
  const beginsAt = inMs(await video.getFirstTimestamp())
  if (!isLong || Math.abs(beginsAt) > DURATION_MS) return 'Duration'
  if (Math.abs(end - soundEnd) > TRACKS_MS || !(await hasFrames(video))) return 'Duration'
  const { displayWidth: width, displayHeight: height, codedWidth, codedHeight } = video
  const sides = [width, height, codedWidth, codedHeight]
  // Encoders pad to whole blocks of 16 pixels.
  if (Math.max(...sides) > FILM_SIDE_MAX + 16 || Math.min(...sides) < SIDE_MIN) return 'Size'
  if (!film.isUntouched && !(await hasKeyFrames(video, film))) return 'KeyFrames'
  return { width, height, hasSound: sound !== undefined }
}

/**
 * Checks that a file is a film as its document says, which every browser plays.
 * @returns its properties, or why it is refused
 */
export async function checkFilm(film: FilmToCheck): Promise<CheckedFilm | FilmFault> {
  try {
    const { tracks } = checkStructure(film.file)
    if (tracks.filter((kind) => kind === 'vide').length !== 1) return 'Structure'
    if (tracks.some((kind) => kind !== 'vide' && kind !== 'soun')) return 'Structure'
  } catch (error) {
    if (error instanceof BrokenFile) return 'Structure'
    throw error
  }
  const input = new Input({ source: new FilePathSource(film.file), formats: [MP4, QTFF] })
  try {
    return await checkTracks(input, film)
  } finally {
    input.dispose()
  }
}
