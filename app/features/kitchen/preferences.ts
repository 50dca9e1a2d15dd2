import { createStoredPreferences } from '#app/lib/storage/stored-preferences.ts'

/** Settings of the kitchen for this device. */
export interface KitchenPreferences {
  /** `far`: text to be read from two metres. */
  readonly reach: 'near' | 'far'
  /** Elbow mode: a press on the left third of the screen is Back, one on the rest is Next. */
  readonly elbow: boolean
  /** Whether the drawing that explains the elbow mode has been shown. */
  readonly elbowShown: boolean
}

const stored = createStoredPreferences<KitchenPreferences>(
  'simmer.kitchen.preferences',
  ({ reach, elbow, elbowShown }) => ({
    reach: reach === 'far' ? 'far' : 'near',
    elbow: elbow === true,
    elbowShown: elbowShown === true,
  }),
)

/** Parses stored preferences; missing and invalid values get their defaults. */
export const parseKitchenPreferences = stored.parse

/** The preferences of the kitchen, stored in this browser, and a function that changes some. */
export const useKitchenPreferences = stored.use
