// The dishes of the tables that were worked out by hand.
import type { DinnerDish, DinnerStep, Kitchen, OvenUse } from './dinner.ts'

/** One cook with a whole hob and one oven. */
export const ALONE: Kitchen = { cooks: 1, rings: 4, ovens: 1 }

/** A step of so many minutes of hands, then of waiting. */
export const step = (hands: number, wait = 0, more: Partial<DinnerStep> = {}): DinnerStep => ({
  hands,
  wait,
  isMeanwhile: false,
  usesRing: false,
  standsFor: Infinity,
  isDry: false,
  ...more,
})
/** A step waits in an oven that others may share. */
export const oven = (celsius: number): { oven: OvenUse } => ({
  oven: { celsius, kind: 'either', isAlone: false },
})
const meanwhile = { isMeanwhile: true }
const hob = { usesRing: true }

/** Lemon chicken tray bake, for four. */
export const CHICKEN: DinnerDish = {
  steps: [
    step(3),
    step(5),
    step(4),
    step(3),
    step(2, 25, oven(220)),
    step(1, 20, { ...oven(220), standsFor: 15 }),
    step(2, 5, { standsFor: 30 }),
  ],
  eatenAt: 0,
  holdsFor: 15,
  isFresh: false,
}
/** Fattoush, for four. */
export const FATTOUSH: DinnerDish = {
  steps: [
    step(4, 8, { ...oven(200), isDry: true }),
    step(4, 0, meanwhile),
    step(6, 0, meanwhile),
    step(4, 0, meanwhile),
    step(2, 5, { standsFor: 30 }),
  ],
  eatenAt: 0,
  holdsFor: 0,
  isFresh: true,
}
/** Lasagne verdi, for four. */
export const LASAGNE: DinnerDish = {
  steps: [
    step(8),
    step(10, 0, hob),
    step(3),
    step(8, 0, hob),
    step(8),
    step(0, 35, { ...oven(190), standsFor: 15 }),
    step(1, 10, { standsFor: 30 }),
  ],
  eatenAt: 0,
  holdsFor: 15,
  isFresh: false,
}
/** Mousse, for four, as a dessert. */
export const MOUSSE: DinnerDish = {
  steps: [
    step(8, 5, { ...hob, standsFor: 30 }),
    step(3),
    step(5),
    step(2),
    step(4),
    step(2, 120, { standsFor: 240 }),
    step(1),
  ],
  eatenAt: 45,
  holdsFor: 24 * 60,
  isFresh: false,
}

/** Time of day, if people sit down at seven. */
export const clock = (minutes: number) => {
  const time = 19 * 60 + minutes
  return `${Math.floor(time / 60)}:${String(time % 60).padStart(2, '0')}`
}
