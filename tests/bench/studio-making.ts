import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { BrowserContext, CDPSession, Page } from 'playwright'
import { emptyDraft, type Draft } from '#contract/own-recipes/draft.ts'
import { newMember, signInAs } from '#tests/journeys/support/member.ts'

/** Sides of the pictures: FILM_SIZE=1920x1080 asks for others. */
export const SIZE = process.env.FILM_SIZE ?? '1280x720'
/** Steps of the recipe: parts of a film of 20 minutes last 2. */
const STEPS = 10
/** Milliseconds between two looks at the memory. */
const LOOK_MS = 500
/** Looks at the page that waits, a second apart, which have to be alike. */
const IDLE_LOOKS = 15
/** Megabytes between looks that are alike. */
const ALIKE = 4

/** A film as phones make it: 17 Mbit/s, key frames a second apart, 48 kHz. A minute that comes again and again. */
export function phoneFilm(folder: string, minutes: number): string {
  const minute = join(folder, 'minute.mp4')
  const film = join(folder, `IMG_${minutes}.MOV`)
  ffmpeg(
    `-f lavfi -i testsrc2=s=${SIZE}:r=30:d=60,noise=alls=12:allf=t -f lavfi -i sine=r=48000:d=60 -c:v libx264 -preset ultrafast -b:v 12M -g 30 -pix_fmt yuv420p -c:a aac -shortest ${minute}`,
  )
  ffmpeg(`-stream_loop ${minutes - 1} -i ${minute} -c copy ${film}`)
  return film
}

function ffmpeg(args: string): void {
  execFileSync('ffmpeg', ['-y', '-loglevel', 'error', ...args.split(' ')])
}

/** What the making of a film took. */
export interface Making {
  readonly seconds: number
  /** Megabytes of the page that waits. */
  readonly idle: number
  /** Megabytes of the page that has made the film, without garbage. */
  readonly kept: number
  readonly looks: readonly Look[]
}

/** A look at the memory while a film is made, in megabytes. */
export interface Look {
  readonly seconds: number
  /** Of the process of the page and its worker. */
  readonly resident: number
  /** Of its scripts, without the worker. */
  readonly heap: number
  /** Of all processes of the browser. */
  readonly browser: number
}

/** Brings a film to a new recipe, begins its steps and has it made. */
export async function make(
  context: BrowserContext,
  film: string,
  minutes: number,
): Promise<Making> {
  const member = await newMember(context.request)
  await signInAs(context, member)
  const answer = await context.request.post('/api/my/recipes', {
    headers: member.headers,
    data: { Key: randomUUID(), Draft: draftOf(STEPS) },
  })
  const { Id } = (await answer.json()) as { Id: number }
  const first = await context.newPage()
  await mark(first, { film, path: `/my/recipes/${Id}/film`, minutes })

  // A process of its own, which has not shown the film before.
  await first.close()
  const page = await context.newPage()
  await page.goto(`/my/recipes/${Id}/film/publish`)
  const go = page.getByRole('button', { name: 'Make the film' })
  await go.waitFor()
  const session = await page.context().newCDPSession(page)
  const browser = await context.browser()!.newBrowserCDPSession()
  // It listens to the film first, and its worker ends.
  const idle = await settled(session, browser)
  const looks: Look[] = []
  const begun = performance.now()
  const elapsed = () => (performance.now() - begun) / 1000
  await go.click()
  const send = page.getByRole('button', { name: 'Send it', exact: true })
  while (!(await send.isVisible())) {
    await setTimeout(LOOK_MS)
    looks.push(await look(session, browser, elapsed()))
  }
  const seconds = elapsed()
  const kept = await settled(session, browser)
  return { seconds, idle, kept, looks }
}

/** Megabytes of a page that does nothing any more, without garbage. */
async function settled(session: CDPSession, browser: CDPSession): Promise<number> {
  let waits: number[] = []
  while (waits.length < IDLE_LOOKS || Math.max(...waits) - Math.min(...waits) > ALIKE) {
    await session.send('HeapProfiler.collectGarbage')
    await setTimeout(1000)
    const { resident } = await look(session, browser, 0)
    waits = [...waits.slice(1 - IDLE_LOOKS), resident]
  }
  return Math.min(...waits)
}

/** A recipe with a number of steps. */
function draftOf(steps: number): Draft {
  const Steps = Array.from({ length: steps }, (_, index) => ({
    Key: `step-${index}`,
    Text: { en: `Stir ${index + 1} times.` },
  }))
  const Lines = [{ Key: 'milk', Text: { en: '1 l milk' } }]
  return { ...emptyDraft('en'), Name: { en: 'Long film' }, Yield: { Servings: 4 }, Lines, Steps }
}

/** Brings a film and begins the steps at even distances. */
async function mark(
  page: Page,
  { film, path, minutes }: { film: string; path: string; minutes: number },
): Promise<void> {
  await page.goto(path)
  await page.locator('input[type=file]').first().setInputFiles(film)
  const copying = page.locator('.studio-copying')
  await copying.waitFor({ timeout: 120_000 })
  await copying.waitFor({ state: 'detached', timeout: 300_000 })
  await page.goto(`${path}/steps`)
  await page.getByRole('button', { name: /^Play\. When you see step 1 begin/ }).waitFor()
  for (let step = 0; step < STEPS; step += 1) {
    await page.locator('video').evaluate(
      async (element, at) => {
        const video = element as HTMLVideoElement
        const shown = new Promise((resolve) => video.requestVideoFrameCallback(resolve))
        video.currentTime = at
        await shown
      },
      0.5 + (step * minutes * 60) / STEPS,
    )
    await page.keyboard.press('m')
    await page.keyboard.press('k')
    await page
      .getByText(`${step + 1} of ${STEPS} steps set`)
      .first()
      .waitFor()
  }
}

async function look(session: CDPSession, browser: CDPSession, seconds: number): Promise<Look> {
  const { processInfo } = await browser.send('SystemInfo.getProcessInfo')
  const sizes = await Promise.all(
    processInfo.map(async ({ id, type }) => ({ type, megabytes: await residentMegabytes(id) })),
  )
  const renderers = sizes.filter(({ type }) => type === 'renderer')
  const { usedSize } = (await session.send('Runtime.getHeapUsage')) as { usedSize: number }
  return {
    seconds,
    resident: Math.max(...renderers.map(({ megabytes }) => megabytes)),
    heap: usedSize / 1024 ** 2,
    browser: sizes.reduce((sum, { megabytes }) => sum + megabytes, 0),
  }
}

/** Memory of a process that is its own, without the files of the browser that all share. */
async function residentMegabytes(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  const of = (name: string) =>
    Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1] ?? 0) / 1024
  return of('RssAnon') + of('RssShmem')
}
