import { StreamTarget, type StreamTargetChunk } from 'mediabunny'

/** Bytes that are gathered before they are written. */
const CHUNK = 4 * 1024 ** 2

/** Where a film is written that is made. */
export function fileTarget(stream: WritableStream<StreamTargetChunk>): StreamTarget {
  return new StreamTarget(stream, { chunked: true, chunkSize: CHUNK })
}
