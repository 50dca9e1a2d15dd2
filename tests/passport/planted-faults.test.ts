import { afterAll, expect, test } from 'vitest'
import { whyNoBrowser } from '../visual/browser.ts'
import { serveStage } from '../visual/build-stage.ts'
import { REASONS, type AxisName } from './axes.ts'
import { startChromium } from './chromium.ts'
import type { Engine, EngineName } from './engine.ts'
import { firefoxHere, startFirefox } from './firefox.ts'
import { freshFrame, PASSPORT_PAGE } from './frame.ts'
import { tryFile } from './try-file.ts'
import { startWebkit, webkitHere } from './webkit.ts'

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

/** Engines to show it in: with `PASSPORT_ENGINES=all` the other two as well. */
const isAll = process.env.PASSPORT_ENGINES === 'all'
const START: Partial<Record<EngineName, () => Promise<Engine>>> = {
  ...(whyNoBrowser() === undefined && { chromium: startChromium }),
  ...(isAll && firefoxHere() !== undefined && { firefox: startFirefox }),
  ...(isAll && webkitHere() !== undefined && { webkit: startWebkit }),
}

const closing: (() => Promise<void>)[] = []
afterAll(async () => {
  for (const close of closing) await close()
})

/** The engine, with a style in the frame of the stories. */
function withStyle(engine: Engine, css: string): Engine {
  const plant = `(css) => {
    const page = document.querySelector('iframe').contentDocument
    page.head.appendChild(page.createElement('style')).textContent = css
  }`
  return {
    ...engine,
    call: async (source, ...args) => {
      const result = await engine.call(source, ...args)
      if (source === freshFrame.toString()) await engine.call(plant, css)
      return result
    },
  }
}

for (const [name, start] of Object.entries(START) as [EngineName, () => Promise<Engine>][]) {
  test(`in ${name}, a fault of one axis turns that cell red, and no other`, async () => {
    const [stage, engine] = await Promise.all([serveStage([FILE], PASSPORT_PAGE), start()])
    closing.push(engine.close, stage.close)
    const redWith = async (css: string) => {
      const cells = await tryFile(name, withStyle(engine, css), stage.url, FILE, isStory)
      return Object.entries(cells).flatMap(([axis, { failed }]) => (failed.length > 0 ? axis : []))
    }
    expect(await redWith('')).toEqual([])
    const possible = FAULTS.filter(([, axis]) => REASONS[name]?.[axis] === undefined)
    const found: [string, string[]][] = []
    for (const [what, , css] of possible) found.push([what, await redWith(css)])
    expect(found).toEqual(possible.map(([what, axis]) => [what, [axis]]))
  })
}
