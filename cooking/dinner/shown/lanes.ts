import type { DinnerDish, DinnerPlan, Minute, PlannedStep } from '../dinner.ts'
import { heatingsOf } from '../heating.ts'
import { sittingsOf } from './facts.ts'
import { type FreeTime, freeTimesOf } from './free-times.ts'

/** A stretch of a lane. */
export interface LaneStretch {
  readonly from: Minute
  readonly to: Minute
  readonly dish: number
  /** Steps that follow each other in it. */
  readonly steps: readonly number[]
}

/** The hands of one cook. */
export interface HandsLane {
  readonly cook: number
  readonly blocks: readonly LaneStretch[]
  readonly free: readonly FreeTime[]
}

/** An oven that gets hot, or hotter, or cooler. */
export interface HeatingLine {
  readonly from: Minute
  /** When it has its heat. */
  readonly to: Minute
  readonly celsius: number
}

/** One oven. */
export interface OvenLane {
  readonly oven: number
  readonly stays: readonly (LaneStretch & { readonly celsius: number })[]
  readonly heatings: readonly HeatingLine[]
}

/** The lanes of a plan. What is not used has none. */
export interface Lanes {
  readonly hands: readonly HandsLane[]
  readonly ovens: readonly OvenLane[]
  /** By ring, the first free one being taken. */
  readonly hob: readonly (readonly LaneStretch[])[]
  /** What waits on no heat. */
  readonly waits: readonly LaneStretch[]
}

/** The lanes of a plan: hands of each cook, ovens, hob, waits. */
export function lanesOf({ steps }: DinnerPlan, dishes: readonly DinnerDish[]): Lanes {
  const stepOf = ({ dish, step }: PlannedStep) => dishes[dish]!.steps[step]!
  const tables = sittingsOf(dishes).map(({ at }) => at)
  const free = freeTimesOf(steps, tables)
  const blocks = steps.filter(({ start, handsEnd }) => handsEnd > start)
  const hands = [...Map.groupBy(blocks, ({ cook }) => cook)].map(([cook, own]) => ({
    cook,
    blocks: own.map((one) => stretchOf(one, one.start, one.handsEnd)),
    free: free.filter((one) => one.cook === cook),
  }))
  const waiting = steps.filter(({ handsEnd, waitEnd }) => waitEnd > handsEnd)
  const cold = waiting.filter((one) => one.oven === undefined && !stepOf(one).usesRing)
  const onHob = steps.filter((one) => stepOf(one).usesRing && one.waitEnd > one.start)
  return {
    hands: hands.sort((a, b) => a.cook - b.cook),
    ovens: ovenLanes(steps, dishes),
    hob: ringsOf(onHob),
    waits: cold.map((one) => stretchOf(one, one.handsEnd, one.waitEnd)),
  }
}

function stretchOf({ dish, step }: PlannedStep, from: Minute, to: Minute): LaneStretch {
  return { from, to, dish, steps: [step] }
}

function ovenLanes(steps: readonly PlannedStep[], dishes: readonly DinnerDish[]): OvenLane[] {
  const uses = steps.filter(({ oven }) => oven !== undefined)
  const heatings = heatingsOf(steps, dishes)
  return [...Map.groupBy(uses, ({ oven }) => oven!)]
    .map(([oven, own]) => {
      const stays: (LaneStretch & { celsius: number })[] = []
      for (const one of own.toSorted((a, b) => a.handsEnd - b.handsEnd)) {
        const { celsius } = dishes[one.dish]!.steps[one.step]!.oven!
        const last = stays.findLast(({ dish }) => dish === one.dish)
        const isSame = last && last.celsius === celsius && last.steps.at(-1) === one.step - 1
        // Its own hands come in between: the tray is out for a moment.
        if (isSame && one.start <= last.to)
          stays[stays.indexOf(last)] = {
            ...last,
            to: one.waitEnd,
            steps: [...last.steps, one.step],
          }
        else stays.push({ ...stretchOf(one, one.handsEnd, one.waitEnd), celsius })
      }
      const lines = heatings
        .filter((heating) => heating.oven === oven)
        .map(({ at, celsius }) => ({ from: at, to: hotAt(stays, at), celsius }))
      return { oven, stays, heatings: lines }
    })
    .sort((a, b) => a.oven - b.oven)
}

/** When what an oven is heated for goes in. */
function hotAt(stays: readonly LaneStretch[], at: Minute): Minute {
  return Math.min(...stays.filter(({ from }) => from >= at).map(({ from }) => from))
}

function ringsOf(onHob: readonly PlannedStep[]): LaneStretch[][] {
  const rings: LaneStretch[][] = []
  for (const one of onHob.toSorted((a, b) => a.start - b.start)) {
    const free = rings.find((ring) => ring.every(({ to }) => to <= one.start))
    const stretch = stretchOf(one, one.start, one.waitEnd)
    if (free) free.push(stretch)
    else rings.push([stretch])
  }
  return rings
}
