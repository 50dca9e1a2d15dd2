import { createStoredText } from '#app/lib/storage/stored-text.ts'

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

const stored = createStoredText('simmer.kitchen.ring')

/** Parses stored preferences; missing and invalid values get their defaults. */
export function parseRingPreferences(text: string | null): RingPreferences {
  let found: unknown
  try {
    found = JSON.parse(text ?? '{}')
  } catch {
    found = {}
  }
  const { sound, says, vibrates } = (found ?? {}) as Record<string, unknown>
  return {
    sound: RING_SOUNDS.find((name) => name === sound) ?? 'bell',
    says: typeof says === 'boolean' ? says : null,
    vibrates: vibrates !== false,
  }
}

/** How timers ring now. Browser only. */
export const ringPreferences = (): RingPreferences => parseRingPreferences(stored.read())

/** How timers ring, and a function that changes some of it. */
export function useRingPreferences(): [
  RingPreferences,
  (change: Partial<RingPreferences>) => void,
] {
  const preferences = parseRingPreferences(stored.use())
  const change = (some: Partial<RingPreferences>) => {
    stored.write(JSON.stringify({ ...ringPreferences(), ...some }))
  }
  return [preferences, change]
}
