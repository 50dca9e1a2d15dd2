import { imperialValue } from './imperial.ts'
import { withImperial } from './with-imperial.ts'

/**
 * Writes imperial values beside metric ones. It is passed to whoever writes amounts, so that its code
 * is loaded only where imperial units are chosen.
 */
export const IMPERIAL_UNITS = { valueOf: imperialValue, inText: withImperial } as const

/** The type of {@link IMPERIAL_UNITS}. */
export type ImperialUnits = typeof IMPERIAL_UNITS
