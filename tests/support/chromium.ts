import { existsSync } from 'node:fs'

const BROWSERS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]
const SHELLS = ['/usr/bin/chromium-headless-shell']

function find(paths: readonly string[]): string | undefined {
  return [process.env.CHROMIUM, ...paths].find((path) => path !== undefined && existsSync(path))
}

/**
 * A whole browser: the one of the environment variable `CHROMIUM`, else one of the system. When
 * undefined, Playwright uses the one that it has installed.
 */
export const CHROMIUM = find(BROWSERS)

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

/**
 * For Playwright's `launchOptions`: the shell without windows, which takes two thirds of the time. It
 * lacks notifications and the back/forward cache.
 */
export const CHROMIUM_SHELL_LAUNCH = {
  executablePath: find([...SHELLS, ...BROWSERS]),
  args: [
    ...CHROMIUM_ARGS,
    // Pages of journeys are short-lived: a second, spare process for each and optimised code cost
    // more than they win, a seventh of the processor time.
    '--renderer-process-limit=1',
    '--disable-site-isolation-trials',
    '--js-flags=--no-maglev,--no-turbofan',
  ],
}
