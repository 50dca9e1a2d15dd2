import type { ScriptKey } from '#contract/script-keys/script-key.ts'

/** A day of the past that reads the same whenever the story is shown. */
const LONG_AGO = '2024-03-09T10:00:00.000Z'
/** A day that is a long way off. */
const FAR_OFF = '2094-11-29T10:00:00.000Z'

/** A key of a display in the kitchen. */
export function scriptKeyWith(parts: Partial<ScriptKey> = {}): ScriptKey {
  return {
    Id: 3,
    Name: 'Shopping list on the fridge display',
    Scopes: ['lists:read', 'lists:write'],
    Tail: 'k7Qf',
    Created: LONG_AGO,
    LastUsed: LONG_AGO,
    Ends: FAR_OFF,
    HasEnded: false,
    ...parts,
  }
}

/** What a member has who writes programs. */
export const SCRIPT_KEYS: readonly ScriptKey[] = [
  scriptKeyWith(),
  scriptKeyWith({
    Id: 2,
    Name: 'Wöchentliche Sicherung meiner Rezepte, Kochbücher und Notizen',
    Scopes: ['recipes:read'],
    Tail: '2mXa',
    LastUsed: null,
  }),
  scriptKeyWith({ Id: 1, Name: 'Import from the old collection', Ends: LONG_AGO, HasEnded: true }),
]
