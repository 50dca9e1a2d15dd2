import { once } from 'node:events'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'

/**
 * What comes back when this is sent as it stands, headers and body, until the server closes the
 * connection.
 *
 * @param origin of a server on this machine
 */
export async function sendRaw(origin: string, sent: string): Promise<string> {
  const socket = connect(Number(new URL(origin).port), '127.0.0.1')
  await once(socket, 'connect')
  socket.write(sent)
  return await text(socket)
}
