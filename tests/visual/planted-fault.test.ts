import type { Browser, BrowserContextOptions } from 'playwright'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startBrowser, whyNoBrowser } from './browser.ts'
import { serveStage, type ServedStage } from './build-stage.ts'
import { compareFile, judgeState } from './compare.ts'
import { photograph } from './photograph.ts'
import { readPixels } from './sheet.ts'

const FILE = 'design-system/avatar/avatar.stories.tsx'
const STATE = 'design-system/avatar/avatar/Initials'
const isStory = (name: string) => name === 'Initials'

const why = whyNoBrowser()
if (why !== undefined) console.info(`Not run: ${why}.`)

let browser: Browser
let stage: ServedStage

beforeAll(async () => {
  if (why !== undefined) return
  ;[stage, browser] = await Promise.all([serveStage([FILE]), startBrowser()])
})
afterAll(async () => {
  await browser?.close()
  await stage?.close()
})

/** The browser, with a style that no source has. */
function withStyle(css: string): Browser {
  return Object.assign(Object.create(browser) as Browser, {
    newContext: async (options: BrowserContextOptions) => {
      const context = await browser.newContext(options)
      await context.addInitScript((text) => {
        addEventListener('DOMContentLoaded', () => {
          document.head.appendChild(document.createElement('style')).textContent = text
        })
      }, css)
      return context
    },
  })
}

/** A photograph with one pixel brighter or darker by some steps of red. */
async function withPixel(png: Buffer, steps: number): Promise<Buffer> {
  const { width, height, data } = await readPixels(png)
  const red = data[0]!
  data[0] = red > 127 ? red - steps : red + steps
  return sharp(data, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer()
}

test.skipIf(why !== undefined)('a state that nobody changed looks like its picture', async () => {
  const { verdicts } = await compareFile(browser, stage.url, FILE, (state) => state === STATE)
  expect(verdicts).toEqual([{ state: STATE, kind: 'same' }])
})

test.skipIf(why !== undefined)('a component that moves by one pixel fails', async () => {
  const planted = withStyle('[data-slot=avatar] { translate: 1px }')
  const { verdicts } = await compareFile(planted, stage.url, FILE, (state) => state === STATE)
  expect(verdicts).toMatchObject([{ state: STATE, kind: 'different' }])
})

test.skipIf(why !== undefined)(
  'a single pixel of another shade fails in each mode, rounding does not',
  async () => {
    const taken = await photograph(browser, {
      url: stage.url,
      file: FILE,
      isWanted: isStory,
      stillTime: 0,
    })
    const planted = (mode: string, steps: number) =>
      Promise.all(
        taken.map(async (shot) =>
          shot.mode === mode ? { ...shot, png: await withPixel(shot.png!, steps) } : shot,
        ),
      )
    for (const { mode } of taken) {
      expect(await judgeState(STATE, await planted(mode, 3))).toMatchObject({
        kind: 'different',
        note: '1 pixel differs',
      })
      expect(await judgeState(STATE, await planted(mode, 2))).toEqual({
        state: STATE,
        kind: 'same',
      })
    }
  },
)

test.skipIf(why !== undefined)('a state without a picture, and one that breaks, fail', async () => {
  const taken = await photograph(browser, {
    url: stage.url,
    file: FILE,
    isWanted: isStory,
    stillTime: 0,
  })
  expect(await judgeState(`${STATE}Unknown`, taken)).toMatchObject({ kind: 'new' })
  const broken = { story: 'Initials', mode: 'light' as const, failure: 'The button is missing.' }
  expect(await judgeState(STATE, [broken])).toEqual({
    state: STATE,
    kind: 'failed',
    note: 'light: The button is missing.',
  })
})
