import { connect } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import type { AppProcess } from './app-process.ts'
import { ask } from './client.ts'
import { letters } from './random.ts'
import type { Attack } from './stage.ts'

const ANSWER_LIMIT_MS = 10_000

/** Sends lines as they are, which no HTTP client would. Gives the status; 0 without an answer. */
async function sendRaw(app: AppProcess, lines: readonly string[]): Promise<number> {
  const socket = connect(Number(new URL(app.origin).port), '127.0.0.1')
  let answer = ''
  const { promise, resolve } = Promise.withResolvers<void>()
  socket.on('data', (chunk: Buffer) => (answer += chunk.toString('latin1')))
  socket.on('error', () => resolve())
  socket.once('close', () => resolve())
  socket.write([...lines, 'Connection: close', '', ''].join('\r\n'))
  await Promise.race([promise, delay(ANSWER_LIMIT_MS, undefined, { ref: false })])
  socket.destroy()
  return Number(/^HTTP\/1\.[01] (\d{3})/.exec(answer)?.[1] ?? 0)
}

/** Addresses in the head of a page that name its site. */
function namedOrigins(page: string): string[] {
  const links = page.matchAll(
    /<link[^>]*rel="(?:canonical|alternate)"[^>]*>|<meta[^>]*property="og:(?:url|image)"[^>]*>/g,
  )
  return [...links].flatMap(([tag]) => /(?:href|content)="(https?:[^"]*)"/.exec(tag)?.[1] ?? [])
}

/** Requests whose Host is not what it should be. */
export const attack: Attack = {
  engines: ['sqlite'],
  run: async ({ start, newDatabase, random }) => {
    const app = await start({ ...(await newDatabase()), TRUST_PROXY: 'false', LOG_LEVEL: 'info' })
    const { host } = new URL(app.origin)
    const hosts: Record<string, string[]> = {
      'a path': [`Host: ${host}/evil`],
      'a query': [`Host: ${host}?evil`],
      'a fragment': [`Host: ${host}#evil`],
      'a name and password': [`Host: evil:evil@${host}`],
      'a bracket': ['Host: ['],
      'two slashes': ['Host: //'],
      nothing: ['Host: '],
      'a space': [`Host: ${host} evil`],
      quotes: [`Host: ${host}"><script>`],
      'another site': ['Host: evil.example'],
      'another site, told by a proxy': [`Host: ${host}`, 'X-Forwarded-Host: evil.example'],
      'a bracket, told by a proxy': [`Host: ${host}`, 'X-Forwarded-Host: ['],
    }
    const token = letters(random, 43)
    const statuses: number[] = []
    let changed = 0
    let id = 20
    for (const lines of Object.values(hosts)) {
      id += 1
      statuses.push(await sendRaw(app, [`GET /recipes/${id} HTTP/1.1`, ...lines]))
      statuses.push(await sendRaw(app, [`GET /auth/resetPassword/${token} HTTP/1.1`, ...lines]))
      statuses.push(await sendRaw(app, ['GET /sitemap.xml HTTP/1.1', ...lines]))
      const { body } = await ask(app.origin, `/recipes/${id}`)
      const origins = namedOrigins(body.toString())
      const isOwn = origins.length > 0 && origins.every((one) => one.startsWith(`${app.origin}/`))
      if (!isOwn || body.includes('evil')) changed += 1
    }
    statuses.push(await sendRaw(app, [`GET /recipes/${id} HTTP/1.0`]))
    statuses.push(await sendRaw(app, [`GET // HTTP/1.1`, `Host: ${host}`]))
    statuses.push(await sendRaw(app, [`GET //evil.example/ HTTP/1.1`, `Host: ${host}`]))
    await delay(200)
    const failures = statuses.filter((status) => status >= 500).length
    const stacks = app.log.match(/\\n\s+at |^\s+at /gm)?.length ?? 0
    const tokens = app.log.split(token).length - 1
    return [
      { name: 'requests', value: statuses.length, unit: '', min: 39 },
      { name: 'answered with 500', value: failures, unit: '', max: 0 },
      {
        name: 'without an answer',
        value: statuses.filter((one) => one === 0).length,
        unit: '',
        max: 0,
      },
      { name: 'pages of others changed', value: changed, unit: '', max: 0 },
      { name: 'stacks in the log', value: stacks, unit: '', max: 0 },
      { name: 'reset tokens in the log', value: tokens, unit: '', max: 0 },
      { name: 'crashes', value: app.crashes, unit: '', max: 0 },
    ]
  },
}
