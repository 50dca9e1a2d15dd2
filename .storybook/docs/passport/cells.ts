import { AXES, REASONS, type AxisName } from '#tests/passport/axes.ts'
import type { EngineName } from '#tests/passport/engine.ts'
import type { Failure } from '#tests/passport/cells.ts'
import type { ShownPassport } from '../../passport-plugin.ts'
import { pageOf } from '../component-page/page-of.ts'

/** What a cell of the passport says. */
export type ShownCell =
  | { kind: 'tested'; tested: number }
  | { kind: 'red'; tested: number; failed: Failure[] }
  | { kind: 'impossible'; reason: string }
  | { kind: 'untested'; reason: string }

/** How an axis is called. */
export const AXIS_TITLES: Record<AxisName, string> = {
  keys: 'Keys, clicks and touches',
  light: 'Light, every axe rule',
  dark: 'Dark, contrast',
  forced: 'Forced colours, contrast',
  rtl: 'Right to left',
  german: 'German',
  narrow: '320 px wide',
  zoom: '400 % zoom',
}

/** A component: its folder and its guide. */
export interface Component {
  folder: string
  guide: string
}

/** Components that have a story file in the passport, in order. */
export function componentsOf({ files }: ShownPassport): Component[] {
  const found = new Map<string, Component>()
  for (const file of Object.keys(files)) {
    const page = pageOf(file)
    if (page !== undefined) found.set(`${page.folder}/${page.guide}`, page)
  }
  return [...found.values()]
}

/** The cell of a component: of all its story files together. */
export function cellOf(
  { files }: ShownPassport,
  { folder, guide }: Component,
  engine: EngineName,
  axis: AxisName,
): ShownCell {
  const why = REASONS[engine]?.[axis]
  if (why !== undefined)
    return { kind: why.isPossible ? 'untested' : 'impossible', reason: why.reason }
  const entries = Object.entries(files)
    .filter(([file]) => pageOf(file)?.folder === folder && pageOf(file)?.guide === guide)
    .map(([, byEngine]) => byEngine[engine])
  if (entries.some((entry) => entry === undefined))
    return { kind: 'untested', reason: 'Not run yet.' }
  const cells = entries.flatMap((entry) => entry?.cells[axis] ?? [])
  const failed = cells.flatMap((cell) => cell.failed)
  const tested = cells.reduce((sum, cell) => sum + cell.tested, 0)
  if (failed.length > 0) return { kind: 'red', tested, failed }
  if (entries.some((entry) => !entry?.isCurrent)) {
    return { kind: 'untested', reason: 'Its code changed since the last run.' }
  }
  return tested > 0
    ? { kind: 'tested', tested }
    : { kind: 'untested', reason: 'No story concerns it.' }
}

/** How many cells of an engine are tested, red, impossible and untested. */
export function countCells(passport: ShownPassport, engine: EngineName) {
  const counts = { tested: 0, red: 0, impossible: 0, untested: 0 }
  for (const component of componentsOf(passport)) {
    for (const axis of AXES) counts[cellOf(passport, component, engine, axis).kind] += 1
  }
  return counts
}
