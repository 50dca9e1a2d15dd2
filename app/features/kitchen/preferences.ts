import { useMemo } from 'react'
import { createStoredText } from '#app/lib/storage/stored-text.ts'

/** Settings of the kitchen for this device. */
export interface KitchenPreferences {
  /** `far`: text to be read from two metres. */
  readonly reach: 'near' | 'far'
  /** Elbow mode: a press on the left third of the screen is Back, one on the rest is Next. */
  readonly elbow: boolean
  /** Whether the drawing that explains the elbow mode has been shown. */
  readonly elbowShown: boolean
}

const DEFAULTS: KitchenPreferences = { reach: 'near', elbow: false, elbowShown: false }
const stored = createStoredText('simmer.kitchen.preferences')

/** Parses stored preferences; missing and invalid values get their defaults. */
export function parseKitchenPreferences(text: string | null): KitchenPreferences {
  let found: unknown
  try {
    found = JSON.parse(text ?? '{}')
  } catch {
    return DEFAULTS
  }
  const { reach, elbow, elbowShown } = (found ?? {}) as Record<string, unknown>
  return {
    reach: reach === 'far' ? 'far' : 'near',
    elbow: elbow === true,
    elbowShown: elbowShown === true,
  }
}

/** The preferences of the kitchen, stored in this browser, and a function that changes some. */
export function useKitchenPreferences(): [
  KitchenPreferences,
  (change: Partial<KitchenPreferences>) => void,
] {
  const text = stored.use()
  const preferences = useMemo(() => parseKitchenPreferences(text), [text])
  const choose = (change: Partial<KitchenPreferences>) => {
    stored.write(JSON.stringify({ ...preferences, ...change }))
  }
  return [preferences, choose]
}
