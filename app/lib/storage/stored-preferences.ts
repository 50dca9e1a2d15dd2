import { useMemo } from 'react'
import { createStoredText } from './stored-text.ts'

/** Preferences in local storage, as a store. */
export interface StoredPreferences<Preferences> {
  /** Parses a stored text; missing and invalid values get their defaults. */
  readonly parse: (text: string | null) => Preferences
  /** The preferences now. Browser only. */
  readonly read: () => Preferences
  /** The preferences now and after each change, in every tab, and a function that changes some. */
  readonly use: () => [Preferences, (change: Partial<Preferences>) => void]
}

/**
 * Creates the store of a key, whose text is a JSON object. To be called once per key, at module level.
 *
 * @param checked the preferences of a stored object, with the defaults of missing and invalid values
 */
export function createStoredPreferences<Preferences extends object>(
  key: string,
  checked: (found: Readonly<Record<string, unknown>>) => Preferences,
): StoredPreferences<Preferences> {
  const stored = createStoredText(key)
  const parse = (text: string | null) => {
    let found: unknown
    try {
      found = JSON.parse(text ?? '{}')
    } catch {
      found = {}
    }
    return checked((found ?? {}) as Record<string, unknown>)
  }
  const read = () => parse(stored.read())
  const change = (some: Partial<Preferences>) => {
    stored.write(JSON.stringify({ ...read(), ...some }))
  }
  return {
    parse,
    read,
    use: () => {
      const text = stored.use()
      return [useMemo(() => parse(text), [text]), change]
    },
  }
}
