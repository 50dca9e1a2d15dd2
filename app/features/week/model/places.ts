import type { CardDay, CardSlot, Place } from './card.ts'

/** Where the arrows lead. */
export type Step = 'up' | 'down' | 'start' | 'end' | 'first' | 'last'

/** A meal of a place, or the free place. */
export interface Spot extends Place {
  readonly index: number
}

const slotAt = (card: readonly CardDay[], { day, slot }: Place): CardSlot | undefined =>
  card.find((line) => line.day === day)?.slots.find((one) => one.slot === slot)

/** The last meal of a place; 0 where it is free. */
const lastIndex = (slot: CardSlot | undefined) => Math.max(0, (slot?.meals.length ?? 0) - 1)

/**
 * The place beside another one; undefined at the edge of the card. Meals of one place are passed one after the
 * other.
 *
 * @param hasColumns false where only dinners are shown
 */
export function spotBeside(
  card: readonly CardDay[],
  { day, slot, index }: Spot,
  step: Step,
  hasColumns: boolean,
): Spot | undefined {
  const row = card.findIndex((line) => line.day === day)
  const here = card[row]
  if (!here) return undefined
  const column = here.slots.findIndex((one) => one.slot === slot)
  if (step === 'start' || step === 'end') {
    const next = hasColumns ? here.slots[column + (step === 'start' ? -1 : 1)] : undefined
    return next && { day, slot: next.slot, index: Math.min(index, lastIndex(next)) }
  }
  if (step === 'down' && index < lastIndex(slotAt(card, { day, slot })))
    return { day, slot, index: index + 1 }
  if (step === 'up' && index > 0) return { day, slot, index: index - 1 }
  const rows = { up: row - 1, down: row + 1, first: 0, last: card.length - 1 }
  const line = card[rows[step]]
  if (!line || (line.day === day && step !== 'first' && step !== 'last')) return undefined
  const target = { day: line.day, slot }
  return { ...target, index: step === 'up' ? lastIndex(slotAt(card, target)) : 0 }
}

/** The place beside another one for a meal that is carried: as if every place had one meal. */
export function placeBeside(
  card: readonly CardDay[],
  place: Place,
  step: Step,
  hasColumns: boolean,
): Place | undefined {
  const single = card.map((line) => ({
    ...line,
    slots: line.slots.map((slot) => ({ ...slot, meals: [] })),
  }))
  const spot = spotBeside(single, { ...place, index: 0 }, step, hasColumns)
  return spot && { day: spot.day, slot: spot.slot }
}
