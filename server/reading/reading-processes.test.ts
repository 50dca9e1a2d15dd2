import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { emptyDraft, type Draft } from '#contract/own-recipes/draft.ts'
import { residentBytes } from '#server/children/resident-bytes.ts'
import { QueueFull } from '#server/lib/limit-concurrency.ts'
import { ENDLESS, endlessLine, HANGING_JOBS, HUGE } from '#tests/support/hanging-jobs.ts'
import { startReader } from '#tests/support/reading.ts'
import { startTestServer } from '#tests/support/server.ts'
import { NO_FOODS, shareFoods } from './line-foods.ts'

const ADA = 1
const BEN = 2
/** Busy machines need some time. */
const LIMITS = { timeMs: 2_000, memoryBytes: 280_000_000 }
const PATIENT = { ...LIMITS, timeMs: 600_000 }

const plums = shareFoods([{ Id: 7, En: ['plum', 'plums'], De: ['Pflaume', 'Pflaumen'] }])
const draftOf = (line: string): Draft => ({
  ...emptyDraft('en'),
  Name: { en: 'Jam' },
  Lines: [{ Key: 'line', Text: { en: line } }],
  Steps: [{ Key: 'step', Text: { en: 'Cook it.' } }],
})

/** A process that can be hung. */
async function startHangable(options: Parameters<typeof startReader>[1] = {}) {
  const { app } = await startTestServer('sqlite')
  const reader = startReader(app, { jobs: HANGING_JOBS, limits: LIMITS, ...options })
  const compile = async (owner: number, line: string, signal?: AbortSignal, own = NO_FOODS) => {
    const foods = { own, catalogue: plums }
    return await reader.run(
      owner,
      'compile',
      { draft: draftOf(line) },
      { foods, ...(signal && { signal }) },
    )
  }
  return { reader, compile }
}

test('a process reads lines with foods that it is sent once, however many there are', async () => {
  const { reader, compile } = await startHangable()
  for (let id = 10; id < 30; id++) {
    const own = shareFoods([{ Id: id, En: [`food-${id}`], De: [] }])
    for (const line of [`500 g food-${id}`, '500 g plums']) {
      const { lines } = (await compile(ADA, line, undefined, own))!
      expect(lines).toMatchObject([{ food: line.endsWith('plums') ? 7 : id, amount: 250 }])
    }
  }
  expect(reader.pids).toHaveLength(1)
})

test('a job that never ends is ended, and the next one gets a new process', async () => {
  const { reader, compile } = await startHangable()
  await compile(ADA, '500 g plums')
  const [pid] = reader.pids
  const failure = { name: 'LimitReached', limit: 'time' }
  await expect(compile(ADA, ENDLESS)).rejects.toMatchObject(failure)
  expect((await compile(ADA, '500 g plums'))?.lines).toMatchObject([{ food: 7 }])
  expect(reader.pids).not.toEqual([pid])
})

test.each([
  ['its heap', 2_000_000_000],
  ['what it may have', 150_000_000],
])('a job that needs more memory than %s is ended, and this process goes on', async (_, bytes) => {
  const { compile } = await startHangable({ limits: { ...PATIENT, memoryBytes: bytes } })
  const failure = { name: 'LimitReached', limit: 'memory' }
  await expect(compile(ADA, HUGE)).rejects.toMatchObject(failure)
  expect((await compile(ADA, '500 g plums'))?.lines).toHaveLength(1)
})

test('one member has one job at a time and so many queued, and others go between', async () => {
  const { compile } = await startHangable({ processes: 2, queuedMax: 1, limits: PATIENT })
  const given = new AbortController()
  const endless = compile(ADA, ENDLESS, given.signal).catch((error: unknown) => error)
  const queued = compile(ADA, '500 g plums')
  await expect(compile(ADA, '1 plum')).rejects.toThrow(QueueFull)
  expect((await compile(BEN, '1 plum'))?.lines).toHaveLength(1)
  given.abort()
  expect(await endless).toMatchObject({ name: 'AbortError' })
  expect((await queued)?.lines).toHaveLength(1)
})

test('a hanging job ends with its signal, and with the server', async () => {
  const { reader, compile } = await startHangable({ limits: PATIENT })
  const given = new AbortController()
  const hang = async (signal?: AbortSignal) => {
    const { line, isRead } = endlessLine()
    const ended = compile(ADA, line, signal).catch((error: unknown) => error)
    await expect.poll(isRead, { timeout: 20_000 }).toBe(true)
    return { ended }
  }
  const first = await hang(given.signal)
  given.abort()
  expect(await first.ended).toMatchObject({ name: 'AbortError' })
  const second = await hang()
  await reader.close()
  expect(await second.ended).toMatchObject({ name: 'AbortError' })
})

/** A program whose reading process hangs, and that is killed. */
const PROGRAM = `
  import { ReadingProcesses } from '#server/reading/reading-processes.ts'
  import { NO_FOODS } from '#server/reading/line-foods.ts'
  const [jobs, line] = process.argv.slice(1)
  const limits = { timeMs: 600_000, memoryBytes: 280_000_000 }
  const reader = new ReadingProcesses({ processes: 1, limits, jobs: new URL(jobs), log: console })
  const draft = { Lines: [{ Text: { en: line } }] }
  void reader.run(1, 'compile', { draft }, { foods: { own: NO_FOODS, catalogue: NO_FOODS } })
  setImmediate(() => console.log(reader.pids[0]))
`

test.skipIf(!existsSync('/proc/self'))(
  'a process that hangs ends with a server that is killed',
  async () => {
    const { line, isRead } = endlessLine()
    const args = ['--input-type=module', '-e', PROGRAM, HANGING_JOBS.href, line]
    const server = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
    const [pid] = (await once(server.stdout, 'data')) as [Buffer]
    await expect.poll(isRead, { timeout: 20_000 }).toBe(true)
    server.kill('SIGKILL')
    await expect.poll(() => residentBytes(Number(pid)), { timeout: 20_000 }).toBeUndefined()
  },
)
