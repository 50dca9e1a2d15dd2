import { AXES, REASONS, type AxisName } from '#tests/workshop/passport/axes.ts'
import { ENGINES, type EngineName } from '#tests/workshop/engines/engine.ts'
import type { Failure } from '#tests/workshop/passport/passport-file.ts'
import type { ShownPassport, ShownSizes } from '../../passport-plugin.ts'
import { pageOf } from '../component-page/page-of.ts'

/** The content of a cell of the passport. */
export type ShownCell =
  | { kind: 'tested'; tested: number }
  | { kind: 'red'; tested: number; failed: Failure[] }
  | { kind: 'impossible'; reason: string }
  | {
      kind: 'untested'
      reason: string
      /** Whether the next run will test it. */
      isDue: boolean
    }

/** The title of each axis. */
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

/** The values of the story files of a component. */
function filesOf<Value>(byFile: Record<string, Value>, { folder, guide }: Component): Value[] {
  return Object.entries(byFile)
    .filter(([file]) => pageOf(file)?.folder === folder && pageOf(file)?.guide === guide)
    .map(([, value]) => value)
}

/** The cell of a component, combined from all its story files. */
export function cellOf(
  { files }: ShownPassport,
  { folder, guide }: Component,
  engine: EngineName,
  axis: AxisName,
): ShownCell {
  const why = REASONS[engine]?.[axis]
  if (why?.isPossible === false) return { kind: 'impossible', reason: why.reason }
  if (why !== undefined) return { kind: 'untested', reason: why.reason, isDue: false }
  const entries = filesOf(files, { folder, guide }).map((byEngine) => byEngine[engine])
  if (entries.some((entry) => entry === undefined))
    return { kind: 'untested', reason: 'Not run yet.', isDue: true }
  const cells = entries.flatMap((entry) => entry?.cells[axis] ?? [])
  const failed = cells.flatMap((cell) => cell.failed)
  const tested = cells.reduce((sum, cell) => sum + cell.tested, 0)
  if (failed.length > 0) return { kind: 'red', tested, failed }
  if (entries.some((entry) => !entry?.isCurrent)) {
    return { kind: 'untested', reason: 'Its code changed since the last run.', isDue: true }
  }
  return tested > 0
    ? { kind: 'tested', tested }
    : { kind: 'untested', reason: 'No story concerns it.', isDue: false }
}

/** How many cells of an engine are tested, red, impossible and untested. */
export function countCells(passport: ShownPassport, engine: EngineName) {
  const counts = { tested: 0, red: 0, impossible: 0, untested: 0 }
  for (const component of componentsOf(passport)) {
    for (const axis of AXES) counts[cellOf(passport, component, engine, axis).kind] += 1
  }
  return counts
}

/** The maturity of a component, as measured. */
export interface Maturity {
  /** `stable` when nothing is missing, `broken` when a cell is red. */
  level: 'stable' | 'beta' | 'broken'
  /** Why it is not stable, one sentence for each reason. */
  missing: string[]
}

/**
 * Measures the maturity of a component. It is stable if no cell is red, no test is due for its
 * present code, and a state has an accepted picture.
 */
export function maturityOf(passport: ShownPassport, component: Component): Maturity {
  const cells = ENGINES.flatMap((engine) =>
    AXES.map((axis) => cellOf(passport, component, engine, axis)),
  )
  const red = cells.filter(({ kind }) => kind === 'red').length
  const due = cells.filter((cell) => cell.kind === 'untested' && cell.isDue).length
  const missing = [
    ...(red > 0 ? [red === 1 ? 'One of its cells is red.' : `${red} of its cells are red.`] : []),
    ...(due > 0 ? [`${due} of its cells are not tested with the present code.`] : []),
    ...(picturesOf(passport, component) === 0 ? ['No state has a picture.'] : []),
  ]
  if (red > 0) return { level: 'broken', missing }
  return { level: missing.length === 0 ? 'stable' : 'beta', missing }
}

/** How many states of a component have an accepted picture. */
export function picturesOf({ pictures }: ShownPassport, component: Component): number {
  return filesOf(pictures, component).reduce((sum, count) => sum + count, 0)
}

/** Sizes of a component in KB; undefined until they are measured. */
export function sizesOf({ sizes }: ShownPassport, component: Component): ShownSizes | undefined {
  return filesOf(sizes, component)[0]
}
