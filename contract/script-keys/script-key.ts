import { Type, type Static } from 'typebox'
import { Id, IsoDate, NO_NUL, Nullable } from '../common.ts'
import { SCRIPT_KEY_DAYS, SCRIPT_KEY_NAME_MAX } from './limits.ts'
import { SCOPES } from './scopes.ts'

/** A script key as its member sees it: never the key itself. */
export const ScriptKey = Type.Object({
  Id,
  /** What it is for, in the member's words. */
  Name: Type.String(),
  Scopes: Type.Array(Type.Enum([...SCOPES])),
  /** The last four characters of the key. */
  Tail: Type.String(),
  Created: IsoDate,
  /** To the minute; null while it was never used. */
  LastUsed: Nullable(IsoDate),
  /** When it ends or has ended: as chosen, or because nothing used it. */
  Ends: IsoDate,
  HasEnded: Type.Boolean(),
})
/** @see {@link ScriptKey} (schema) */
export type ScriptKey = Static<typeof ScriptKey>

/** Response of GET /my/keys: those that run first, of each the newest first. */
export const ScriptKeys = Type.Object({ Keys: Type.Array(ScriptKey) })
/** @see {@link ScriptKeys} (schema) */
export type ScriptKeys = Static<typeof ScriptKeys>

/** Body of POST /my/keys. Blanks around the name do not count. */
export const NewScriptKey = Type.Object({
  Name: Type.String({ minLength: 1, maxLength: SCRIPT_KEY_NAME_MAX, pattern: NO_NUL }),
  Scopes: Type.Array(Type.Enum([...SCOPES]), { minItems: 1, uniqueItems: true }),
  Days: Type.Enum([...SCRIPT_KEY_DAYS]),
})
/** @see {@link NewScriptKey} (schema) */
export type NewScriptKey = Static<typeof NewScriptKey>

/** Response of POST /my/keys: the only one that has the key. */
export const MadeScriptKey = Type.Object({ ...ScriptKey.properties, Key: Type.String() })
/** @see {@link MadeScriptKey} (schema) */
export type MadeScriptKey = Static<typeof MadeScriptKey>
