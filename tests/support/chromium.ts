import { existsSync } from 'node:fs'

const CANDIDATES = [
  process.env.CHROMIUM,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/**
 * The browser of the tests: the one of the environment variable `CHROMIUM`, else one of the system.
 * When undefined, Playwright uses the one that it has installed.
 */
export const CHROMIUM = CANDIDATES.find((path) => path !== undefined && existsSync(path))

/** Switches for reproducible runs; containers have no sandbox. */
export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--font-render-hinting=none',
  '--force-color-profile=srgb',
]

/** For Playwright's `launchOptions`. */
export const CHROMIUM_LAUNCH = { executablePath: CHROMIUM, args: CHROMIUM_ARGS }
