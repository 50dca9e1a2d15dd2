import { Type } from 'typebox'
import { DESK_TEXT_MAX } from './limits.ts'

/** Text of one line; control characters are not allowed. */
export const TypedLine = (maxLength: number) =>
  Type.String({ minLength: 1, maxLength, pattern: '^[^\\p{Cc}]*$' })

/** Why something was decided: it is in the log, for as long as there is one, so it names nobody. */
export const Why = Type.Optional(
  Type.String({ maxLength: DESK_TEXT_MAX, pattern: '^[^\\p{Cc}]*$' }),
)
