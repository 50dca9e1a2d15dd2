import { spawn } from 'node:child_process'
import { globSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { ensureBuilt } from './built-app.ts'
import { fillDatabase } from './filled-databases.ts'
import type { Figure } from './report.ts'

const STARTS = 5
/** Milliseconds without a request after which memory is at rest. */
const IDLE_MS = 60_000
const PAGES = 1000
const AT_REST_MAX = 220
const AFTER_PAGES_MAX = 300

/**
 * Resident memory of one process as `npm start` starts it: after a minute without a request, the
 * middle of five starts, and after a thousand different pages.
 */
export async function measure(): Promise<Figure[]> {
  ensureBuilt()
  const folder = await mkdtemp(join(tmpdir(), 'simmer-bench-'))
  try {
    await fillDatabase({ DATA_DIR: folder }, 60)
    const atRest: number[] = []
    let afterPages = 0
    for (let start = 1; start <= STARTS; start += 1) {
      const server = await startServer(folder)
      try {
        await setTimeout(IDLE_MS)
        atRest.push(await server.megabytes())
        if (start < STARTS) continue
        await visitPages(server.origin)
        afterPages = await server.megabytes()
      } finally {
        await server.stop()
      }
    }
    const middle = atRest.sort((a, b) => a - b)[STARTS >> 1]!
    return [
      { name: 'at rest', value: middle, unit: 'MB', max: AT_REST_MAX },
      {
        name: `after ${PAGES.toLocaleString('en')} pages`,
        value: afterPages,
        unit: 'MB',
        max: AFTER_PAGES_MAX,
      },
    ]
  } finally {
    await rm(folder, { recursive: true })
  }
}

async function startServer(folder: string) {
  const child = spawn('npm', ['start', '--silent'], {
    env: {
      ...process.env,
      DATA_DIR: folder,
      PORT: '0',
      LIMIT_FACTOR: '100',
      DRAIN_SECONDS: '0',
      LOG_LEVEL: 'silent',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  })
  let said = ''
  const origin = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (data: Buffer) => {
      said += data.toString()
      const found = /http:\/\/[^\s]+/.exec(said)?.[0]
      if (said.includes('is ready') && found) resolve(found)
    })
    child.once('exit', () => reject(new Error(`The server ended: ${said}`)))
  })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  return {
    origin,
    megabytes: async () => await residentMegabytes(child.pid!),
    stop: async () => {
      process.kill(-child.pid!, 'SIGTERM')
      await ended
    },
  }
}

/** Memory of the largest process of a group: the server below the shell of `npm start`. */
async function residentMegabytes(group: number): Promise<number> {
  let largest = 0
  for (const file of globSync('/proc/[0-9]*/stat')) {
    const stat = await readFile(file, 'utf8').catch(() => '')
    const [, , groupOf] = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    if (Number(groupOf) !== group) continue
    const status = await readFile(file.replace(/stat$/, 'status'), 'utf8').catch(() => '')
    const kilobytes = Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0)
    largest = Math.max(largest, kilobytes / 1024)
  }
  return largest
}

async function visitPages(origin: string): Promise<void> {
  for (let index = 0; index < PAGES; index += 1) {
    const language = index % 2 === 0 ? 'en' : 'de'
    const path = [`/recipes/${1 + (index % 60)}`, `/recipes?Term=${index}`, '/cookbooks'][
      index % 3
    ]!
    const address = `${origin}${path}${path.includes('?') ? '&' : '?'}lang=${language}&n=${index}`
    const response = await fetch(address)
    await response.arrayBuffer()
    if (!response.ok) throw new Error(`${address}: status ${response.status}`)
  }
}
