import type { DinnerDish } from '../dinner.ts'

const OFFSET = 0xcb_f2_9c_e4_84_22_23_25n
const PRIME = 0x1_00_00_00_01_b3n
const DIGITS = 16

/**
 * A sign of everything that a plan is made from of a dish: it differs as soon as one of its minutes or heats does.
 * FNV-1a, 64 bits.
 */
export function signOf({ steps, holdsFor, isFresh }: DinnerDish): string {
  const facts = steps.map(({ hands, wait, isMeanwhile, usesRing, isDry, standsFor, oven }) => [
    hands,
    wait,
    isMeanwhile,
    usesRing,
    isDry,
    standsFor,
    oven?.celsius,
    oven?.kind,
    oven?.isAlone,
  ])
  let hash = OFFSET
  for (const byte of new TextEncoder().encode(JSON.stringify([holdsFor, isFresh, facts])))
    hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * PRIME)
  return hash.toString(16).padStart(DIGITS, '0')
}
