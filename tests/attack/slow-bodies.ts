import { connect, type Socket } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import type { Figure } from '#tests/bench/report.ts'
import type { AppProcess } from './app-process.ts'
import type { Attack } from './stage.ts'

/** Milliseconds between two bytes. */
const BYTE_MS = 1000
/** Seconds after which the server has to end a request that does not come to an end. */
const LIMIT_S = 70
const WATCH_S = 90
const SHUTDOWN_LIMIT_S = 20

const request = (index: number) =>
  `POST /api/auth/ HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: 203.0.113.${index % 250}\r\n`

/** Connections that send one byte a second, for ever. */
interface Slow {
  /** How many the server has not ended. */
  open: () => number
  close: () => void
}

async function openSlow(app: AppProcess, count: number, kind: 'body' | 'header'): Promise<Slow> {
  const { port } = new URL(app.origin)
  const sockets: Socket[] = []
  let ended = 0
  for (let index = 0; index < count; index += 1) {
    const socket = connect(Number(port), '127.0.0.1')
    socket.on('error', () => {})
    socket.resume()
    socket.once('close', () => (ended += 1))
    const form = 'Content-Type: application/x-www-form-urlencoded\r\nContent-Length: 5000\r\n\r\n'
    socket.write(request(index) + (kind === 'body' ? form : 'X-Slow: '))
    sockets.push(socket)
  }
  const timer = setInterval(() => {
    for (const socket of sockets) if (socket.writable) socket.write('a')
  }, BYTE_MS)
  await delay(BYTE_MS)
  return {
    open: () => count - ended,
    close: () => {
      clearInterval(timer)
      for (const socket of sockets) socket.destroy()
    },
  }
}

/** Seconds until the server has ended them all; the time they were watched when it has not. */
async function secondsOpen(slow: Slow): Promise<number> {
  const start = performance.now()
  const seconds = () => (performance.now() - start) / 1000
  while (slow.open() > 0 && seconds() < WATCH_S) await delay(200)
  return seconds()
}

/** Requests that never come to an end. */
export const attack: Attack = {
  engines: ['sqlite'],
  run: async ({ start, newDatabase, short, cleanup }) => {
    // Without the time in which a load balancer notices: only the requests hold the server up.
    const app = await start({ ...(await newDatabase()), DRAIN_SECONDS: '0' })
    const figures: Figure[] = []
    const open = async (count: number, kind: 'body' | 'header') => {
      const slow = await openSlow(app, count, kind)
      cleanup.add(slow.close)
      return slow
    }
    if (!short) {
      const kinds = ['body', 'header'] as const
      const all = await Promise.all(
        kinds.map(async (kind) => ({ kind, seconds: await secondsOpen(await open(100, kind)) })),
      )
      for (const { kind, seconds } of all) {
        const name = `100 slow requests (${kind}), open for`
        figures.push({ name, value: seconds, unit: 's', max: LIMIT_S })
      }
    }
    await open(short ? 10 : 100, 'body')
    await open(short ? 10 : 100, 'header')
    const exit = await app.stop()
    return [
      ...figures,
      {
        name: 'SIGTERM meanwhile, ended after',
        value: exit.seconds,
        unit: 's',
        max: SHUTDOWN_LIMIT_S,
      },
      { name: 'SIGTERM meanwhile, exit code', value: exit.code ?? 255, unit: '', max: 0 },
      { name: 'crashes', value: app.crashes, unit: '', max: 0 },
    ]
  },
}
