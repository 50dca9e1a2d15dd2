// Two Chromiums. The pinned one lies packed inside an npm package, so the lock file names its every
// byte, and draws with fonts of the repository and, for signs that they lack, of the same package. The
// one of the machine plays films.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, resolve } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { chromium, type BrowserContextOptions } from 'playwright'
import { CHROMIUM, CHROMIUM_ARGS, CHROMIUM_LAUNCH } from '../../support/chromium.ts'
import { FIRST_SIZE, type Colours, type Engine, type Page, type Size } from './engine.ts'

const CACHE = resolve(import.meta.dirname, '../../../node_modules/.cache/visual')

/** The pinned browser, and a configuration of fonts that leaves out those of the machine. */
function unpack() {
  const entry = createRequire(import.meta.url).resolve('@sparticuz/chromium')
  const root = resolve(dirname(entry), '..')
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    version: string
  }
  const folder = join(CACHE, `chromium-${version}`)
  const unpacked = { executable: join(folder, 'chromium'), fonts: join(folder, 'fonts.conf') }
  if (existsSync(folder)) return unpacked
  // Another run may unpack at the same time: the folder appears when it is complete.
  const draft = `${folder}-${process.pid}`
  mkdirSync(draft, { recursive: true })
  const read = (name: string) => brotliDecompressSync(readFileSync(join(root, 'bin', name)))
  writeFileSync(join(draft, 'chromium'), read('chromium.br'), { mode: 0o755 })
  const untar = spawnSync('tar', ['-x', '-C', draft], { input: read('fonts.tar.br') })
  if (untar.status !== 0) throw new Error(`The fonts were not unpacked: ${String(untar.stderr)}`)
  writeFileSync(
    join(draft, 'fonts.conf'),
    `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>${join(folder, 'fonts')}</dir><cachedir>${join(folder, 'font-cache')}</cachedir></fontconfig>\n`,
  )
  if (!existsSync(folder)) renameSync(draft, folder)
  return unpacked
}

/** Why the browser cannot run on this machine. Undefined where it can. */
export function whyNoChromium(): string | undefined {
  const machine = `${process.platform} ${process.arch}`
  if (machine !== 'linux x64')
    return `the browser of the pictures runs on linux x64, and this is ${machine}`
  const { status, stderr, error } = spawnSync(unpack().executable, ['--version'], {
    encoding: 'utf8',
  })
  return status === 0 ? undefined : `the browser does not start: ${error?.message ?? stderr.trim()}`
}

const MEDIA = {
  light: { colorScheme: 'light', forcedColors: 'none' },
  dark: { colorScheme: 'dark', forcedColors: 'none' },
  forced: { colorScheme: 'light', forcedColors: 'active' },
} as const

/** What only Chromium is asked for. */
export interface ChromiumPage extends Page {
  /** A PNG of the window, or of the top of the page in another size. */
  screenshot: (size?: Size) => Promise<Buffer>
  setColours: (colours: Colours) => Promise<void>
}

/** How Chromium is started. */
interface ChromiumOptions {
  /** Whether it is the pinned one, which is also the one of a machine that has none. @default false */
  isPinned?: boolean
  /** How its pages begin. */
  pages?: BrowserContextOptions
  /** Runs in every page before its own scripts. It uses nothing that stands outside of it. */
  before?: () => void
}

function launch(isPinned: boolean) {
  if (!isPinned) return chromium.launch(CHROMIUM_LAUNCH)
  const { executable, fonts } = unpack()
  return chromium.launch({
    executablePath: executable,
    env: { ...(process.env as Record<string, string>), FONTCONFIG_FILE: fonts },
    // Partial repaints render edges slightly differently.
    args: [...CHROMIUM_ARGS, '--disable-partial-raster'],
  })
}

/** Starts Chromium. */
export async function startChromium({
  isPinned = false,
  pages = { viewport: FIRST_SIZE },
  before,
}: ChromiumOptions = {}): Promise<Engine<ChromiumPage>> {
  const browser = await launch(isPinned || CHROMIUM === undefined)
  return {
    version: `Chromium ${browser.version()}`,
    newPage: async () => {
      const context = await browser.newContext(pages)
      if (before !== undefined) await context.addInitScript(before)
      const page = await context.newPage()
      const devtools = await context.newCDPSession(page)
      return {
        open: async (url) => {
          await page.goto(url)
        },
        call: (work, ...args) => page.evaluate(`(${String(work)})(...${JSON.stringify(args)})`),
        press: (key) => page.keyboard.press(key),
        resize: (size) => page.setViewportSize(size),
        screenshot: async (size = page.viewportSize()!) => {
          const { data } = await devtools.send('Page.captureScreenshot', {
            format: 'png',
            optimizeForSpeed: true,
            captureBeyondViewport: size.height > page.viewportSize()!.height,
            clip: { x: 0, y: 0, ...size, scale: 1 },
          })
          return Buffer.from(data, 'base64')
        },
        setColours: (colours) => page.emulateMedia(MEDIA[colours]),
        close: () => context.close(),
      }
    },
    close: () => browser.close(),
  }
}
