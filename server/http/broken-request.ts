import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { ApiErrorBody } from '#contract/error-body.ts'
import { messageOf } from './messages.ts'

/** What Node says is wrong → the status; everything else is no HTTP. */
const STATUS: Record<string, number> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
}
const BODY: ApiErrorBody = { Code: 'RequestInvalid', Message: messageOf('RequestInvalid', 1) }

/**
 * Answers what never became a request, in the API's shape: an address of more than 16 KB, for
 * example. Neither its path nor its language is known.
 * @param headers what every answer carries
 */
export function answerBroken(headers: Readonly<Record<string, string>>) {
  return (error: NodeJS.ErrnoException, socket: Socket): void => {
    if (!socket.writable) return void socket.destroy(error)
    const status = STATUS[error.code ?? ''] ?? 400
    const body = JSON.stringify(BODY)
    const all = {
      ...headers,
      'Cache-Control': 'no-store',
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Length': Buffer.byteLength(body),
      Connection: 'close',
    }
    const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`)
    socket.write([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n'))
    socket.destroySoon()
  }
}
