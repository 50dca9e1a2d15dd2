import { once } from 'node:events'
import { connect } from 'node:net'

/** Timeout of the connection in milliseconds without data. */
const SILENCE_MS = 10_000

/**
 * Sends bytes that no HTTP client would send.
 *
 * @param origin of a server on this machine
 * @returns everything the server sends, headers included, until the connection ends
 */
export async function sendRaw(origin: string, request: string): Promise<string> {
  const socket = connect(Number(new URL(origin).port), '127.0.0.1')
  let response = ''
  socket.setEncoding('utf8')
  socket.setTimeout(SILENCE_MS, () => socket.destroy())
  socket.on('data', (chunk: string) => (response += chunk))
  // A server may reset the connection after its response.
  socket.on('error', () => {})
  socket.write(request)
  await once(socket, 'close')
  return response
}
