// Makes sure that browser tests find a Chromium: the one named by CHROMIUM, one of the system, or
// Playwright's own. Installs one where that takes no question (root on Debian or Ubuntu).
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** Exits with one line of advice when there is no browser and none can be installed. */
export async function ensureChromium() {
  const named = process.env.CHROMIUM
  if (named !== undefined && !existsSync(named))
    stop(`CHROMIUM names ${named}, which is not there.`)

  // Imported here, so that the version check runs first on an old Node.
  const { CHROMIUM } = await import('../tests/support/chromium.ts')
  if (CHROMIUM !== undefined) return
  const { chromium } = await import('playwright')
  if (existsSync(chromium.executablePath())) return

  const mayInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
  if (mayInstall && apt('update') && apt('install', '--yes', 'chromium', 'chromium-headless-shell'))
    return
  stop(
    'The tests need Chromium: run `npx playwright install --with-deps chromium`, or set CHROMIUM to the path of one.',
  )
}

function apt(...args) {
  return spawnSync('apt-get', args, { stdio: 'inherit' }).status === 0
}

function stop(line) {
  console.error(line)
  process.exit(1)
}
