import { afterAll, expect, test } from 'vitest'
import type { EngineName, Page } from '../engines/engine.ts'
import { DRIVERS, TESTED_ENGINES } from '../engines/engines.ts'
import { serveStage } from '../stage/serve-stage.ts'
import { REASONS, type AxisName } from './axes.ts'
import { freshFrame, tryFile } from './try-file.ts'

const FILE = 'design-system/banner/banner.stories.tsx'
const isStory = (name: string) => name === 'Dismissible'

/** Styles that no source has, each with the axis on which it is a fault. */
const FAULTS: [what: string, axis: AxisName, css: string][] = [
  ['a button cannot be clicked', 'keys', 'button { pointer-events: none }'],
  ['a button is not found', 'keys', 'button { display: none }'],
  [
    'words are pale in light',
    'light',
    '@media (prefers-color-scheme: light) and (forced-colors: none) { body * { color: #ccc !important; background: #fff !important } }',
  ],
  [
    'words are dark in dark',
    'dark',
    '@media (prefers-color-scheme: dark) { body * { color: #333 !important; background: #111 !important } }',
  ],
  [
    'words are pale in forced colours',
    'forced',
    '@media (forced-colors: active) { body * { forced-color-adjust: none; color: #ddd !important; background: #fff !important } }',
  ],
  ['the page is wide from right to left', 'rtl', '[dir=rtl] body { inline-size: 1500px }'],
  ['the page is wide in German', 'german', ':lang(de) body { inline-size: 1500px }'],
  [
    'the page is wide at 320 px',
    'narrow',
    '@media (width: 320px) and (height > 400px) { body { inline-size: 400px } }',
  ],
  [
    'the page is wide at 400 %',
    'zoom',
    '@media (width: 320px) and (height < 400px) { body { inline-size: 400px } }',
  ],
]

const closing: (() => Promise<void>)[] = []
afterAll(async () => {
  for (const close of closing) await close()
})

/** Starts an engine and serves a file of stories. They end after the tests. */
async function open(name: EngineName, file: string) {
  const [stage, engine] = await Promise.all([serveStage([file], 'passport'), DRIVERS[name].start()])
  const page = await engine.newPage()
  closing.push(engine.close, stage.close)
  return { url: stage.url, page }
}

/** Runs in the page: gives the frame of the stories a style. */
function plant(css: string): void {
  const shown = document.querySelector('iframe')!.contentDocument!
  shown.head.appendChild(shown.createElement('style')).textContent = css
}

/** The page, with a style in the frame of the stories. */
function withStyle(page: Page, css: string): Page {
  return {
    ...page,
    call: async (work, ...args) => {
      const result = await page.call(work, ...args)
      if ((work as unknown) === freshFrame) await page.call(plant, css)
      return result
    },
  }
}

/** Stories of two states, and a style that takes away what tells them apart. */
const STATES_FILE = 'design-system/button/button.states.stories.tsx'
const SAME_IN_FORCED =
  '@media (forced-colors: active) { button { color: ButtonText !important; border-color: ButtonText !important } }'

test.runIf(TESTED_ENGINES.includes('chromium'))(
  'states that must differ and look the same in forced colours turn that cell red',
  async () => {
    const { url, page } = await open('chromium', STATES_FILE)
    const redWith = async (css: string) => {
      const cells = await tryFile('chromium', withStyle(page, css), url, STATES_FILE, (story) =>
        ['Available', 'Unavailable'].includes(story),
      )
      return Object.entries(cells).flatMap(([axis, { failed }]) =>
        failed.map(({ story, reason }) => `${axis} ${story}: ${reason}`),
      )
    }
    expect(await redWith('')).toEqual([])
    expect(await redWith(SAME_IN_FORCED)).toEqual([
      'forced Unavailable: Control 1 looks as in Available.',
    ])
  },
)

for (const name of TESTED_ENGINES) {
  test(`in ${name}, a fault of one axis turns that cell red, and no other`, async () => {
    const { url, page } = await open(name, FILE)
    const redWith = async (css: string) => {
      const cells = await tryFile(name, withStyle(page, css), url, FILE, isStory)
      return Object.entries(cells).flatMap(([axis, { failed }]) => (failed.length > 0 ? axis : []))
    }
    expect(await redWith('')).toEqual([])
    const possible = FAULTS.filter(([, axis]) => REASONS[name]?.[axis] === undefined)
    const found: [string, string[]][] = []
    for (const [what, , css] of possible) found.push([what, await redWith(css)])
    expect(found).toEqual(possible.map(([what, axis]) => [what, [axis]]))
  })
}
