import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { fastStretches, speedAt, type Measured } from './quiet-and-still.ts'
import { suggest, type Suggestion } from './suggest.ts'
import type { Stretch, Track } from './track.ts'

/** A track with a value every tenth of a second, `usual` except in stretches. */
function track(duration: number, usual: number, ...others: (Stretch & { value: number })[]): Track {
  const at = Array.from({ length: duration * 10 }, (_, index) => index / 10)
  const valueAt = (time: number) =>
    others.find(({ from, to }) => from <= time && time < to)?.value ?? usual
  return { at, values: at.map(valueAt) }
}

const MOVES = 0.03
const STILL = 0.001
const NOTHING = { beginnings: [], gaps: [] }
const cutAt = (at: number) => ({ from: at, to: at + 0.1, value: 0.5 })
const quiet = (from: number, to: number) => ({ from, to, value: -70 })
const still = (from: number, to: number) => ({ from, to, value: STILL })

const film = (changes: Track, levels?: Track): Measured => ({ duration: 120, changes, levels })
const said = (all: readonly Suggestion[]) =>
  all.map((one) =>
    one.kind === 'begin' ? `${one.why} at ${one.at}` : `${one.why} ${one.from}–${one.to}`,
  )

const SOUND = track(120, -30, quiet(40, 73))
const PICTURE = track(120, MOVES, cutAt(10), cutAt(90))

test('FLM-67 silence is suggested to be left out, and what comes after it to be a beginning', () => {
  const all = suggest(film(track(120, MOVES), SOUND), NOTHING)
  expect(all).toEqual([
    { kind: 'leaveOut', why: 'quiet', from: 40, to: 73, seconds: 33, plays: { from: 38, to: 75 } },
    { kind: 'begin', why: 'sound', at: 73, plays: { from: 71, to: 75 } },
  ])
})

test('FLM-67 cuts are suggested as beginnings, those with a new sound as such', () => {
  expect(said(suggest(film(PICTURE, track(120, -30)), NOTHING))).toEqual(['cut at 10', 'cut at 90'])
  const louder = track(120, -30, { from: 90, to: 120, value: -18 })
  expect(said(suggest(film(PICTURE, louder), NOTHING))).toEqual(['cut at 10', 'cutSound at 90'])
})

test('a shaken camera is no cut', () => {
  expect(suggest(film(track(120, 0.3)), NOTHING)).toEqual([])
})

test('FLM-67 stillness is suggested to be left out; of two that overlap, the longer one', () => {
  expect(said(suggest(film(track(120, MOVES, still(20, 60))), NOTHING))).toEqual([
    'still 20–60',
    'move at 60',
  ])
  const both = film(track(120, MOVES, still(45, 90)), SOUND)
  expect(said(suggest(both, NOTHING))).toEqual(['still 45–90', 'move at 90'])
})

test('FLM-67 nothing is suggested within 3 s of a beginning, or in what is left out', () => {
  const measured = film(PICTURE, SOUND)
  expect(said(suggest(measured, { beginnings: [12.9, 76], gaps: [] }))).toEqual([
    'quiet 40–73',
    'sound at 73',
    'cut at 90',
  ])
  expect(said(suggest(measured, { beginnings: [50, 72.5], gaps: [{ from: 80, to: 95 }] }))).toEqual(
    ['cut at 10', 'quiet 53–69.5'],
  )
  expect(said(suggest(measured, { beginnings: [], gaps: [{ from: 40, to: 73 }] }))).not.toContain(
    'quiet 40–73',
  )
})

test('FLM-67 whatever is there, no suggestion is nearer than 3 s to a beginning', () => {
  const times = fc.array(
    fc.integer({ min: 0, max: 1190 }).map((tenths) => tenths / 10),
    { maxLength: 8 },
  )
  fc.assert(
    fc.property(times, times, fc.integer({ min: 0, max: 90 }), (beginnings, cuts, from) => {
      const measured = film(
        track(120, MOVES, ...cuts.map(cutAt)),
        track(120, -30, quiet(from, from + 25)),
      )
      const all = suggest(measured, { beginnings, gaps: [] })
      for (const one of all) {
        const edges = one.kind === 'begin' ? [one.at] : [one.from, one.to]
        for (const edge of edges)
          for (const beginning of beginnings)
            expect(Math.abs(edge - beginning)).toBeGreaterThanOrEqual(3 - 1e-9)
        if (one.kind === 'leaveOut')
          expect(beginnings.filter((at) => one.from < at && at < one.to)).toEqual([])
        expect(one.plays.from).toBeGreaterThanOrEqual(0)
        expect(one.plays.to).toBeLessThanOrEqual(120)
      }
    }),
  )
})

test('FLM-68 the film passes eight times as fast where nothing moves or sounds, until 2 s before something does', () => {
  const fast = fastStretches(film(track(120, MOVES, still(30, 100)), SOUND))
  expect(fast).toEqual([{ from: 40, to: 71 }])
  expect([39, 40, 70.9, 71].map((at) => speedAt(fast, at))).toEqual([1, 8, 8, 1])
})

test('FLM-68 a film without sound passes by what moves alone', () => {
  const changes = track(120, MOVES, still(30, 33), still(100, 120))
  expect(fastStretches(film(changes))).toEqual([{ from: 100, to: 120 }])
  expect(fastStretches(film(changes, track(120, -70)))).toEqual([{ from: 100, to: 120 }])
  expect(fastStretches(film(changes, track(120, -20)))).toEqual([])
  expect(fastStretches({ duration: 120 })).toEqual([])
})

test('a hood that hums all the time is quiet, a film that is quiet all the time has no silence', () => {
  const hood = track(120, -46, { from: 0, to: 60, value: -20 })
  expect(said(suggest(film(track(120, MOVES), hood), NOTHING))).toEqual(['quiet 60–120'])
  expect(suggest(film(track(120, MOVES), track(120, -70)), NOTHING)).toEqual([])
})
