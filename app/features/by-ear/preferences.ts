import { createStoredPreferences } from '#app/lib/storage/stored-preferences.ts'

/** Who reads aloud: a screen reader cannot be detected. */
export type Reader = 'simmer' | 'screenReader'

/** How a cook listens, chosen once on this device. */
export interface ByEarPreferences {
  /** Null until the cook has answered. */
  readonly reader: Reader | null
  /** How fast, 1 is normal. */
  readonly rate: number
  /** Chosen voices, by `voiceURI`. */
  readonly voices: readonly string[]
  /** Says what the film showed. */
  readonly describes: boolean
  /** Knocks when it is the cook's turn. */
  readonly knocks: boolean
}

/** The slowest and the fastest rate, and the step between two. */
export const RATES = { min: 0.5, max: 2, step: 0.1 } as const

const VOICES_MAX = 4
const stored = createStoredPreferences<ByEarPreferences>(
  'simmer.ear',
  ({ reader, rate, voices, describes, knocks }) => {
    const isRate = typeof rate === 'number' && rate >= RATES.min && rate <= RATES.max
    return {
      reader: reader === 'simmer' || reader === 'screenReader' ? reader : null,
      rate: isRate ? rate : 1,
      voices: Array.isArray(voices)
        ? voices.filter((it) => typeof it === 'string').slice(0, VOICES_MAX)
        : [],
      describes: describes !== false,
      knocks: knocks !== false,
    }
  },
)

/** Parses stored preferences; missing and invalid values get their defaults. */
export const parseByEarPreferences = stored.parse

/** The preferences of cooking by ear now. Browser only. */
export const byEarPreferences = stored.read

/** The preferences of cooking by ear, stored in this browser, and a function that changes some. */
export const useByEarPreferences = stored.use
