import { startChromium, type ChromiumPage } from '../engines/chromium.ts'
import type { Engine } from '../engines/engine.ts'
import type { StoryInfo } from '../stage/stage-types.ts'
import { stateName } from '../stories.ts'

/** What a picture is taken in. Right to left is taken in light colours. */
export type Mode = 'light' | 'dark' | 'forced' | 'rtl'

/** Size of the window, in pixels, unless the story pins its width. */
const WINDOW = { width: 1280, height: 720 }

/** A picture that was taken, or the reason why there is none. */
export interface Photograph {
  /** Name of the state. */
  state: string
  mode: Mode
  /** A PNG. */
  png?: Buffer
  failure?: string
}

/** Runs in the page: stops the clock on a Saturday afternoon, and the dice. */
function stopClock(): void {
  const now = Date.UTC(2026, 2, 14, 16, 4)
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
}

/** The pinned browser, where nothing moves and each page believes the same time and place. */
export type Studio = Engine<ChromiumPage>

/** Starts the browser that pictures are taken in. */
export function startStudio(): Promise<Studio> {
  return startChromium({
    isPinned: true,
    pages: {
      viewport: WINDOW,
      reducedMotion: 'reduce',
      locale: 'en-GB',
      timezoneId: 'Europe/Berlin',
    },
    before: stopClock,
  })
}

/** Which pictures of a story file are taken, and how. */
export interface Assignment {
  /** Address of the stage. */
  url: string
  file: string
  /** Whether a state is taken, by its name. */
  isWanted: (state: string) => boolean
  /** Time without a change before a story's first picture, in milliseconds. */
  stillTime: number
}

/** Takes the pictures of one story file. */
export async function photograph(studio: Studio, assignment: Assignment): Promise<Photograph[]> {
  const { url, file, isWanted } = assignment
  const page = await studio.newPage()
  try {
    await page.open(url)
    const stories = await page.call((path) => stage.list(path), file)
    const taken: Photograph[] = []
    for (const story of stories) {
      if (!story.isPictured || !isWanted(stateName(file, story.name))) continue
      taken.push(...(await shoot(page, assignment, story, ['light', 'dark', 'forced'])))
      // The app is written from left to right in both of its languages.
      if (file.startsWith('app/') || story.pins.includes('direction')) continue
      // Some keys lead to the state from left to right only. Then it has no picture from the right.
      const mirrored = await shoot(page, assignment, story, ['rtl'])
      taken.push(...mirrored.filter(({ failure }) => failure === undefined))
    }
    return taken
  } finally {
    await page.close()
  }
}

async function shoot(
  page: ChromiumPage,
  { file, stillTime }: Assignment,
  story: StoryInfo,
  modes: readonly Mode[],
): Promise<Photograph[]> {
  const state = stateName(file, story.name)
  const width = story.width ?? WINDOW.width
  await page.resize({ ...WINDOW, width })
  // Coming from forced colours, Chromium may keep their white background, which is nearly the light one.
  await page.setColours('dark')
  await page.call(() => stage.settle())
  await page.setColours('light')
  try {
    const direction = modes.includes('rtl') ? 'rtl' : 'ltr'
    await page.call((...shown) => stage.show(...shown), file, story.name, { direction })
    await page.call((time) => stage.settle(time), stillTime)
    const taken: Photograph[] = []
    for (const mode of modes) {
      await page.setColours(mode === 'rtl' ? 'light' : mode)
      const height = await page.call(() => stage.settle())
      taken.push({ state, mode, png: await page.screenshot({ width, height }) })
    }
    return taken
  } catch (error) {
    const [failure = ''] = (error instanceof Error ? error.message : String(error)).split('\n')
    return modes.map((mode) => ({ state, mode, failure }))
  }
}
