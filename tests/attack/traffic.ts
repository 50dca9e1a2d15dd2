import { setTimeout as delay } from 'node:timers/promises'
import { ask, someAddress, type Answer } from './client.ts'
import { Ledger, type Verdict } from './ledger.ts'
import type { Member } from './members.ts'
import type { Random } from './random.ts'
import type { AppProcess, Settings } from './app-process.ts'
import { withDatabase } from './databases.ts'

/** Something that goes on until it is told to stop. */
export interface Running {
  /** Waits for what is under way. */
  stop: () => Promise<void>
}

/** Repeats some work, `count` times side by side, with a pause after each. */
export function repeat(
  count: number,
  pauseMs: number,
  work: (index: number) => Promise<unknown>,
): Running {
  const ended = new AbortController()
  const loop = async (index: number) => {
    while (!ended.signal.aborted) {
      await work(index)
      await delay(pauseMs, undefined, { signal: ended.signal }).catch(() => {})
    }
  }
  const loops = Array.from({ length: count }, (_, index) => loop(index))
  return {
    stop: async () => {
      ended.abort()
      await Promise.all(loops)
    },
  }
}

/** Begins some work so many times a second, whether the earlier has ended or not. */
export function perSecond(rate: number, work: () => Promise<unknown>): Running {
  const open = new Set<Promise<unknown>>()
  const begin = () => {
    const one = work().finally(() => open.delete(one))
    open.add(one)
  }
  const timer = setInterval(begin, 1000 / rate)
  return {
    stop: async () => {
      clearInterval(timer)
      await Promise.all(open)
    },
  }
}

/** Members who comment, one after the other, and what they were told. */
export interface Writers extends Running {
  ledger: Ledger
  attempts: () => number
}

/** Text that every write of an attack begins with. */
const MARK = 'Attack'
let writes = 0

/**
 * Lets every member write comments, from ever another address, on recipes 1 to 50. A pause of 200 ms
 * keeps a member below a day's limit for a minute or two.
 */
export function writeComments(
  originOf: () => string,
  members: readonly Member[],
  random: Random,
  pauseMs = 200,
): Writers {
  const ledger = new Ledger()
  let attempts = 0
  const running = repeat(members.length, pauseMs, async (index) => {
    writes += 1
    attempts += 1
    const text = `${MARK} ${writes}`
    const answer = await ask(originOf(), `/api/recipe/${1 + (writes % 50)}/comment?LangId=1`, {
      method: 'POST',
      body: { text },
      token: members[index]!.token,
      from: someAddress(random),
      timeoutMs: 20_000,
    })
    if (answer.status === 201) ledger.acknowledge(text)
    if (answer.status === 429) await delay(1000)
  })
  return { ...running, ledger, attempts: () => attempts }
}

/** Compares what writers were told with what the database holds. */
export async function judgeWrites(settings: Settings, ledger: Ledger): Promise<Verdict> {
  const rows = await withDatabase(settings, async ({ db }) =>
    db.selectFrom('comments').select('text').where('text', 'like', `${MARK} %`).execute(),
  )
  return ledger.judge(rows.map(({ text }) => text))
}

/** Starts a server again whenever it has crashed, as whoever watches over it would. */
export function keepRunning(app: AppProcess): Running {
  return repeat(1, 100, async () => app.ensureRunning().catch(() => delay(1000)))
}

/** Asks `/api/health`, from ever another address. */
export async function askHealth(origin: string, random: Random, timeoutMs = 5000): Promise<Answer> {
  return await ask(origin, '/api/health', { from: someAddress(random), timeoutMs, alone: true })
}

/**
 * Asks again and again until an answer is as wanted.
 * @returns seconds that it took; infinite when the limit was reached
 */
export async function secondsUntil(
  isWanted: () => Promise<boolean>,
  limitSeconds: number,
): Promise<number> {
  const start = performance.now()
  const passed = () => (performance.now() - start) / 1000
  while (passed() < limitSeconds) {
    if (await isWanted()) return passed()
    await delay(100)
  }
  return Infinity
}
