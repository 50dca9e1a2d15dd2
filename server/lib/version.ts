import { readFileSync } from 'node:fs'

const ROOT = new URL('../../', import.meta.url)
/** Digits of the build's stamp that a version shows. */
const STAMP_DIGITS = 8

function readVersion(): string {
  const text = readFileSync(new URL('package.json', ROOT), 'utf8')
  return (JSON.parse(text) as { version: string }).version
}

/** The stamp of the built app; empty in development, where nothing is built. */
function readStamp(): string {
  try {
    return readFileSync(new URL('dist/stamp', ROOT), 'utf8').slice(0, STAMP_DIGITS)
  } catch {
    return ''
  }
}

/** The release: `1.0.0`, from package.json. */
export const RELEASE = readVersion()

const stamp = readStamp()

/** The release and the build: `1.0.0+3fa9c2d1`. Two builds of one release differ in it. */
export const VERSION = stamp === '' ? RELEASE : `${RELEASE}+${stamp}`
