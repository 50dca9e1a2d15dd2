// `npm run test:visual`: compares all states with the screenshots in `baselines/`, in the browser
// that
// made them; `-- --update` replaces them. Text rendering differs slightly between browsers.
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { chromium } from 'playwright'
import sharp from 'sharp'
import { CHROMIUM } from '../support/chromium.ts'

const RECORD = 'tests/visual/baselines/browser.txt'
const CONFIG = 'tests/visual/vitest.config.ts'

/** Name, version and platform of the test browser. */
function browserHere(): string {
  const path = CHROMIUM ?? chromium.executablePath()
  return execFileSync(path, ['--version'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  }).trim()
}

/** Recompresses the screenshots that were written since a time, without loss. */
async function packPictures(since: number): Promise<void> {
  for (const path of globSync('tests/visual/baselines/**/*.png')) {
    if (statSync(path).mtimeMs < since) continue
    writeFileSync(path, await sharp(readFileSync(path)).png({ compressionLevel: 9 }).toBuffer())
  }
}

const update = process.argv.includes('--update')
const here = browserHere()
const recorded = existsSync(RECORD) ? readFileSync(RECORD, 'utf8').trim() : ''
if (!update && here !== recorded) {
  console.log(`Left out: the pictures come from ${recorded}, and this is ${here}.`)
  process.exit(0)
}
const start = Date.now()
const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--config', CONFIG]
const { status } = spawnSync(process.execPath, [...vitest, ...(update ? ['--update'] : [])], {
  stdio: 'inherit',
})
if (update) await packPictures(start)
if (update && status === 0) writeFileSync(RECORD, `${here}\n`)
process.exitCode = status ?? 1
