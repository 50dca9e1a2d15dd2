import type { Verdict } from './compare.ts'

/** A state that does not look like its picture. */
export interface Finding {
  state: string
  kind: Exclude<Verdict['kind'], 'same'>
  note: string
  hasBefore: boolean
  hasAfter: boolean
}
