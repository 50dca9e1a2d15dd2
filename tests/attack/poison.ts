import { setTimeout as delay } from 'node:timers/promises'
import type { Figure } from '#tests/bench/report.ts'
import type { AppProcess } from './app-process.ts'
import { ask, median, someAddress, type Answer } from './client.ts'
import { longestHold, withHoldMeter } from './holds.ts'
import { newMembers, type Member } from './members.ts'
import { POISONS, type Poison } from './poisons.ts'
import { peakMemoryMb, processTree } from './process-tree.ts'
import type { Random } from './random.ts'
import type { Attack, Stage } from './stage.ts'
import { repeat, type Running } from './traffic.ts'

const HOLD_LIMIT_MS = 300
const CHILD_LIMIT_MB = 300
/** What `/api/live` may take longer than without the attack, 99 times of 100. */
const LIVE_LIMIT_MS = 100
/** How long an input is waited for. */
const READ_LIMIT_MS = 120_000
/** Each input is sent so often; the median counts. */
const ROUNDS = 3
/** Inputs that one member sends: fewer than a day allows. */
const PER_MEMBER = 8

interface Sender {
  readonly app: AppProcess
  readonly member: Member
  readonly random: Random
}

async function send({ app, member, random }: Sender, poison: Poison): Promise<Answer> {
  const way = {
    method: 'POST',
    token: member.token,
    from: someAddress(random),
    timeoutMs: READ_LIMIT_MS,
  }
  if (poison.as !== 'file') {
    const path = poison.as === 'save' ? '/api/my/recipes' : '/api/my/import'
    const headers = { 'content-type': 'application/json' }
    return await ask(app.origin, path, { ...way, headers, body: poison.body })
  }
  const boundary = 'poison-boundary'
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="${poison.fileName}"\r\nContent-Type: application/octet-stream\r\n\r\n`
  const body = Buffer.concat([
    Buffer.from(head),
    poison.body,
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ])
  const headers = { 'content-type': `multipart/form-data; boundary=${boundary}` }
  return await ask(app.origin, '/api/my/import/file', { ...way, headers, body })
}

/** Waits until an import was read or has failed. */
async function untilRead({ app, member, random }: Sender, answer: Answer): Promise<boolean> {
  const { Id } = JSON.parse(answer.body.toString()) as { Id: number }
  const end = performance.now() + READ_LIMIT_MS
  while (performance.now() < end) {
    const { status, body } = await ask(app.origin, `/api/my/import/${Id}`, {
      token: member.token,
      from: someAddress(random),
    })
    if (status === 200 && (JSON.parse(body.toString()) as { State: string }).State !== 'reading')
      return true
    await delay(50)
  }
  return false
}

/** Sends an input and waits until the server is done with it. Gives the longest hold, in milliseconds. */
async function holdOf(sender: Sender, poison: Poison): Promise<number> {
  await longestHold(sender.app)
  const answer = await send(sender, poison)
  const isDone =
    answer.status === 201 && (poison.as === 'save' || (await untilRead(sender, answer)))
  // What the server refuses is as good, but nothing may be left unread.
  const isRefused = answer.status >= 400 && answer.status < 500 && answer.status !== 429
  return isDone || isRefused ? await longestHold(sender.app) : Infinity
}

/** Asks `/api/live` again and again. */
function watchLive({ origin }: AppProcess): Running & { p99: () => number } {
  const waits: number[] = []
  const running = repeat(1, 20, async () => {
    const { status, ms } = await ask(origin, '/api/live', { timeoutMs: READ_LIMIT_MS })
    waits.push(status === 200 ? ms : Infinity)
  })
  const p99 = () => waits.toSorted((a, b) => a - b)[Math.floor(0.99 * waits.length)] ?? 0
  return { ...running, p99 }
}

/** Watches what the server starts; gives the most memory that one of them held, in megabytes. */
function watchChildren(app: AppProcess): Running & { most: () => number } {
  let most = 0
  const running = repeat(1, 50, async () => {
    if (!app.isRunning) return
    for (const { pid } of processTree(app.pid))
      if (pid !== app.pid) most = Math.max(most, peakMemoryMb(pid))
  })
  return { ...running, most: () => most }
}

async function attackWith(stage: Stage): Promise<Figure[]> {
  const { random, short } = stage
  const app = await stage.start(withHoldMeter(await stage.newDatabase()))
  const rounds = short ? 1 : ROUNDS
  const poisons = short ? POISONS.filter((_, index) => index % 4 === 0) : POISONS
  const members = await newMembers(app.origin, Math.ceil((poisons.length * rounds) / PER_MEMBER))
  const holds = new Map<string, number[]>()
  const started = performance.now()
  const live = watchLive(app)
  const children = watchChildren(app)
  let sent = 0
  for (let round = 0; round < rounds; round += 1) {
    for (const poison of poisons) {
      const sender = { app, random, member: members[Math.floor(sent++ / PER_MEMBER)]! }
      holds.set(poison.name, [...(holds.get(poison.name) ?? []), await holdOf(sender, poison)])
    }
  }
  await Promise.all([live.stop(), children.stop()])
  const quiet = watchLive(app)
  await delay(Math.min(performance.now() - started, 30_000))
  await quiet.stop()
  const [p99, quietP99] = [live.p99(), quiet.p99()]
  return [
    ...[...holds].map(([name, each]) => ({
      name,
      value: median(each),
      unit: 'ms',
      max: HOLD_LIMIT_MS,
    })),
    { name: '/api/live without attack, 99 of 100', value: quietP99, unit: 'ms' },
    { name: '/api/live, 99 of 100', value: p99, unit: 'ms', max: quietP99 + LIVE_LIMIT_MS },
    { name: 'largest child', value: children.most(), unit: 'MB', max: CHILD_LIMIT_MB },
    { name: 'crashes', value: app.crashes, unit: '', max: 0 },
  ]
}

/** Lines, texts, pages and archives that may take a reader long. */
export const attack: Attack = { engines: ['sqlite'], run: attackWith }
