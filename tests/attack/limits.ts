import type { Figure } from '#tests/bench/report.ts'
import type { AppProcess } from './app-process.ts'
import { ask } from './client.ts'
import { newMembers, sent, signIn, type Member } from './members.ts'
import { letters, type Random } from './random.ts'
import type { Attack, Stage } from './stage.ts'

/** What one address may do in a minute. */
const SIGN_INS = 10
const WRITES = 100
const READS = 1000
/** Pictures of a page, and how often it is opened in a minute. */
const PICTURES = 60
const TIMES = 20

const isAllowed = (status: number) => status !== 429 && status !== 0

/** Counts how many of several requests are not refused for being too many. */
async function allowed(count: number, send: (index: number) => Promise<{ status: number }>) {
  let passed = 0
  for (let index = 0; index < count; index += 1) {
    if (isAllowed((await send(index)).status)) passed += 1
  }
  return passed
}

const guess = (random: Random) => ({
  email: `${letters(random, 12)}@simmer.example`,
  password: sent(letters(random, 12)),
})

/** One address, two processes on the same database. */
async function overTwoProcesses(stage: Stage, app: AppProcess, member: Member): Promise<Figure[]> {
  const { random, start } = stage
  const apps = [app, await start(app.settings)]
  const signIns = await allowed(2 * SIGN_INS + 4, (index) =>
    signIn(apps[index % 2]!.origin, { ...guess(random), from: '192.0.2.1' }),
  )
  const writes = await allowed(2 * WRITES + 20, (index) =>
    ask(apps[index % 2]!.origin, `/api/recipe/${1 + (index % 50)}/favorize`, {
      method: 'PATCH',
      token: member.token,
      from: '192.0.2.2',
    }),
  )
  return [
    { name: 'two processes, sign-ins in a minute', value: signIns, unit: '', max: SIGN_INS },
    { name: 'two processes, writes in a minute', value: writes, unit: '', max: WRITES },
  ]
}

/** What is never too much: health, life, and the pictures of a page. */
async function neverRefused(stage: Stage, app: AppProcess): Promise<Figure[]> {
  const from = '192.0.2.3'
  const reads = stage.short ? 0 : READS + 50
  await allowed(reads, () => ask(app.origin, '/api/recipe/count', { from }))
  const probes = stage.short ? 20 : 100
  const health = await allowed(probes, () => ask(app.origin, '/api/health', { from }))
  const live = await ask(app.origin, '/api/live', { from })
  const pages = await Promise.all(
    ['/', '/recipes', '/cookbooks', '/recipes/1', '/recipes/2', '/recipes/3'].map(async (path) =>
      ask(app.origin, path),
    ),
  )
  const html = pages.map(({ body }) => body.toString()).join('')
  const pictures = [...new Set(html.match(/\/media\/[\w./-]+\.(?:webp|avif|jpg|png)/g))]
  const sent = (stage.short ? 3 : TIMES) * PICTURES
  const seen = await allowed(sent, (index) =>
    ask(app.origin, pictures[index % Math.min(pictures.length, PICTURES)] ?? '/media/none', {
      from: '192.0.2.4',
    }),
  )
  return [
    { name: 'health refused', value: probes - health, unit: '', max: 0 },
    { name: 'live, status', value: live.status, unit: '', min: 200, max: 200 },
    { name: 'different pictures', value: pictures.length, unit: '', min: 10 },
    { name: `${PICTURES} pictures again and again, refused`, value: sent - seen, unit: '', max: 0 },
  ]
}

/** The limits of one address: what gets round them, and whom they hit. */
export const attack: Attack = {
  engines: ['postgres', 'sqlite'],
  run: async (stage) => {
    const { start, random, engine } = stage
    const app = await start()
    const [member] = await newMembers(app.origin, 1)
    const sameNetwork = await allowed(2 * SIGN_INS, (index) =>
      signIn(app.origin, { ...guess(random), from: `2001:db8:1:2::${index + 1}` }),
    )
    const figures = engine === 'postgres' ? await overTwoProcesses(stage, app, member!) : []
    return [
      {
        name: 'one IPv6 network, sign-ins in a minute',
        value: sameNetwork,
        unit: '',
        max: SIGN_INS,
      },
      ...figures,
      ...(await neverRefused(stage, app)),
      { name: 'crashes', value: app.crashes, unit: '', max: 0 },
    ]
  },
}
