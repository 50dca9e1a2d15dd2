import { setTimeout as delay } from 'node:timers/promises'
import type { Import } from '#contract/recipe-import/recipe-import.ts'
import type { Figure } from '#tests/bench/report.ts'
import { exportOf } from '#tests/bench/export-to-import.ts'
import type { AppProcess } from './app-process.ts'
import { ask, median, someAddress, type Answer } from './client.ts'
import { watchLoopHold, type LoopHold } from './loop-hold.ts'
import { newMembers, type Member } from './members.ts'
import { peakMemoryMb, processTree } from './process-tree.ts'
import type { Random } from './random.ts'
import { openSlowSite, type SlowSite } from './slow-site.ts'
import type { Attack, Stage } from './stage.ts'
import { repeat } from './traffic.ts'

/** Members who import all the time. */
const MEMBERS = 12
/** Recipes of a file, each with a picture. */
const RECIPES = 20
/** Milliseconds of the storm, and of the same without it. */
const STORM_MS = 30_000
const CALM_MS = 10_000
const SHORT_MS = 6_000
/** Seconds by which the import of another member may be later than without the storm. */
const LATER_LIMIT_S = 1
const IMPORT_LIMIT_S = 5
const HOLD_LIMIT_MS = 300
const CHILD_LIMIT_MB = 300
const LIVE_LIMIT_MS = 300

const TEXT = 'Toast\nIngredients\n2 slices rye bread\n20 g butter\nMethod\nToast for 3 minutes.'

/** Asks as a member, each time from another address. */
function caller(app: AppProcess, random: Random) {
  const send = async (member: Member, path: string, options: Parameters<typeof ask>[2] = {}) =>
    await ask(app.origin, path, { token: member.token, from: someAddress(random), ...options })
  const give = async (member: Member, given: { Text: string } | { Address: string }) =>
    await send(member, '/api/my/import', {
      method: 'POST',
      body: Buffer.from(JSON.stringify(given)),
      headers: { 'content-type': 'application/json' },
    })
  const sendFile = async (member: Member, bytes: Buffer) => {
    const head = 'Content-Disposition: form-data; name="file"; filename="export.zip"'
    return await send(member, '/api/my/import/file', {
      method: 'POST',
      body: Buffer.concat([
        Buffer.from(`--border\r\n${head}\r\nContent-Type: application/zip\r\n\r\n`),
        bytes,
        Buffer.from('\r\n--border--\r\n'),
      ]),
      headers: { 'content-type': 'multipart/form-data; boundary=border' },
    })
  }
  return { send, give, sendFile }
}

type Caller = ReturnType<typeof caller>
const importOf = ({ body }: Answer) => JSON.parse(body.toString()) as Import

/** Seconds that a member waits for a pasted text to be read; infinite when it is not. */
async function importSeconds({ give, send }: Caller, member: Member): Promise<number> {
  const start = performance.now()
  const given = await give(member, { Text: TEXT })
  if (given.status !== 201) return Infinity
  const path = `/api/my/import/${importOf(given).Id}?Items=false`
  for (;;) {
    const passed = (performance.now() - start) / 1000
    const { status, body } = await send(member, path)
    if (status === 200 && (JSON.parse(body.toString()) as Import).State === 'ready') return passed
    if (passed > 60) return Infinity
    await delay(50)
  }
}

/** What others notice for some time. */
async function watchOthers(app: AppProcess, calls: Caller, member: Member, ms: number) {
  const live: number[] = []
  const seconds: number[] = []
  const probes = repeat(1, 20, async () => {
    const { status, ms: took } = await ask(app.origin, '/api/live', { timeoutMs: 20_000 })
    live.push(status === 200 ? took : Infinity)
  })
  const imports = repeat(1, 500, async () => {
    seconds.push(await importSeconds(calls, member))
  })
  await delay(ms)
  await Promise.all([probes.stop(), imports.stop()])
  const p99 = live.toSorted((a, b) => a - b)[Math.ceil(live.length * 0.99) - 1] ?? 0
  return { live: p99, seconds }
}

/** Members who import texts, files and slow pages, and take everything along, all at once. */
function startStorm(calls: Caller, members: readonly Member[], zip: Buffer, site: SlowSite) {
  let count = 0
  let refused = 0
  const note = ({ status }: Answer) => {
    count += 1
    if (status >= 500 || status === 0) refused += 1
  }
  const running = repeat(members.length * 4, 200, async (index) => {
    const member = members[index % members.length]!
    const kind = Math.floor(index / members.length)
    if (kind === 0) note(await calls.give(member, { Text: TEXT.repeat(200) }))
    else if (kind === 1) note(await calls.give(member, { Address: `${site.origin}/${count}` }))
    else if (kind === 2) note(await calls.sendFile(member, zip))
    else note(await calls.send(member, '/api/my/export'))
  })
  return { ...running, count: () => count, refused: () => refused }
}

/** The most memory that a child of the server held, in megabytes. */
function watchChildren(app: AppProcess): () => number {
  let most = 0
  const look = () => {
    for (const { pid } of processTree(app.pid))
      if (pid !== app.pid) most = Math.max(most, peakMemoryMb(pid))
  }
  const timer = setInterval(look, 100)
  return () => {
    clearInterval(timer)
    look()
    return most
  }
}

async function storm(stage: Stage, app: AppProcess, hold: LoopHold): Promise<Figure[]> {
  const { random, short } = stage
  const calls = caller(app, random)
  const [other, ...members] = await newMembers(app.origin, MEMBERS + 1)
  const { zip } = await exportOf(RECIPES)
  const site = await openSlowSite()
  stage.cleanup.add(site.close)
  await importSeconds(calls, other!)
  const calm = await watchOthers(app, calls, other!, short ? SHORT_MS : CALM_MS)
  await hold.reset(app)
  const childMemory = watchChildren(app)
  const memory = app.watchMemory()
  const running = startStorm(calls, members, zip, site)
  const during = await watchOthers(app, calls, other!, short ? SHORT_MS : STORM_MS)
  await running.stop()
  const held = await hold.longestMs()
  const [idle, busy] = [median(calm.seconds), median(during.seconds)]
  return [
    { name: 'calls of the storm', value: running.count(), unit: '' },
    { name: 'failed', value: running.refused(), unit: '', max: 0 },
    { name: 'import of another, before', value: idle, unit: 's' },
    { name: 'import of another, meanwhile', value: busy, unit: 's', max: idle + LATER_LIMIT_S },
    {
      name: 'import of another, slowest',
      value: Math.max(...during.seconds),
      unit: 's',
      max: IMPORT_LIMIT_S,
    },
    { name: '/api/live before, p99', value: calm.live, unit: 'ms' },
    { name: '/api/live meanwhile, p99', value: during.live, unit: 'ms', max: LIVE_LIMIT_MS },
    { name: 'event loop, longest hold', value: held, unit: 'ms', max: HOLD_LIMIT_MS },
    { name: 'largest child', value: childMemory(), unit: 'MB', max: CHILD_LIMIT_MB },
    { name: 'server with its children', value: memory(), unit: 'MB' },
    { name: 'crashes', value: app.crashes, unit: '', max: 0 },
  ]
}

/** Many members who import and export at once, some of them pages of a slow site. */
export const attack: Attack = {
  engines: ['sqlite', 'postgres'],
  run: async (stage) => {
    const hold = watchLoopHold([new URL('./fetch-loopback-preload.ts', import.meta.url)])
    stage.cleanup.add(hold.remove)
    const app = await stage.start({ ...(await stage.newDatabase()), ...hold.settings })
    return await storm(stage, app, hold)
  },
}
