import { setTimeout as delay } from 'node:timers/promises'
import { RECIPES_PER_PAGE } from '#contract/limits.ts'
import type { Figure } from '#tests/bench/report.ts'
import type { AppProcess } from './app-process.ts'
import { ask, someAddress, type Answer } from './client.ts'
import { newMembers } from './members.ts'
import { below, oneOf, type Random } from './random.ts'
import type { Attack, Stage } from './stage.ts'
import { repeat, secondsUntil, writeComments } from './traffic.ts'

/** After a burst. */
const MEMORY_LIMIT_MB = 500
/** While as much is rendered as the processor can, for seconds: the heap is collected late. */
const CROWD_MEMORY_LIMIT_MB = 650
/** Seconds in which everybody has an answer. */
const ANSWER_LIMIT_S = 60
/** Longest time in which nobody gets an answer. */
const SILENCE_LIMIT_S = 5
const RECOVERY_LIMIT_S = 5
const WELL_MS = 200
/** Requests under way at the same time, when more comes than can be served. */
const CROWD = 200

/** Every second page is one that many read, the others were not read for long. */
function mixedPage({ random, recipes }: Stage): string {
  if (random() < 0.5) return oneOf(random, ['/', '/recipes', '/cookbooks', '/recipes/1'])
  return random() < 0.7
    ? `/recipes/${1 + below(random, recipes)}`
    : `/recipes?page=${1 + below(random, recipes / RECIPES_PER_PAGE)}`
}

/** Watches how many answers came, of which kind, and how long none came. */
class Watch {
  answered = 0
  all = 0
  silenceS = 0
  #last = performance.now()

  note({ status }: Answer): void {
    this.all += 1
    if (status === 200 || status === 503) this.answered += 1
    const now = performance.now()
    if (status !== 0) {
      this.silenceS = Math.max(this.silenceS, (now - this.#last) / 1000)
      this.#last = now
    }
  }

  end(): void {
    this.silenceS = Math.max(this.silenceS, (performance.now() - this.#last) / 1000)
  }

  /** Share of the requests that were served or told to come back, in percent. */
  get share(): number {
    return this.all === 0 ? 0 : (this.answered / this.all) * 100
  }
}

function visit(app: AppProcess, stage: Stage): Promise<Answer> {
  return ask(app.origin, mixedPage(stage), {
    from: someAddress(stage.random),
    alone: true,
    compressed: true,
    timeoutMs: ANSWER_LIMIT_S * 1000,
  })
}

/** Seconds until a plain request is quick again. */
function secondsToRecover(app: AppProcess, random: Random): Promise<number> {
  return secondsUntil(async () => {
    const { status, ms } = await ask(app.origin, '/', {
      from: someAddress(random),
      timeoutMs: 5000,
    })
    return status === 200 && ms < WELL_MS
  }, 60)
}

/** All at once. */
async function flood(stage: Stage, count: number): Promise<Figure[]> {
  const { random } = stage
  const app = await stage.start()
  await ask(app.origin, '/')
  const peak = app.watchMemory()
  const watch = new Watch()
  const requests = Array.from({ length: count }, async () => watch.note(await visit(app, stage)))
  await Promise.all(requests)
  return await figuresOf(`${count} at once`, { app, watch, peak, random })
}

/** For some time, more than can be served, while members write. */
async function crowd(stage: Stage): Promise<Figure[]> {
  const { random } = stage
  const app = await stage.start()
  const members = await newMembers(app.origin, 4)
  await ask(app.origin, '/')
  const peak = app.watchMemory()
  const watch = new Watch()
  const visitors = repeat(CROWD, 0, async () => {
    const answer = await visit(app, stage)
    watch.note(answer)
    if (answer.status !== 200) await delay(100)
  })
  const writers = writeComments(() => app.origin, members, random, 250)
  await delay(stage.short ? 4000 : 20_000)
  await Promise.all([visitors.stop(), writers.stop()])
  const share = (writers.ledger.size / writers.attempts()) * 100
  return [
    ...(await figuresOf(`${CROWD} all the time`, {
      app,
      watch,
      peak,
      random,
      memoryMax: CROWD_MEMORY_LIMIT_MB,
    })),
    { name: 'writes meanwhile', value: writers.ledger.size, unit: '' },
    { name: 'writes that succeeded', value: share, unit: '%', min: 90 },
  ]
}

interface Flooded {
  app: AppProcess
  watch: Watch
  peak: () => number
  random: Random
  /** Memory in MB. */
  memoryMax?: number
}

async function figuresOf(
  name: string,
  { app, watch, peak, random, memoryMax = MEMORY_LIMIT_MB }: Flooded,
): Promise<Figure[]> {
  watch.end()
  const recovery = await secondsToRecover(app, random)
  const memory = peak()
  await app.stop('SIGKILL')
  return [
    { name: `${name}, memory`, value: memory, unit: 'MB', max: memoryMax },
    { name: `${name}, answered`, value: watch.share, unit: '%', min: 100 },
    { name: `${name}, longest silence`, value: watch.silenceS, unit: 's', max: SILENCE_LIMIT_S },
    { name: `${name}, well again after`, value: recovery, unit: 's', max: RECOVERY_LIMIT_S },
    { name: `${name}, crashes`, value: app.crashes, unit: '', max: 0 },
  ]
}

/** More visitors than the server can serve. */
export const attack: Attack = {
  engines: ['sqlite', 'postgres'],
  run: async (stage) => {
    const floods = stage.short ? [150] : [300, 1000]
    const figures: Figure[] = []
    for (const count of floods) figures.push(...(await flood(stage, count)))
    return [...figures, ...(await crowd(stage))]
  },
}
