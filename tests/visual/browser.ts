// The one browser that pictures are taken in: it lies packed inside an npm package, so the lock file
// names its every byte. Fonts come from the repository and, for signs that they lack, from the same
// package.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, resolve } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { chromium, type Browser } from 'playwright'
import { CHROMIUM_ARGS } from '../support/chromium.ts'

const CACHE = resolve(import.meta.dirname, '../../node_modules/.cache/visual')

/** The browser as it is started. */
interface UnpackedBrowser {
  executable: string
  /** Configuration of fonts: no font of the machine is used. */
  fonts: string
}

function unpack(): UnpackedBrowser {
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
export function whyNoBrowser(): string | undefined {
  const machine = `${process.platform} ${process.arch}`
  if (machine !== 'linux x64')
    return `the browser of the pictures runs on linux x64, and this is ${machine}`
  const { status, stderr, error } = spawnSync(unpack().executable, ['--version'], {
    encoding: 'utf8',
  })
  return status === 0 ? undefined : `the browser does not start: ${error?.message ?? stderr.trim()}`
}

/** Starts the browser. */
export function startBrowser(): Promise<Browser> {
  const { executable, fonts } = unpack()
  return chromium.launch({
    executablePath: executable,
    env: { ...(process.env as Record<string, string>), FONTCONFIG_FILE: fonts },
    // Partial repaints render edges slightly differently.
    args: [...CHROMIUM_ARGS, '--disable-partial-raster'],
  })
}
