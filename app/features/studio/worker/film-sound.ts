import {
  AudioSampleSource,
  canEncodeAudio,
  EncodedAudioPacketSource,
  Quality,
  type AudioCodec,
  type AudioSource,
} from 'mediabunny'
import type { Cut } from '#cooking/film/cut-list.ts'
import { copiedSound, copySound } from './copy-sound.ts'
import { SOUND_BITRATE } from './part-seconds.ts'
import { CHANNELS, SAMPLE_RATE, SoundTape } from './sound-tape.ts'
import { filePartsOf, type SourceFile } from './source.ts'

/** The sound of a film that is joined. */
export interface FilmSound {
  readonly source: AudioSource
  /** Adds the sound of a step's part, in seconds of the film. */
  readonly add: (cut: Cut, place: { start: number; stop: number }) => Promise<void>
}

/** The first of the codecs that every browser plays in MP4 which this browser encodes. */
async function soundCodec(): Promise<AudioCodec | undefined> {
  const quality = new Quality({ bitrate: SOUND_BITRATE })
  const options = { numberOfChannels: CHANNELS, sampleRate: SAMPLE_RATE, quality }
  for (const codec of ['aac', 'opus'] as const)
    if (await canEncodeAudio(codec, options)) return codec
  return undefined
}

/**
 * The sound of a film: made anew, or taken as it is where the browser encodes none. Undefined where neither
 * works.
 *
 * @param gain factor of each sample, of sound that is made
 */
export async function filmSound(
  sources: readonly SourceFile[],
  gain: number,
  signal: AbortSignal,
): Promise<FilmSound | undefined> {
  const codec = await soundCodec()
  if (codec !== undefined) {
    const source = new AudioSampleSource({
      codec,
      quality: new Quality({ bitrate: SOUND_BITRATE }),
    })
    const tape = new SoundTape(source, gain)
    return {
      source,
      add: async (cut, { start, stop }) => {
        let at = start
        for (const part of cut.pieces.flatMap((piece) => filePartsOf(sources, piece))) {
          at = Math.min(stop, at + part.to - part.from)
          await tape.play(part, at, signal)
        }
        await tape.silence(stop)
      },
    }
  }
  const sound = await copiedSound(sources)
  if (!sound) return undefined
  const source = new EncodedAudioPacketSource(sound.codec)
  return {
    source,
    add: async (cut, { start }) => {
      let at = start
      for (const part of cut.pieces.flatMap((piece) => filePartsOf(sources, piece))) {
        await copySound(source, part, at, { sound, signal })
        at += part.to - part.from
      }
    },
  }
}
