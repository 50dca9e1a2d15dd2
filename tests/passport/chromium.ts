import { startBrowser } from '../visual/browser.ts'
import type { Colours, Engine } from './engine.ts'

const MEDIA = {
  light: { colorScheme: 'light', forcedColors: 'none' },
  dark: { colorScheme: 'dark', forcedColors: 'none' },
  forced: { colorScheme: 'light', forcedColors: 'active' },
} as const

/** The Chromium that the pictures are taken in. */
export async function startChromium(): Promise<Engine> {
  const browser = await startBrowser()
  const page = await browser.newPage({
    reducedMotion: 'reduce',
    viewport: { width: 1400, height: 900 },
  })
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
