import {
  DEFAULT_PREFERENCES,
  type PlayerPreferences,
} from '#design-system/sequence-player/player.types.ts'
import { createStoredPreferences } from '#app/lib/storage/stored-preferences.ts'

const stored = createStoredPreferences<PlayerPreferences>('simmer.player', (found) => {
  const preferences = { ...DEFAULT_PREFERENCES }
  for (const name of Object.keys(preferences) as (keyof PlayerPreferences)[]) {
    const choice = found[name]
    if (typeof choice === 'boolean') preferences[name] = choice
  }
  return preferences
})

/** Parses stored preferences; missing and invalid values get their defaults. */
export const parsePreferences = stored.parse

/** The options of the player, stored in this browser, and a function that changes some. */
export const usePreferences = stored.use
