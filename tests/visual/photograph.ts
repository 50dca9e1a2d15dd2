import type { Browser, BrowserContext, CDPSession, Page } from 'playwright'
import type { Stage, StoryInfo } from './stage/stage-types.ts'

declare global {
  // What stage.tsx sets.
  var stage: Stage
}

/** What a picture is taken in. Right to left is taken in light colours. */
export const MODES = ['light', 'dark', 'forced', 'rtl'] as const
export type Mode = (typeof MODES)[number]

/** Size of the window, in pixels, unless the story pins its width. */
const WINDOW = { width: 1280, height: 720 }
/** The time that every page believes it is: Saturday afternoon. */
const NOW = Date.UTC(2026, 2, 14, 16, 4)

const COLOURS = {
  light: { colorScheme: 'light', forcedColors: 'none' },
  dark: { colorScheme: 'dark', forcedColors: 'none' },
  forced: { colorScheme: 'light', forcedColors: 'active' },
  rtl: { colorScheme: 'light', forcedColors: 'none' },
} as const

/** A picture that was taken, or the reason why there is none. */
export interface Photograph {
  /** Name of the story's export. */
  story: string
  mode: Mode
  /** A PNG. */
  png?: Buffer
  failure?: string
}

/** A page whose clock stands still, with the command line to its browser. */
interface Studio {
  page: Page
  devtools: CDPSession
}

async function openStudio(browser: Browser): Promise<Studio & { context: BrowserContext }> {
  const context = await browser.newContext({
    viewport: WINDOW,
    reducedMotion: 'reduce',
    locale: 'en-GB',
    timezoneId: 'Europe/Berlin',
  })
  await context.addInitScript((now) => {
    const RealDate = Date
    globalThis.Date = class extends RealDate {
      constructor(...args: []) {
        if (args.length === 0) super(now)
        else super(...args)
      }
      static override now() {
        return now
      }
    } as DateConstructor
    let seed = 1
    Math.random = () => (seed = (seed * 16_807) % 2_147_483_647) / 2_147_483_647
  }, NOW)
  const page = await context.newPage()
  return { context, page, devtools: await context.newCDPSession(page) }
}

/** Which pictures of a story file are taken, and how. */
export interface Assignment {
  /** Address of the stage. */
  url: string
  file: string
  isWanted: (story: string) => boolean
  /** Time without a change before a story's first picture, in milliseconds. */
  stillTime: number
}

/** Takes the pictures of one story file. */
export async function photograph(browser: Browser, assignment: Assignment): Promise<Photograph[]> {
  const { url, file, isWanted } = assignment
  const studio = await openStudio(browser)
  const { page, context } = studio
  try {
    await page.goto(url)
    await page.waitForFunction(() => 'stage' in globalThis)
    const stories = await page.evaluate((path) => stage.list(path), file)
    const taken: Photograph[] = []
    for (const story of stories) {
      if (!story.isPictured || !isWanted(story.name)) continue
      taken.push(...(await shoot(studio, assignment, story, 'ltr', ['light', 'dark', 'forced'])))
      // The app is written from left to right in both of its languages.
      if (file.startsWith('app/') || story.pins.includes('direction')) continue
      // Some keys lead to the state from left to right only. Then it has no picture from the right.
      const mirrored = await shoot(studio, assignment, story, 'rtl', ['rtl'])
      taken.push(...mirrored.filter(({ failure }) => failure === undefined))
    }
    return taken
  } finally {
    await context.close()
  }
}

async function shoot(
  { page, devtools }: Studio,
  { file, stillTime }: Assignment,
  story: StoryInfo,
  direction: 'ltr' | 'rtl',
  modes: readonly Mode[],
): Promise<Photograph[]> {
  const width = story.width ?? WINDOW.width
  await page.setViewportSize({ ...WINDOW, width })
  // Coming from forced colours, Chromium may keep their white background, which is nearly the light one.
  await page.emulateMedia(COLOURS.dark)
  await page.evaluate(() => stage.settle())
  await page.emulateMedia(COLOURS.light)
  try {
    await page.evaluate(([path, name, dir]) => stage.show(path, name, { direction: dir }), [
      file,
      story.name,
      direction,
    ] as const)
    await page.evaluate((time) => stage.settle(time), stillTime)
    const taken: Photograph[] = []
    for (const mode of modes) {
      await page.emulateMedia(COLOURS[mode])
      const height = await page.evaluate(() => stage.settle())
      const { data } = await devtools.send('Page.captureScreenshot', {
        format: 'png',
        optimizeForSpeed: true,
        captureBeyondViewport: height > WINDOW.height,
        clip: { x: 0, y: 0, width, height, scale: 1 },
      })
      taken.push({ story: story.name, mode, png: Buffer.from(data, 'base64') })
    }
    return taken
  } catch (error) {
    const [failure = ''] = (error instanceof Error ? error.message : String(error)).split('\n')
    return modes.map((mode) => ({ story: story.name, mode, failure }))
  }
}
