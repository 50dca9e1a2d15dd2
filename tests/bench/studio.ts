import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { batches } from '#server/lib/batches.ts'
import { CHROMIUM_LAUNCH } from '#tests/support/chromium.ts'
import { ensureBuilt } from './built-app.ts'
import { startChild } from './child-server.ts'
import { filledDatabases } from './filled-databases.ts'
import type { Figure } from './report.ts'
import { make, phoneFilm, SIZE, type Look, type Making } from './studio-making.ts'

/** Minutes of the films: FILM_MINUTES=5 asks for others. */
const MINUTES = (process.env.FILM_MINUTES ?? '5,10,20').split(',').map(Number)
/** Megabytes that making may take beyond the page that waits for it. */
const MEMORY_MAX = 300
/** Megabytes by which memory may grow with each minute of film: what a longer index takes, and no pictures. */
const SLOPE_MAX = 1
/** The part of the time after which everything has been used once. */
const WARM = 0.2
/** Parts of the time whose least memory counts. */
const WINDOWS = 10

/** Makes films of several lengths in the studio: how much memory and time that takes. */
export async function measure(): Promise<Figure[]> {
  ensureBuilt()
  const databases = await filledDatabases(10)
  const simmer = await startChild('simmer', databases.sqlite)
  const folder = await mkdtemp(join(tmpdir(), 'simmer-studio-'))
  try {
    const figures: Figure[] = []
    for (const minutes of MINUTES) {
      const film = phoneFilm(folder, minutes)
      // Films lie on the disk only in a profile that outlives its browser.
      const profile = join(folder, `profile-${minutes}`)
      const context = await chromium.launchPersistentContext(profile, {
        ...CHROMIUM_LAUNCH,
        baseURL: simmer.origin,
      })
      try {
        figures.push(...figuresOf(minutes, await make(context, film, minutes)))
      } finally {
        await context.close()
        await rm(profile, { recursive: true, force: true, maxRetries: 5 })
        await rm(film)
      }
    }
    return figures
  } finally {
    await simmer.stop()
    await rm(folder, { recursive: true, force: true })
    await databases.remove()
  }
}

function figuresOf(minutes: number, { seconds, idle, looks }: Making): Figure[] {
  const name = (what: string) => `${minutes} min at ${SIZE}: ${what}`
  const warm = looks.filter((each) => each.seconds > seconds * WARM)
  const every = Math.ceil(looks.length / 12)
  for (const each of looks.filter((_, index) => index % every === 0))
    console.log(
      `  ${minutes} min, after ${each.seconds.toFixed(0)} s: ${each.resident.toFixed(0)} MB (${(each.resident - idle).toFixed(0)} beyond idle), heap of the page ${each.heap.toFixed(0)} MB, browser ${each.browser.toFixed(0)} MB`,
    )
  return [
    {
      name: name('memory beyond the idle page, at most'),
      value: Math.max(...looks.map(({ resident }) => resident)) - idle,
      unit: 'MB',
      max: MEMORY_MAX,
    },
    {
      name: name('growth of memory with each minute of film'),
      value: slopeOf(warm) * (seconds / minutes),
      unit: 'MB',
      max: SLOPE_MAX,
    },
    { name: name('wall time for each minute of film'), value: seconds / minutes, unit: 's' },
  ]
}

/**
 * Megabytes by which memory grows in a second: the line that lies nearest to the least of each window. Memory rises
 * and falls with every collection of garbage, and what is kept raises the least.
 */
function slopeOf(all: readonly Look[]): number {
  const size = Math.ceil(all.length / WINDOWS)
  const looks = [...batches(all, size)].map((window) =>
    window.reduce((least, each) => (each.resident < least.resident ? each : least)),
  )
  const time = mean(looks.map(({ seconds }) => seconds))
  const level = mean(looks.map(({ resident }) => resident))
  const along = looks.map(({ seconds, resident }) => (seconds - time) * (resident - level))
  return mean(along) / mean(looks.map(({ seconds }) => (seconds - time) ** 2))
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}
