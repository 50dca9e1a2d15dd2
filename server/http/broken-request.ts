import { STATUS_CODES } from '#server/lib/node-http.ts'
import type { Socket } from 'node:net'
import type { ApiErrorBody } from '#contract/error-body.ts'
import { messageOf } from './messages.ts'

/** Status by Node's error code; anything else is not HTTP. */
const STATUS: Record<string, number> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
}
const BODY: ApiErrorBody = { Code: 'RequestInvalid', Message: messageOf('RequestInvalid', 1) }

/**
 * Answers input that Node could not parse as a request, such as a URL of more than 16 KB, in the
 * API's error format. Neither path nor language is known.
 * @param headers sent with every response
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
