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
import type { Conversion } from './conversion.ts'
import { PictureConverter, type PictureConverterOptions } from './picture-converter.ts'

const run = promisify(execFile)

async function startConverter(
  options: Partial<PictureConverterOptions> = {},
): Promise<PictureConverter> {
  const { app } = await startTestServer('sqlite')
  const converter = new PictureConverter({ waitingMax: 20, log: app.log, ...options })
  onTestFinished(async () => await converter.close())
  return converter
}

const square = (picture: Uint8Array): Conversion => ({ kind: 'square', picture, side: 32 })

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

test('pictures are converted one after the other by the same process', async () => {
  const converter = await startConverter()
  const conversions = await Promise.all(['red', 'lime', 'blue'].map(plain))
  const images = await Promise.all(
    conversions.map(async (conversion) => await converter.convert(conversion)),
  )
  const [pid] = converter.pids
  expect(pid).not.toBe(process.pid)
  const colours = images.map(async (image) =>
    (await sharp(image).stats()).channels.map(({ mean }) => Math.round(mean / 255)),
  )
  expect(await Promise.all(colours)).toEqual([
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ])
  await converter.convert(await plain('red'))
  expect(converter.pids).toEqual([pid])
})

test('two processes convert two pictures at a time, and no more are started', async () => {
  const converter = await startConverter({ processes: 2, isPatient: true })
  const conversions = await Promise.all(['red', 'lime', 'blue'].map(plain))
  const images = await Promise.all(
    conversions.map(async (conversion) => await converter.convert(conversion)),
  )
  expect(images.map((image) => image.length > 0)).toEqual([true, true, true])
  const { pids } = converter
  expect(new Set(pids).size).toBe(2)
  expect(pids.map((pid) => getPriority(pid))).toEqual([5, 5])
  // One that ends is replaced.
  process.kill(pids[0] ?? 0, 'SIGKILL')
  await expect.poll(() => converter.pids.length).toBe(1)
  await Promise.all(conversions.map(async (conversion) => await converter.convert(conversion)))
  expect(converter.pids).toHaveLength(2)
})

test('a file that is no picture fails, and the next one is converted by the same process', async () => {
  const converter = await startConverter()
  await expect(converter.convert(square(Buffer.from('no picture')))).rejects.toMatchObject({
    name: 'ConversionError',
    failure: 'unreadable',
  })
  const [pid] = converter.pids
  await converter.convert(await plain('red'))
  expect(converter.pids).toEqual([pid])
})

test('a picture that takes too long is ended, and the next one is converted by a fresh process', async () => {
  const converter = await startConverter({ limits: { timeMs: 2000 } })
  await converter.convert(await plain('red'))
  const [pid = 0] = converter.pids
  const endless = converter.convert(square(scanBomb()))
  const next = converter.convert(await plain('red'))
  await expect(endless).rejects.toMatchObject({ name: 'ConversionError', failure: 'time' })
  expect(isRunning(pid)).toBe(false)
  expect(await next).toBeInstanceOf(Buffer)
  expect(converter.pids).not.toEqual([pid])
})

test.skipIf(!hasProc)(
  'a picture that takes too much memory is ended, and the next one is converted',
  async () => {
    const converter = await startConverter()
    await expect(converter.convert(square(interlacedBomb()))).rejects.toMatchObject({
      name: 'ConversionError',
      failure: 'memory',
    })
    expect(await converter.convert(await plain('red'))).toBeInstanceOf(Buffer)
  },
)

test('conversions beyond the queue are refused at once', async () => {
  const converter = await startConverter({ waitingMax: 2 })
  const conversion = await plain('red')
  const all = await Promise.allSettled(
    [1, 2, 3, 4].map(async () => await converter.convert(conversion)),
  )
  expect(all.map(({ status }) => status)).toEqual([
    'fulfilled',
    'fulfilled',
    'fulfilled',
    'rejected',
  ])
  expect(all[3]).toMatchObject({ reason: { code: 'Unavailable', statusCode: 503 } })
})

test('an idle process ends, and another one starts on demand', async () => {
  const converter = await startConverter({ idleMs: 1 })
  await converter.convert(await plain('red'))
  await expect.poll(() => converter.pids).toEqual([])
  expect(await converter.convert(await plain('red'))).toBeInstanceOf(Buffer)
})

test('closing ends the process and refuses queued conversions', async () => {
  const converter = await startConverter()
  await converter.convert(await plain('red'))
  const [pid = 0] = converter.pids
  const endless = converter.convert(square(scanBomb()))
  const waiting = converter.convert(await plain('red'))
  const failures = Promise.allSettled([endless, waiting])
  await converter.close()
  expect(isRunning(pid)).toBe(false)
  expect(await failures).toMatchObject([
    { reason: { name: 'ConversionError' } },
    { reason: { code: 'Unavailable' } },
  ])
})

/** A program that converts a picture and reports the process that converted it. */
const PROGRAM = `
  import { PictureConverter } from '#server/pictures/picture-converter.ts'
  const converter = new PictureConverter({ waitingMax: 1, log: console })
  await converter.convert({ kind: 'width', file: 'content/media/recipes/shakshuka/cover.webp', width: 32 })
  console.log(converter.pids[0])
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
