import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { whyNoChromium } from '../engines/chromium.ts'
import { serveStage } from '../stage/serve-stage.ts'
import { compareFile, judgeState } from './compare.ts'
import { photograph, startStudio, type Studio } from './photograph.ts'
import { readPixels } from './sheet.ts'

const FILE = 'design-system/avatar/avatar.stories.tsx'
const STATE = 'design-system/avatar/avatar/Initials'
const isWanted = (state: string) => state === STATE

const why = whyNoChromium()
if (why !== undefined) console.info(`Not run: ${why}.`)

let studio: Studio
let stage: Awaited<ReturnType<typeof serveStage>>

beforeAll(async () => {
  if (why !== undefined) return
  ;[stage, studio] = await Promise.all([serveStage([FILE], 'pictures'), startStudio()])
})
afterAll(async () => {
  await studio?.close()
  await stage?.close()
})

/** The browser, with a style that no source has. */
function withStyle(css: string): Studio {
  const newPage = async () => {
    const page = await studio.newPage()
    const open = async (url: string) => {
      await page.open(url)
      await page.call((text) => {
        document.head.appendChild(document.createElement('style')).textContent = text
      }, css)
    }
    return { ...page, open }
  }
  return { ...studio, newPage }
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
  const { verdicts } = await compareFile(studio, { url: stage.url, file: FILE, isWanted })
  expect(verdicts).toEqual([{ state: STATE, kind: 'same' }])
})

test.skipIf(why !== undefined)('a component that moves by one pixel fails', async () => {
  const planted = withStyle('[data-slot=avatar] { translate: 1px }')
  const { verdicts } = await compareFile(planted, { url: stage.url, file: FILE, isWanted })
  expect(verdicts).toMatchObject([{ state: STATE, kind: 'different' }])
})

test.skipIf(why !== undefined)(
  'a single pixel of another shade fails in each mode, rounding does not',
  async () => {
    const taken = await photograph(studio, { url: stage.url, file: FILE, isWanted, stillTime: 0 })
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
  const taken = await photograph(studio, { url: stage.url, file: FILE, isWanted, stillTime: 0 })
  expect(await judgeState(`${STATE}Unknown`, taken)).toMatchObject({ kind: 'new' })
  const broken = { state: STATE, mode: 'light' as const, failure: 'The button is missing.' }
  expect(await judgeState(STATE, [broken])).toEqual({
    state: STATE,
    kind: 'failed',
    note: 'light: The button is missing.',
  })
})
