import { EncodedPacketSink, type AudioCodec, type EncodedAudioPacketSource } from 'mediabunny'
import type { FilePart, SourceFile } from './source.ts'
import { withFilm, type OpenFilm } from './open-film.ts'

/** Codecs that every browser plays in MP4. */
const PLAYED = new Set<AudioCodec>(['aac', 'opus'])

/** The sound of files, which is taken as it is where a browser encodes none. */
export interface CopiedSound {
  readonly codec: AudioCodec
  readonly config: AudioDecoderConfig
}

async function soundOf({ sound }: OpenFilm): Promise<CopiedSound | undefined> {
  const codec = await sound?.getCodec()
  const config = await sound?.getDecoderConfig()
  return config && codec && PLAYED.has(codec) ? { codec, config } : undefined
}

const isSame = (one: CopiedSound, other: CopiedSound | undefined) =>
  one.config.codec === other?.config.codec &&
  one.config.sampleRate === other.config.sampleRate &&
  one.config.numberOfChannels === other.config.numberOfChannels

/** The sound of the first file that has one; undefined when it cannot be taken as it is. */
export async function copiedSound(
  sources: readonly SourceFile[],
): Promise<CopiedSound | undefined> {
  for (const { file } of sources) {
    const found = await withFilm(file, soundOf)
    if (found) return found
  }
  return undefined
}

/**
 * Copies the sound of a part of a file. A file whose sound is another one stays silent.
 * @param at seconds of the film at which it begins
 */
export async function copySound(
  target: EncodedAudioPacketSource,
  { source, from, to }: FilePart,
  at: number,
  { sound, signal }: { sound: CopiedSound; signal: AbortSignal },
): Promise<void> {
  await withFilm(source.file, async (film) => {
    if (!film.sound || !isSame(sound, await soundOf(film))) return
    const sink = new EncodedPacketSink(film.sound)
    const first = (await sink.getPacket(from)) ?? (await sink.getFirstPacket())
    if (!first) return
    for await (const packet of sink.packets(first)) {
      signal.throwIfAborted()
      if (packet.timestamp >= to) break
      if (packet.timestamp < from) continue
      const timestamp = at + packet.timestamp - from
      await target.add(packet.clone({ timestamp }), { decoderConfig: sound.config })
    }
  })
}
