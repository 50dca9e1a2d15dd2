import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { EngineName } from '../engines/engine.ts'
import type { AxisName } from './axes.ts'
import type { Sizes } from './sizes.ts'

/** A story that failed, and how. */
export interface Failure {
  story: string
  reason: string
}

/** What came out of an axis in an engine. */
export interface Cell {
  /** Number of stories that were tried. */
  tested: number
  failed: Failure[]
}
export type Cells = Partial<Record<AxisName, Cell>>

/** What came out for a story file in an engine. */
export interface Entry {
  /** Number of the code that was tried: see digests.ts. */
  digest: string
  /** The commit that was tried. */
  commit: string
  cells: Cells
}

/** What the component of a story file weighs. */
export interface SizeEntry extends Sizes {
  /** Number of the code that was weighed. */
  digest: string
}

/** What came out for every story file of the design system. */
export interface Passport {
  /** Versions of the engines. */
  engines: Partial<Record<EngineName, string>>
  files: Record<string, Partial<Record<EngineName, Entry>>>
  sizes: Record<string, SizeEntry>
}

const FILE = resolve(import.meta.dirname, 'passport.json')

export function readPassport(): Passport {
  const empty = { engines: {}, files: {}, sizes: {} }
  return existsSync(FILE)
    ? { ...empty, ...(JSON.parse(readFileSync(FILE, 'utf8')) as Partial<Passport>) }
    : empty
}

function inOrder<Value>(byFile: Record<string, Value>): Record<string, Value> {
  return Object.fromEntries(
    Object.entries(byFile).toSorted(([one], [other]) => (one < other ? -1 : 1)),
  )
}

/** Writes the passport with its files in order. */
export function writePassport({ engines, files, sizes }: Passport): void {
  const sorted = { engines, files: inOrder(files), sizes: inOrder(sizes) }
  writeFileSync(FILE, `${JSON.stringify(sorted, null, 1)}\n`)
}
