import { createStoredPreferences } from '#app/lib/storage/stored-preferences.ts'

/** Sounds of the bell while a page is open. */
export const RING_SOUNDS = ['bell', 'clock', 'spoon'] as const
/** One of {@link RING_SOUNDS}. */
export type RingSound = (typeof RING_SOUNDS)[number]

/** How timers ring while a page is open, chosen once on this device. */
export interface RingPreferences {
  readonly sound: RingSound
  /** Says which timer rings. Null until the cook has chosen. */
  readonly says: boolean | null
  readonly vibrates: boolean
}

const stored = createStoredPreferences<RingPreferences>(
  'simmer.kitchen.ring',
  ({ sound, says, vibrates }) => ({
    sound: RING_SOUNDS.find((name) => name === sound) ?? 'bell',
    says: typeof says === 'boolean' ? says : null,
    vibrates: vibrates !== false,
  }),
)

/** Parses stored preferences; missing and invalid values get their defaults. */
export const parseRingPreferences = stored.parse

/** How timers ring now. Browser only. */
export const ringPreferences = stored.read

/** How timers ring, and a function that changes some of it. */
export const useRingPreferences = stored.use
