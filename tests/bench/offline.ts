import { createHash } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type BrowserContext } from 'playwright'
import { STORAGE_KEYS } from '#app/lib/storage/storage-keys.ts'
import { CHROMIUM_LAUNCH } from '#tests/support/chromium.ts'
import { PHONE } from './browser.ts'
import { ensureBuilt } from './built-app.ts'
import { startChild } from './child-server.ts'
import { filledDatabases } from './filled-databases.ts'
import type { Figure } from './report.ts'

/** Milliseconds from a cold start without a network until the list can be read and ticked. */
const COLD_START_MAX = 2000
/** How much slower than this machine the phone is. */
const SLOWER = 4
/** Cold starts; the one in the middle counts, because a machine that does other things strays. */
const STARTS = 5

/** The list opens without a network, in a browser that was just started on a slow phone. */
export async function measure(): Promise<Figure[]> {
  ensureBuilt()
  const databases = await filledDatabases(60)
  const simmer = await startChild('simmer', databases.sqlite)
  const profile = await mkdtemp(join(tmpdir(), 'simmer-offline-'))
  try {
    await prepare(profile, simmer.origin)
    await simmer.stop()
    const times: number[] = []
    for (let start = 0; start < STARTS; start++) times.push(await coldStart(profile, simmer.origin))
    const sorted = times.toSorted((a, b) => a - b)
    const middle = sorted[Math.floor(STARTS / 2)] ?? Infinity
    const slowest = sorted.at(-1) ?? Infinity
    return [
      {
        name: `cold start without a network, median of ${STARTS}`,
        value: middle,
        unit: 'ms',
        max: COLD_START_MAX,
      },
      { name: 'cold start without a network, slowest', value: slowest, unit: 'ms' },
    ]
  } finally {
    await simmer.stop()
    await rm(profile, { recursive: true, force: true, maxRetries: 5 })
    await databases.remove()
  }
}

/** A browser with a profile that outlives it, as on a phone. */
async function withBrowser<Answer>(
  profile: string,
  use: (context: BrowserContext) => Promise<Answer>,
): Promise<Answer> {
  const context = await chromium.launchPersistentContext(profile, {
    ...CHROMIUM_LAUNCH,
    ...PHONE,
  })
  try {
    return await use(context)
  } finally {
    await context.close()
  }
}

/** Signs a member up whose list has six recipes, and opens it once with a network. */
async function prepare(profile: string, origin: string): Promise<void> {
  const post = async (path: string, fields: Record<string, string>, token?: string) => {
    const answer = await fetch(`${origin}/api${path}`, {
      method: 'POST',
      body: new URLSearchParams(fields),
      ...(token !== undefined && { headers: { Authorization: `Bearer ${token}` } }),
    })
    return (await answer.json()) as { access_token: string }
  }
  const email = 'offline@simmer.example'
  const password = createHash('sha256').update('correct horse').digest('hex')
  await post('/signup', { firstname: 'Ada', lastname: 'Cook', email, language: '1', password })
  const grant = { grant_type: 'password', client_id: 'recipe-web', scope: 'api' }
  const { access_token: token } = await post('/auth/', { ...grant, username: email, password })
  for (let id = 1; id <= 6; id++) {
    await post('/shopping/recipe/', { RecipeId: String(id), Persons: '4' }, token)
  }
  await withBrowser(profile, async (context) => {
    const page = await context.newPage()
    await page.goto(origin)
    await page.evaluate(([key, value]) => localStorage.setItem(key, value), [
      STORAGE_KEYS.token,
      token,
    ] as const)
    await page.goto(`${origin}/shopping`)
    await page.getByRole('checkbox').first().waitFor()
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  })
}

/** Milliseconds from asking for the page until its rows are there and React listens to them. */
async function coldStart(profile: string, origin: string): Promise<number> {
  return await withBrowser(profile, async (context) => {
    await context.setOffline(true)
    const page = await context.newPage()
    const devTools = await context.newCDPSession(page)
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
    const start = performance.now()
    await page.goto(`${origin}/shopping`, { waitUntil: 'commit' })
    await page.getByRole('checkbox').first().waitFor()
    return performance.now() - start
  })
}
