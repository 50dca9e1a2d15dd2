import type { AxisName } from './axes.ts'

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
