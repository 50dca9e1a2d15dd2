import { chromium } from 'playwright'
import { CHROMIUM, CHROMIUM_LAUNCH } from '../support/chromium.ts'
import { startBrowser } from '../visual/browser.ts'
import type { Colours, Engine } from './engine.ts'

const MEDIA = {
  light: { colorScheme: 'light', forcedColors: 'none' },
  dark: { colorScheme: 'dark', forcedColors: 'none' },
  forced: { colorScheme: 'light', forcedColors: 'active' },
} as const

/** The Chromium of the machine, which plays films; where there is none, that of the pictures. */
export async function startChromium(): Promise<Engine> {
  const browser = await (CHROMIUM === undefined ? startBrowser() : chromium.launch(CHROMIUM_LAUNCH))
  const page = await browser.newPage({ viewport: { width: 1400, height: 1200 } })
  return {
    version: `Chromium ${browser.version()}`,
    open: async (url) => {
      await page.goto(url)
    },
    call: (source, ...args) => page.evaluate(`(${source})(...${JSON.stringify(args)})`),
    setColours: (colours: Colours) => page.emulateMedia(MEDIA[colours]),
    close: () => browser.close(),
  }
}
