import type { DinnerDish, DinnerStep, OvenUse } from './dinner.ts'

/** A stretch of time from the start of a unit, in minutes. */
interface Stretch {
  readonly from: number
  readonly to: number
}

/** A step within its unit. */
interface Part extends Stretch {
  /** Index of the step in the dish. */
  readonly step: number
  readonly handsEnd: number
}

/** Steps of a dish that follow each other to the minute, and what they take. */
export interface Unit {
  readonly parts: readonly Part[]
  /** Minutes from its start until its last wait ends. */
  readonly length: number
  readonly hands: readonly Stretch[]
  readonly rings: readonly Stretch[]
  readonly oven: readonly (Stretch & { readonly use: OvenUse })[]
}

/** Whether a step begins to the minute when the one before it ends, because both stand on the same heat. */
export function followsAtOnce(before: DinnerStep, step: DinnerStep): boolean {
  if (step.isMeanwhile) return false
  const isSameOven = waitsInOven(before) && waitsInOven(step)
  return isSameOven || (before.usesRing && step.usesRing)
}

/** Whether food of a step is in an oven; other steps only heat it. */
function waitsInOven({ oven, wait }: DinnerStep): boolean {
  return oven !== undefined && wait > 0
}

function unitOf(steps: readonly DinnerStep[], first: number): Unit {
  const parts: Part[] = []
  let from = 0
  for (const [index, { hands, wait }] of steps.entries()) {
    parts.push({ step: first + index, from, handsEnd: from + hands, to: from + hands + wait })
    from += hands + wait
  }
  const stepOf = ({ step }: Part) => steps[step - first]!
  return {
    parts,
    length: from,
    hands: parts
      .filter((part) => part.handsEnd > part.from)
      .map((part) => ({ from: part.from, to: part.handsEnd })),
    rings: parts.filter((part) => stepOf(part).usesRing && part.to > part.from),
    oven: parts.flatMap((part) => {
      const { oven: use } = stepOf(part)
      return use && part.to > part.handsEnd ? [{ from: part.handsEnd, to: part.to, use }] : []
    }),
  }
}

/** The steps of a dish, joined to units where one follows another to the minute. */
export function unitsOf({ steps }: DinnerDish): Unit[] {
  const units: Unit[] = []
  let first = 0
  for (let index = 1; index <= steps.length; index += 1) {
    const step = steps[index]
    if (step && followsAtOnce(steps[index - 1]!, step)) continue
    units.push(unitOf(steps.slice(first, index), first))
    first = index
  }
  return units
}
