import { useMemo } from 'react'
import {
  DEFAULT_PREFERENCES,
  type PlayerPreferences,
} from '#design-system/sequence-player/player.types.ts'
import { createStoredText } from '#app/lib/storage/stored-text.ts'

const stored = createStoredText('simmer.player')

/** Parses stored preferences; missing and invalid values get their defaults. */
export function parsePreferences(text: string | null): PlayerPreferences {
  const preferences = { ...DEFAULT_PREFERENCES }
  let found: unknown
  try {
    found = JSON.parse(text ?? '{}')
  } catch {
    return preferences
  }
  for (const name of Object.keys(preferences) as (keyof PlayerPreferences)[]) {
    const choice = (found as Partial<PlayerPreferences> | null)?.[name]
    if (typeof choice === 'boolean') preferences[name] = choice
  }
  return preferences
}

/** The options of the player, stored in this browser. */
export function usePreferences(): [PlayerPreferences, (preferences: PlayerPreferences) => void] {
  const text = stored.use()
  const preferences = useMemo(() => parsePreferences(text), [text])
  return [preferences, (next) => stored.write(JSON.stringify(next))]
}
