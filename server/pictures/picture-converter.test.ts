import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { getPriority } from 'node:os'
import { text } from 'node:stream/consumers'
import { promisify } from 'node:util'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { residentBytes } from '#server/children/resident-bytes.ts'
import { startTestServer } from '#tests/support/server.ts'
import { interlacedBomb, scanBomb } from '#tests/support/picture-bombs.ts'
import type { Drawing } from './conversion.ts'
import { PictureDrawer, type PictureDrawerOptions } from './picture-converter.ts'

const run = promisify(execFile)

async function startDrawer(options: Partial<PictureDrawerOptions> = {}): Promise<PictureDrawer> {
  const { app } = await startTestServer('sqlite')
  const drawer = new PictureDrawer({ waitingMax: 20, log: app.log, ...options })
  onTestFinished(async () => await drawer.close())
  return drawer
}

const square = (picture: Uint8Array): Drawing => ({ kind: 'square', picture, side: 32 })

/** A picture of one colour. */
const plain = async (background: string) =>
  square(
    await sharp({ create: { width: 40, height: 30, channels: 3, background } })
      .png()
      .toBuffer(),
  )

const hasProc = existsSync('/proc/self/status')

/** A process that has ended may still be in the list of processes; it has no memory any more. */
const isRunning = (pid: number) => {
  try {
    process.kill(pid, 0)
  } catch {
    return false
  }
  return !hasProc || residentBytes(pid) !== undefined
}

test('pictures are drawn one after the other by the same process', async () => {
  const drawer = await startDrawer()
  const drawings = await Promise.all(['red', 'lime', 'blue'].map(plain))
  const images = await Promise.all(drawings.map(async (drawing) => await drawer.draw(drawing)))
  const [pid] = drawer.pids
  expect(pid).not.toBe(process.pid)
  const colours = images.map(async (image) =>
    (await sharp(image).stats()).channels.map(({ mean }) => Math.round(mean / 255)),
  )
  expect(await Promise.all(colours)).toEqual([
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ])
  await drawer.draw(await plain('red'))
  expect(drawer.pids).toEqual([pid])
})

test('two processes draw two pictures at a time, and no more are started', async () => {
  const drawer = await startDrawer({ processes: 2, isPatient: true })
  const drawings = await Promise.all(['red', 'lime', 'blue'].map(plain))
  const images = await Promise.all(drawings.map(async (drawing) => await drawer.draw(drawing)))
  expect(images.map((image) => image.length > 0)).toEqual([true, true, true])
  const { pids } = drawer
  expect(new Set(pids).size).toBe(2)
  expect(pids.map((pid) => getPriority(pid))).toEqual([5, 5])
  // One that ends is replaced.
  process.kill(pids[0] ?? 0, 'SIGKILL')
  await expect.poll(() => drawer.pids.length).toBe(1)
  await Promise.all(drawings.map(async (drawing) => await drawer.draw(drawing)))
  expect(drawer.pids).toHaveLength(2)
})

test('a file that is no picture fails, and the next one is drawn by the same process', async () => {
  const drawer = await startDrawer()
  await expect(drawer.draw(square(Buffer.from('no picture')))).rejects.toMatchObject({
    name: 'DrawingError',
    failure: 'unreadable',
  })
  const [pid] = drawer.pids
  await drawer.draw(await plain('red'))
  expect(drawer.pids).toEqual([pid])
})

test('a picture that takes too long is ended, and the next one is drawn by a fresh process', async () => {
  const drawer = await startDrawer({ limits: { timeMs: 2000 } })
  await drawer.draw(await plain('red'))
  const [pid = 0] = drawer.pids
  const endless = drawer.draw(square(scanBomb()))
  const next = drawer.draw(await plain('red'))
  await expect(endless).rejects.toMatchObject({ name: 'DrawingError', failure: 'time' })
  expect(isRunning(pid)).toBe(false)
  expect(await next).toBeInstanceOf(Buffer)
  expect(drawer.pids).not.toEqual([pid])
})

test.skipIf(!hasProc)(
  'a picture that takes too much memory is ended, and the next one is drawn',
  async () => {
    const drawer = await startDrawer()
    await expect(drawer.draw(square(interlacedBomb()))).rejects.toMatchObject({
      name: 'DrawingError',
      failure: 'memory',
    })
    expect(await drawer.draw(await plain('red'))).toBeInstanceOf(Buffer)
  },
)

test('drawings beyond the queue are refused at once', async () => {
  const drawer = await startDrawer({ waitingMax: 2 })
  const drawing = await plain('red')
  const all = await Promise.allSettled([1, 2, 3, 4].map(async () => await drawer.draw(drawing)))
  expect(all.map(({ status }) => status)).toEqual([
    'fulfilled',
    'fulfilled',
    'fulfilled',
    'rejected',
  ])
  expect(all[3]).toMatchObject({ reason: { code: 'Unavailable', statusCode: 503 } })
})

test('an idle process ends, and another one starts on demand', async () => {
  const drawer = await startDrawer({ idleMs: 1 })
  await drawer.draw(await plain('red'))
  await expect.poll(() => drawer.pids).toEqual([])
  expect(await drawer.draw(await plain('red'))).toBeInstanceOf(Buffer)
})

test('closing ends the process and refuses queued drawings', async () => {
  const drawer = await startDrawer()
  await drawer.draw(await plain('red'))
  const [pid = 0] = drawer.pids
  const endless = drawer.draw(square(scanBomb()))
  const waiting = drawer.draw(await plain('red'))
  const failures = Promise.allSettled([endless, waiting])
  await drawer.close()
  expect(isRunning(pid)).toBe(false)
  expect(await failures).toMatchObject([
    { reason: { name: 'DrawingError' } },
    { reason: { code: 'Unavailable' } },
  ])
})

/** A program that draws a picture and reports the process that drew it. */
const PROGRAM = `
  import { PictureDrawer } from '#server/pictures/picture-converter.ts'
  const drawer = new PictureDrawer({ waitingMax: 1, log: console })
  await drawer.draw({ kind: 'width', file: 'content/media/recipes/shakshuka/cover.webp', width: 32 })
  console.log(drawer.pids[0])
`

test('an idle process does not keep its parent alive, and ends with it', async () => {
  const { stdout } = await run(process.execPath, ['--input-type=module', '-e', PROGRAM])
  await expect.poll(() => isRunning(Number(stdout))).toBe(false)
})

test('the process ends with a server that is killed', async () => {
  const program = `${PROGRAM}; process.kill(process.pid, 'SIGKILL')`
  const server = spawn(process.execPath, ['--input-type=module', '-e', program])
  const exit = once(server, 'exit')
  const pid = Number(await text(server.stdout))
  expect(pid).toBeGreaterThan(0)
  expect((await exit)[1]).toBe('SIGKILL')
  await expect.poll(() => isRunning(pid)).toBe(false)
})

test('a server does not load the library that decodes pictures', async () => {
  const program = `
    await import('#server/run.ts')
    await import('#server/catalogue-import/fill-when-empty.ts')
    const { sharedObjects } = process.report.getReport()
    console.log(sharedObjects.filter((file) => file.includes('vips')).length)
  `
  const { stdout } = await run(process.execPath, ['--input-type=module', '-e', program])
  expect(stdout).toBe('0\n')
})
