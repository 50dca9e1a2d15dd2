import { setTimeout as delay } from 'node:timers/promises'
import { sendRaw } from '#tests/support/raw-request.ts'
import type { AppProcess } from './app-process.ts'
import { ask } from './client.ts'
import { letters } from './random.ts'
import type { Attack } from './stage.ts'

/** Sends a request with these lines. Returns the status; 0 without a response. */
async function statusOf({ origin }: AppProcess, lines: readonly string[]): Promise<number> {
  const request = [...lines, 'Connection: close', '', ''].join('\r\n')
  const response = await sendRaw(origin, request)
  return Number(/^HTTP\/1\.[01] (\d{3})/.exec(response)?.[1] ?? 0)
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
      statuses.push(await statusOf(app, [`GET /recipes/${id} HTTP/1.1`, ...lines]))
      statuses.push(await statusOf(app, [`GET /auth/resetPassword/${token} HTTP/1.1`, ...lines]))
      statuses.push(await statusOf(app, ['GET /sitemap.xml HTTP/1.1', ...lines]))
      const { body } = await ask(app.origin, `/recipes/${id}`)
      const origins = namedOrigins(body.toString())
      const isOwn = origins.length > 0 && origins.every((one) => one.startsWith(`${app.origin}/`))
      if (!isOwn || body.includes('evil')) changed += 1
    }
    statuses.push(await statusOf(app, [`GET /recipes/${id} HTTP/1.0`]))
    statuses.push(await statusOf(app, [`GET // HTTP/1.1`, `Host: ${host}`]))
    statuses.push(await statusOf(app, [`GET //evil.example/ HTTP/1.1`, `Host: ${host}`]))
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
