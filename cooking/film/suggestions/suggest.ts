import { findCuts, soundsNew } from './cuts.ts'
import { quietStretches, stillStretches, type Measured } from './quiet-and-still.ts'
import { without, type Stretch } from './track.ts'

/** Seconds before and after a place that are played with a suggestion. */
const PLAYS_AROUND = 2
/** Seconds to a beginning, also one that is suggested, below which nothing is suggested. */
const SUGGESTION_APART = 3
/** Shortest stretch that is suggested to be left out, in seconds. */
const LEAVE_OUT_MIN = 10
/** Shortest pause after which a step may begin, in seconds. */
const PAUSE_MIN = 2

/** What is on the film already. */
export interface Marked {
  /** Seconds at which steps begin. */
  readonly beginnings: readonly number[]
  /** What is left out, in order. */
  readonly gaps: readonly Stretch[]
}

/** Something that somebody may say yes or no to. Nothing of it is set by itself. */
export type Suggestion = {
  /** What is played with it, in seconds. */
  readonly plays: Stretch
} & (
  | {
      /** A step may begin at a picture. */
      readonly kind: 'begin'
      readonly at: number
      /** A new picture, one with a new sound, a sound after a pause, or a movement after one. */
      readonly why: 'cut' | 'cutSound' | 'sound' | 'move'
    }
  | {
      /** Nothing is to be heard, or nothing moves, for a while that may be left out. */
      readonly kind: 'leaveOut'
      readonly why: 'quiet' | 'still'
      readonly from: number
      readonly to: number
      /** Whole seconds of it, as the question says them. */
      readonly seconds: number
    }
)

type Begin = Extract<Suggestion, { kind: 'begin' }>
type LeaveOut = Extract<Suggestion, { kind: 'leaveOut' }>

function around(from: number, to: number, duration: number): Stretch {
  return { from: Math.max(from - PLAYS_AROUND, 0), to: Math.min(to + PLAYS_AROUND, duration) }
}

/** What lies too near to beginnings, in order and joined. */
function nearBeginnings({ beginnings }: Marked): Stretch[] {
  const near: Stretch[] = []
  for (const at of beginnings.toSorted((a, b) => a - b)) {
    const one = { from: at - SUGGESTION_APART, to: at + SUGGESTION_APART }
    const last = near.at(-1)
    if (last && one.from < last.to) near[near.length - 1] = { from: last.from, to: one.to }
    else near.push(one)
  }
  return near
}

const seconds = ({ from, to }: Stretch) => to - from
const placeOf = (one: Suggestion) => (one.kind === 'begin' ? one.at : one.from)
const overlaps = (a: Stretch, b: Stretch) => a.from < b.to && b.from < a.to

function leaveOuts(measured: Measured, marked: Marked): LeaveOut[] {
  const near = nearBeginnings(marked)
  const found = (['quiet', 'still'] as const).flatMap((why) => {
    const all = why === 'quiet' ? quietStretches(measured) : stillStretches(measured)
    return without(without(all, near), marked.gaps)
      .filter((stretch) => seconds(stretch) >= LEAVE_OUT_MIN)
      .map(({ from, to }): LeaveOut => {
        const plays = around(from, to, measured.duration)
        return { kind: 'leaveOut', why, from, to, seconds: Math.round(to - from), plays }
      })
  })
  // Of two that overlap, the longer one says it all.
  const taken: LeaveOut[] = []
  for (const one of found.toSorted((a, b) => seconds(b) - seconds(a)))
    if (!taken.some((other) => overlaps(one, other))) taken.push(one)
  return taken
}

/** Places at which a step may begin, the clearest first. */
function beginsOf(measured: Measured): { at: number; why: Begin['why'] }[] {
  const { changes, levels, duration } = measured
  const cuts = changes ? findCuts(changes).toSorted((a, b) => b.change - a.change) : []
  const pauses = (why: 'sound' | 'move', stretches: readonly Stretch[]) =>
    stretches
      .filter((one) => seconds(one) >= PAUSE_MIN && one.to < duration)
      .toSorted((a, b) => seconds(b) - seconds(a))
      .map(({ to }) => ({ at: to, why }))
  return [
    ...cuts.map(({ at }) => ({
      at,
      why: soundsNew(levels, at) ? ('cutSound' as const) : ('cut' as const),
    })),
    ...pauses('sound', quietStretches(measured)),
    ...pauses('move', stillStretches(measured)),
  ]
}

/**
 * What may be done with a film as it was taken: where steps may begin (a cut, a sound or a movement after a
 * pause) and what may be left out (silence, stillness). Never nearer than 3 s to a beginning that is there, and
 * no beginning in what is left out or may be.
 *
 * @returns in the order of the film
 */
export function suggest(measured: Measured, marked: Marked): Suggestion[] {
  const out = leaveOuts(measured, marked)
  const begins: Begin[] = []
  const isFree = (at: number) =>
    ![...marked.gaps, ...out].some(({ from, to }) => from <= at && at < to) &&
    ![...marked.beginnings, ...begins.map((other) => other.at)].some(
      (other) => Math.abs(other - at) < SUGGESTION_APART,
    )
  for (const { at, why } of beginsOf(measured))
    if (isFree(at))
      begins.push({ kind: 'begin', at, why, plays: around(at, at, measured.duration) })
  return [...begins, ...out].toSorted((a, b) => placeOf(a) - placeOf(b))
}
