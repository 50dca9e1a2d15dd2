import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ALL_FORMATS, BufferSource, EncodedPacketSink, Input, type EncodedPacket } from 'mediabunny'
import { FILMS_FOLDER } from '#content/catalogue-folder.ts'
import type { ClipLibrary } from '#content/media-format.ts'
import { readClips } from '#content/known.ts'

/** Seconds of a sound packet: 1024 samples (AAC) at 48 kHz. */
export const PACKET_SECONDS = 1024 / 48_000

/** A picture of a clip, as encoded. */
export interface ClipFrame {
  readonly packet: EncodedPacket
  /** Index in presentation order, from 0. Packets are in decoding order. */
  readonly frame: number
}

/** The packets of a step clip and its sound. */
export interface Clip {
  readonly video: readonly ClipFrame[]
  readonly sound: readonly EncodedPacket[]
  readonly videoConfig: VideoDecoderConfig
  readonly soundConfig: AudioDecoderConfig
}

/** Reads clips of the library, each once. */
export interface ClipReader {
  readonly library: ClipLibrary
  /** @throws for an unknown clip, or one that is not encoded like the others */
  readonly read: (id: string) => Promise<Clip>
}

/** Sound packets in a time, free of floating point noise (to the thousandth). */
export function packetsFor(seconds: number): number {
  return Math.round((seconds / PACKET_SECONDS) * 1000) / 1000
}

async function openFile(file: string): Promise<Input> {
  return new Input({ source: new BufferSource(await readFile(file)), formats: ALL_FORMATS })
}

async function allPackets(sink: EncodedPacketSink): Promise<EncodedPacket[]> {
  const packets: EncodedPacket[] = []
  for await (const packet of sink.packets()) packets.push(packet)
  return packets
}

async function readVideo(file: string, fps: number) {
  const track = await (await openFile(file)).getPrimaryVideoTrack()
  const config = await track?.getDecoderConfig()
  if (!track || !config) throw new Error(`${file} has no picture.`)
  const packets = await allPackets(new EncodedPacketSink(track))
  const first = Math.min(...packets.map(({ timestamp }) => timestamp))
  const video = packets.map((packet) => ({
    packet,
    frame: Math.round((packet.timestamp - first) * fps),
  }))
  return { video, config }
}

async function readSound(file: string) {
  const track = await (await openFile(file)).getPrimaryAudioTrack()
  const config = await track?.getDecoderConfig()
  if (!track || !config) throw new Error(`${file} has no sound.`)
  const packets = await allPackets(new EncodedPacketSink(track))
  // Packets before time 0 prime the decoder and are not heard.
  return { packets: packets.filter(({ timestamp }) => timestamp > -1e-4), config }
}

async function readClip(library: ClipLibrary, id: string): Promise<Clip> {
  const entry = library.clips.find((clip) => clip.id === id)
  if (!entry) throw new Error(`There is no step clip "${id}".`)
  const { video, config } = await readVideo(join(FILMS_FOLDER, 'clips', `${id}.mp4`), library.fps)
  const { packets, config: soundConfig } = await readSound(join(FILMS_FOLDER, entry.foley))
  const soundLength = packetsFor(library.frames / library.fps)
  const sound = packets.slice(0, soundLength)
  const startsWithKey = video[0]?.frame === 0 && video[0].packet.type === 'key'
  if (!startsWithKey || video.length !== library.frames || sound.length !== soundLength)
    throw new Error(
      `The clip "${id}" has ${video.length} frames and ${sound.length} sound packets, and ${startsWithKey ? 'starts' : 'does not start'} with a key frame; films cannot use it.`,
    )
  return { video, sound, videoConfig: config, soundConfig }
}

/** Opens the library of step clips. */
export async function openClips(): Promise<ClipReader> {
  const library = await readClips()
  const known = new Map<string, Promise<Clip>>()
  const read = async (id: string) => {
    const clip = known.get(id) ?? readClip(library, id)
    known.set(id, clip)
    return await clip
  }
  return { library, read }
}
