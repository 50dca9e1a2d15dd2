import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { EngineName } from './engine.ts'
import type { Cells } from './cells.ts'

/** What came out for a story file in an engine. */
export interface Entry {
  /** Number of the code that was tried: see `tests/visual/digests.ts`. */
  digest: string
  /** The commit that was tried. */
  commit: string
  cells: Cells
}

/** What came out for every story file of the design system. */
export interface Passport {
  /** Versions of the engines. */
  engines: Partial<Record<EngineName, string>>
  files: Record<string, Partial<Record<EngineName, Entry>>>
}

const FILE = resolve(import.meta.dirname, 'passport.json')

export function readPassport(): Passport {
  return existsSync(FILE)
    ? (JSON.parse(readFileSync(FILE, 'utf8')) as Passport)
    : { engines: {}, files: {} }
}

/** Writes the passport with its files in order. */
export function writePassport({ engines, files }: Passport): void {
  const sorted = Object.fromEntries(
    Object.entries(files).toSorted(([one], [other]) => (one < other ? -1 : 1)),
  )
  writeFileSync(FILE, `${JSON.stringify({ engines, files: sorted }, null, 1)}\n`)
}
