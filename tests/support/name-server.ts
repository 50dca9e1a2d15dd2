import { createSocket } from 'node:dgram'
import { once } from 'node:events'
import { onTestFinished } from 'vitest'

/** Length of the header of a message in bytes (RFC 1035, section 4.1.1). */
const HEADER = 12
const TYPE_A = 1
const NAME_UNKNOWN = 3

/** A DNS server on this machine, for the running test. */
export interface NameServer {
  /** Address and port, for a resolver. */
  address: string
  /** Names of all queries. */
  asked: string[]
}

/**
 * Starts a DNS server.
 * @param answer IPv4 addresses of a name; empty for a name that does not exist, undefined for no
 * response
 */
export async function startNameServer(
  answer: (name: string) => readonly string[] | undefined,
): Promise<NameServer> {
  const asked: string[] = []
  const socket = createSocket('udp4', (question, { port, address }) => {
    const name = nameIn(question)
    const isAddress = question.readUInt16BE(endOfName(question)) === TYPE_A
    if (isAddress) asked.push(name)
    const found = answer(name)
    if (found)
      socket.send(answerTo(question, isAddress ? found : [], found.length > 0), port, address)
  })
  socket.bind(0, '127.0.0.1')
  await once(socket, 'listening')
  onTestFinished(() => void socket.close())
  return { address: `127.0.0.1:${socket.address().port}`, asked }
}

function nameIn(question: Buffer): string {
  const labels: string[] = []
  for (let at = HEADER; question[at] !== 0; at += 1 + (question[at] ?? 0)) {
    labels.push(question.toString('latin1', at + 1, at + 1 + (question[at] ?? 0)))
  }
  return labels.join('.')
}

function endOfName(question: Buffer): number {
  return question.indexOf(0, HEADER) + 1
}

function answerTo(question: Buffer, addresses: readonly string[], exists: boolean): Buffer {
  const asked = Buffer.from(question.subarray(0, endOfName(question) + 4))
  // A response to a recursive query, with one question and nothing but answers.
  asked.writeUInt16BE(0x8180 | (exists ? 0 : NAME_UNKNOWN), 2)
  asked.writeUInt16BE(addresses.length, 6)
  asked.fill(0, 8, HEADER)
  const records = addresses.map((address) => {
    // The name of the question, type A, class IN, a second to live and four bytes.
    const head = Buffer.from([0xc0, HEADER, 0, TYPE_A, 0, 1, 0, 0, 0, 1, 0, 4])
    return Buffer.concat([head, Buffer.from(address.split('.').map(Number))])
  })
  return Buffer.concat([asked, ...records])
}
