// The drivers of all engines, for whatever tries something in more than one.
import { startChromium, whyNoChromium } from './chromium.ts'
import { ENGINES, type Engine, type EngineName } from './engine.ts'
import { firefoxHere, startFirefox } from './firefox.ts'
import { startWebkit, webkitHere } from './webkit.ts'

/** How an engine is started. */
interface Driver {
  /** Whether this machine has it. */
  isHere: () => boolean
  start: () => Promise<Engine>
}

export const DRIVERS: Record<EngineName, Driver> = {
  chromium: { isHere: () => whyNoChromium() === undefined, start: () => startChromium() },
  firefox: { isHere: () => firefoxHere() !== undefined, start: startFirefox },
  webkit: { isHere: () => webkitHere() !== undefined, start: startWebkit },
}

/** The engines of this machine that tests use: with `PASSPORT_ENGINES=all` not Chromium alone. */
export const TESTED_ENGINES = ENGINES.filter(
  (name) =>
    (name === 'chromium' || process.env.PASSPORT_ENGINES === 'all') && DRIVERS[name].isHere(),
)
