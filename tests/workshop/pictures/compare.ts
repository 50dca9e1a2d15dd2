import { existsSync } from 'node:fs'
import { photograph, type Assignment, type Photograph, type Studio } from './photograph.ts'
import { countDifferent, makeSheet, readPixels, type Pixels } from './sheet.ts'
import { baselineOf } from '../stories.ts'

/** How a state looks, next to its accepted picture. */
export interface Verdict {
  /** Name of the state. */
  state: string
  /** `gone`: there is a picture, and no such state any more. */
  kind: 'same' | 'new' | 'different' | 'gone' | 'failed'
  /** For people: how many pixels differ, or why there is no picture. */
  note?: string
  before?: Pixels
  after?: Pixels
}

/** What all states of a story file look like. */
export interface Comparison {
  verdicts: Verdict[]
  /** Number of photographs. */
  photographs: number
}

/**
 * Time without a change, in milliseconds, before a second picture. React shows parts that loaded late
 * up to 300 ms after the last that did.
 */
const STILL_TIME = 700

/**
 * Compares the states of a story file with their pictures. A state that is not the same is photographed
 * a second time, with patience: something may have come late. Taking every picture so would take
 * minutes.
 */
export async function compareFile(
  studio: Studio,
  assignment: Omit<Assignment, 'stillTime'>,
): Promise<Comparison> {
  const first = await judge(studio, { ...assignment, stillTime: 0 })
  const doubtful = new Set(
    first.verdicts.filter(({ kind }) => kind !== 'same').map(({ state }) => state),
  )
  if (doubtful.size === 0) return first
  const second = await judge(studio, {
    ...assignment,
    isWanted: (state) => doubtful.has(state),
    stillTime: STILL_TIME,
  })
  const certain = first.verdicts.filter(({ state }) => !doubtful.has(state))
  return {
    verdicts: [...certain, ...second.verdicts],
    photographs: first.photographs + second.photographs,
  }
}

async function judge(studio: Studio, assignment: Assignment): Promise<Comparison> {
  const taken = await photograph(studio, assignment)
  const byState = Map.groupBy(taken, ({ state }) => state)
  const verdicts = [...byState].map(([state, photographs]) => judgeState(state, photographs))
  return { verdicts: await Promise.all(verdicts), photographs: taken.length }
}

/** Compares the photographs of one state with its picture. */
export async function judgeState(
  state: string,
  photographs: readonly Photograph[],
): Promise<Verdict> {
  const failed = photographs.find(({ failure }) => failure !== undefined)
  if (failed !== undefined)
    return { state, kind: 'failed', note: `${failed.mode}: ${failed.failure}` }
  const after = await makeSheet(photographs, state.startsWith('design-system/'))
  const baseline = baselineOf(state)
  if (!existsSync(baseline)) return { state, kind: 'new', note: 'it has no picture yet', after }
  const before = await readPixels(baseline)
  const different = countDifferent(before, after)
  if (different === 0) return { state, kind: 'same' }
  const note =
    different === undefined
      ? `${before.width} × ${before.height} became ${after.width} × ${after.height} pixels`
      : `${different} ${different === 1 ? 'pixel differs' : 'pixels differ'}`
  return { state, kind: 'different', note, before, after }
}
