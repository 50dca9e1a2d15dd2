import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { onTestFinished, vi } from 'vitest'
import { freePort } from './free-port.ts'
import { SERVED_BY } from './round-robin.ts'

/** Where it is, also for users whose path lacks the programs of administrators. */
const PROGRAM = ['haproxy', '/usr/sbin/haproxy'].find(isInstalled)

/** Whether the load balancer is installed. */
export const HAS_HAPROXY = PROGRAM !== undefined

function isInstalled(program: string): boolean {
  try {
    return execFileSync(program, ['-v'], { stdio: 'pipe' }).length > 0
  } catch {
    return false
  }
}

/** A load balancer before servers that come and go at their addresses. */
export interface Haproxy {
  origin: string
  /** Origins that receive requests now. */
  healthy: () => Promise<string[]>
}

/** What the documentation of operations names, and nothing that makes it easier. */
const configOf = (port: number, origins: readonly string[], folder: string) => `
global
  stats socket ${folder}/admin mode 600
defaults
  mode http
  timeout connect 2s
  timeout client 90s
  timeout server 90s
  timeout http-keep-alive 30s
frontend site
  bind 127.0.0.1:${port}
  default_backend simmer
backend simmer
  balance roundrobin
  option httpchk GET /api/health
  http-check expect status 200
  default-server check inter 500 fall 2 rise 1
  option redispatch
  http-response set-header ${SERVED_BY} http://%si:%sp
${origins.map((origin, index) => `  server s${index} ${new URL(origin).host}`).join('\n')}
`

/** Starts a load balancer for the running test. Clients say their address themselves, by `X-Forwarded-For`. */
export async function startHaproxy(origins: readonly string[]): Promise<Haproxy> {
  if (PROGRAM === undefined) throw new Error('haproxy is not installed.')
  const port = await freePort()
  const folder = mkdtempSync(join(tmpdir(), 'simmer-haproxy-'))
  const file = join(folder, 'haproxy.cfg')
  writeFileSync(file, configOf(port, origins, folder))
  const child = spawn(PROGRAM, ['-db', '-f', file], { stdio: ['ignore', 'ignore', 'pipe'] })
  const said = text(child.stderr)
  onTestFinished(async () => {
    child.kill('SIGKILL')
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
    rmSync(folder, { recursive: true, force: true })
  })
  const healthy = async () => {
    if (child.exitCode !== null) throw new Error(`haproxy ended: ${await said}`)
    const socket = connect(join(folder, 'admin'))
    socket.end('show stat\n')
    const lines = (await text(socket)).split('\n').map((line) => line.split(','))
    const status = lines[0]?.indexOf('status') ?? -1
    return origins.filter((_, index) =>
      lines.some((line) => line[1] === `s${index}` && line[status]?.startsWith('UP')),
    )
  }
  await vi.waitFor(healthy, { timeout: 10_000 })
  return { origin: `http://127.0.0.1:${port}`, healthy }
}
