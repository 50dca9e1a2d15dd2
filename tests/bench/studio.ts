import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { CHROMIUM_LAUNCH } from '#tests/support/chromium.ts'
import { ensureBuilt } from './built-app.ts'
import { startChild } from './child-server.ts'
import { filledDatabases } from './filled-databases.ts'
import type { Figure } from './report.ts'
import { make, phoneFilm, SIZE, type Making } from './studio-making.ts'

/** Minutes of the films: FILM_MINUTES=5 asks for others. */
const MINUTES = (process.env.FILM_MINUTES ?? '5,10,20').split(',').map(Number)
/** Megabytes that making may take beyond the page that waits for it. */
const MEMORY_MAX = 300
/** Megabytes that may stay when a film is made: what grows with its length shows after 20 minutes. */
const KEPT_MAX = 20

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

function figuresOf(minutes: number, { seconds, idle, kept, looks }: Making): Figure[] {
  const name = (what: string) => `${minutes} min at ${SIZE}: ${what}`
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
      name: name('memory that stays when it is made'),
      value: kept - idle,
      unit: 'MB',
      max: KEPT_MAX,
    },
    { name: name('wall time for each minute of film'), value: seconds / minutes, unit: 's' },
  ]
}
