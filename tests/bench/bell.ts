import { randomBytes, randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { BellPush, BellState, BellTimer } from '#contract/bell/bell.ts'
import { ringOf } from '#contract/bell/rule.ts'
import { migrate } from '#server/db/migrate.ts'
import { openDatabase } from '#server/db/open.ts'
import { findPostgres, startPostgres } from '#tests/support/postgres-cluster.ts'
import { startPushPeer, type PushPeer } from '#tests/support/push-peer.ts'
import { ARRIVAL, Processes } from './bell-processes.ts'
import type { Figure } from './report.ts'

const TIMERS = 500
/** Timers that are stopped before their time, beside those. */
const STOPPED = 100
const PER_DEVICE = 20
const KILLS = 50
/** Milliseconds from the start to the first deadline. */
const LEAD_MS = 8000
/** Milliseconds from the first deadline to the last: one process is away for two seconds at each kill. */
const SPAN_MS = { alone: 300_000, shared: 120_000 }
/** Milliseconds in which a bell has to be sent, while a server is up and after it is back. */
const IN_TIME_MS = 1000
const BACK_MS = 2000

/** How bells are sent while servers are killed: one process on SQLite, two on PostgreSQL. */
export async function measure(): Promise<Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), 'simmer-bell-'))
  const programs = findPostgres()
  const cluster = programs === undefined ? undefined : await startPostgres(programs)
  try {
    const figures = await ringAll('SQLite, 1 process', { DATA_DIR: join(folder, 'sqlite') }, 1)
    if (!cluster) return figures
    const settings = { DATA_DIR: join(folder, 'postgres'), DATABASE_URL: cluster.url }
    return [...figures, ...(await ringAll('PostgreSQL, 2 processes', settings, 2))]
  } finally {
    await cluster?.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

/** What became of a bell. */
interface Bell {
  ringsAt: number
  /** When its stop was confirmed. */
  stoppedAt: number
  arrivals: number[]
}

async function ringAll(
  name: string,
  settings: { DATA_DIR: string; DATABASE_URL?: string },
  count: number,
): Promise<Figure[]> {
  const database = await openDatabase(settings, { longStatements: true })
  await migrate(database.db, database.engine)
  await database.close()
  const bells = new Map<string, Bell>()
  const arrivals = new EventTarget()
  const peer = await startPushPeer({
    onReceived: ({ message }) => {
      const { ring } = (message as unknown as BellPush).bell
      bells.get(ring)?.arrivals.push(Date.now())
      arrivals.dispatchEvent(new Event(ARRIVAL))
    },
  })
  const span = count === 1 ? SPAN_MS.alone : SPAN_MS.shared
  const processes = new Processes(settings, arrivals)
  try {
    await processes.start(count)
    const devices = await addDevices(peer, processes)
    const begin = Date.now() + LEAD_MS
    for (const device of devices) await device.begin(bells, { begin, span })
    const stops = devices.map((device) => device.stopSome(bells))
    await processes.killOften(KILLS, begin, span)
    await Promise.all(stops)
    await sleep(Math.max(begin + span + 5000 - Date.now(), 0))
    if (peer.complaints.length > 0) throw new Error(peer.complaints[0])
    return figuresOf(name, [...bells.values()], processes)
  } finally {
    await processes.stop()
    await peer.close()
  }
}

/** A device that has timers at the servers. */
interface Device {
  /** Starts its timers; deadlines are spread evenly. */
  begin: (bells: Map<string, Bell>, times: { begin: number; span: number }) => Promise<void>
  /** Stops some of them before their time. */
  stopSome: (bells: Map<string, Bell>) => Promise<void>
}

async function addDevices(peer: PushPeer, processes: Processes): Promise<Device[]> {
  const { PublicKey } = (await processes.call('GET')) as BellState
  return Array.from({ length: (TIMERS + STOPPED) / PER_DEVICE }, () => {
    const { subscription } = peer.addDevice(PublicKey ?? '')
    const Secret = randomBytes(32).toString('base64url')
    const fixed = { Secret, ...subscription, LangId: 1, TimeZone: 'UTC', Loudness: 'rings' }
    let timers: BellTimer[] = []
    const put = async () => await processes.call('POST', { ...fixed, Timers: timers })
    return {
      begin: async (bells, { begin, span }) => {
        timers = Array.from({ length: PER_DEVICE }, (_, index) => {
          const share = (index + Math.random()) / PER_DEVICE
          return newTimer(Math.round(begin + share * span))
        })
        for (const timer of timers) {
          const bell = { ringsAt: timer.EndsAt, stoppedAt: Infinity, arrivals: [] }
          bells.set(ringOf(timer, 'rings'), bell)
        }
        await put()
      },
      stopSome: async (bells) => {
        const share = (PER_DEVICE * STOPPED) / (TIMERS + STOPPED)
        // The last ones: those before have to ring meanwhile.
        const stopped = timers.slice(-Math.round(share))
        for (const timer of stopped) {
          await sleep(Math.random() * 15_000)
          timers = timers.filter((one) => one !== timer)
          const bell = bells.get(ringOf(timer, 'rings'))
          await put()
          if (bell) bell.stoppedAt = Date.now()
        }
      },
    }
  })
}

function newTimer(EndsAt: number): BellTimer {
  const place = { RecipeId: 1, Step: 1, StepCount: 1, Name: 'Chicken' }
  return { Id: randomUUID(), ...place, Total: 600, LookAt: null, EndsAt }
}

function figuresOf(name: string, bells: readonly Bell[], { outages, kills }: Processes): Figure[] {
  const rung = bells.filter(({ stoppedAt, ringsAt }) => stoppedAt > ringsAt)
  const stopped = bells.filter((bell) => !rung.includes(bell))
  const delays = rung.flatMap(({ ringsAt, arrivals: [first] }) => {
    if (first === undefined) return []
    const away = outages.map(({ from, to }) => Math.min(to, first) - Math.max(from, ringsAt))
    const awayMs = away.reduce((sum, ms) => sum + Math.max(ms, 0), 0)
    return [{ isOut: awayMs > 0, ms: first - ringsAt - awayMs }]
  })
  const sorted = (isOut: boolean) =>
    delays
      .filter((delay) => delay.isOut === isOut)
      .map(({ ms }) => ms)
      .toSorted((a, b) => a - b)
  const [up, out] = [sorted(false), sorted(true)]
  const p99 = up[Math.ceil(up.length * 0.99) - 1] ?? 0
  const after = stopped.flatMap(({ arrivals, stoppedAt }) =>
    arrivals.filter((arrival) => arrival > stoppedAt),
  )
  const count = (value: number, of: string, max?: number): Figure => {
    return { name: `${name}: ${of}`, value, unit: '', ...(max !== undefined && { max }) }
  }
  const time = (value: number, of: string, max?: number): Figure => {
    return { ...count(value, of, max), unit: 'ms' }
  }
  return [
    { ...count(rung.length, 'timers that rang'), min: TIMERS },
    { ...count(kills, 'kills'), min: KILLS },
    time(p99, `p99 of ${up.length} while a server was up`, IN_TIME_MS),
    ...(out.length > 0
      ? [time(out.at(-1) ?? 0, `slowest of ${out.length} after an outage, without it`, BACK_MS)]
      : []),
    count(rung.filter(({ arrivals }) => arrivals.length === 0).length, 'lost', 0),
    count(after.length, `after a stop, of ${stopped.length}`, 0),
    count(rung.filter(({ arrivals }) => arrivals.length > 1).length, 'repeats', KILLS),
    count(Math.max(...rung.map(({ arrivals }) => arrivals.length)), 'most of one bell'),
  ]
}
