import { setTimeout as delay } from 'node:timers/promises'
import type { Figure } from '#tests/bench/report.ts'
import { compressedTextBomb, interlacedBomb, scanBomb } from '#tests/support/picture-bombs.ts'
import type { AppProcess, Settings } from './app-process.ts'
import { ask, someAddress, type Answer } from './client.ts'
import { newMembers, signIn, type Member } from './members.ts'
import type { Attack, Stage } from './stage.ts'
import { repeat } from './traffic.ts'

/** Seconds that one attack is watched. */
const WATCH_S = 40
/** Processor time that one upload may take. */
const CPU_LIMIT_MS = 2000
const MEMORY_LIMIT_MB = 200
const ASSET_LIMIT_MS = 1000
const SIGN_IN_LIMIT_MS = 5000

/** What is sent at the same time. */
const BOMBS: Record<string, () => Buffer[]> = {
  'PNG 10×10 of 2.9 MB': () => [compressedTextBomb()],
  'PNG 16-bit, interlaced': () => [interlacedBomb()],
  'JPEG of many scans': () => [scanBomb(20_000)],
  'six PNG of 0.7 MB': () => Array.from({ length: 6 }, () => compressedTextBomb(700_000)),
}

/** The shortest, for the short form. */
const IN_SHORT = new Set(['PNG 10×10 of 2.9 MB', 'PNG 16-bit, interlaced'])

async function upload(
  app: AppProcess,
  member: Member,
  picture: Buffer,
  from: string,
): Promise<Answer> {
  const boundary = 'picture-boundary'
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="avatar"; filename="me.png"\r\nContent-Type: image/png\r\n\r\n`
  const body = Buffer.concat([Buffer.from(head), picture, Buffer.from(`\r\n--${boundary}--\r\n`)])
  const headers = { 'content-type': `multipart/form-data; boundary=${boundary}` }
  return await ask(app.origin, '/api/me/avatar', {
    method: 'POST',
    headers,
    body,
    token: member.token,
    from,
    timeoutMs: WATCH_S * 1000,
  })
}

/** An address of a built file that every page loads. */
async function assetOf(app: AppProcess): Promise<string> {
  const page = await ask(app.origin, '/')
  const [asset] = /\/assets\/[\w.-]+\.js/.exec(page.body.toString()) ?? []
  if (asset === undefined) throw new Error('The page names no asset.')
  return asset
}

/** Waits until the server has nothing left to do, or the time is up. */
async function untilIdle(app: AppProcess, end: number): Promise<void> {
  let before = app.cpuMs()
  while (performance.now() < end) {
    await delay(500)
    const now = app.cpuMs()
    if (now - before <= 20) return
    before = now
  }
}

async function attackWith(
  stage: Stage,
  settings: Settings,
  [name, bombs]: [string, Buffer[]],
): Promise<Figure[]> {
  const { random } = stage
  // Each on a server of its own: the memory of the one before would count.
  const app = await stage.start(settings)
  const members = await newMembers(app.origin, bombs.length)
  const [reader] = await newMembers(app.origin, 1)
  const asset = await assetOf(app)
  await ask(app.origin, asset)
  const end = performance.now() + WATCH_S * 1000
  const cpuBefore = app.cpuMs()
  const memoryBefore = app.memoryMb()
  const peak = app.watchMemory()
  const waits = { asset: 0, signIn: 0 }
  const timeoutMs = WATCH_S * 1000
  const assets = repeat(1, 100, async () => {
    const { ms } = await ask(app.origin, asset, { from: someAddress(random), timeoutMs })
    waits.asset = Math.max(waits.asset, ms)
  })
  const signIns = repeat(1, 5000, async () => {
    // The pictures come first.
    await delay(300)
    const { ms } = await signIn(app.origin, { ...reader!, timeoutMs })
    waits.signIn = Math.max(waits.signIn, ms)
  })
  const uploads = bombs.map((bomb, index) =>
    upload(app, members[index]!, bomb, someAddress(random)),
  )
  await Promise.all(uploads)
  await Promise.all([assets.stop(), signIns.stop()])
  await untilIdle(app, end)
  const cpuMs = app.isRunning ? app.cpuMs() - cpuBefore : 0
  const memory = peak() - memoryBefore
  await app.stop('SIGKILL')
  const limit = CPU_LIMIT_MS * bombs.length
  return [
    { name: `${name}, processor`, value: cpuMs, unit: 'ms CPU', max: limit },
    { name: `${name}, memory`, value: memory, unit: 'MB', max: MEMORY_LIMIT_MB },
    { name: `${name}, longest asset`, value: waits.asset, unit: 'ms', max: ASSET_LIMIT_MS },
    { name: `${name}, longest sign-in`, value: waits.signIn, unit: 'ms', max: SIGN_IN_LIMIT_MS },
    { name: `${name}, crashes`, value: app.crashes, unit: '', max: 0 },
  ]
}

/** Pictures that are small to send and expensive to read. */
export const attack: Attack = {
  engines: ['sqlite'],
  run: async (stage) => {
    const settings = await stage.newDatabase()
    const figures: Figure[] = []
    for (const [name, make] of Object.entries(BOMBS)) {
      if (stage.short && !IN_SHORT.has(name)) continue
      figures.push(...(await attackWith(stage, settings, [name, make()])))
    }
    return figures
  },
}
