import { Type, type Static } from 'typebox'
import { BlankLine, Email, Line, Password } from '../account.ts'
import { LangIdParam } from '../common.ts'
import { NAME_MAX } from '../limits.ts'
import { PLACE_MAX } from './limits.ts'
import { Registration } from './registration.ts'

/** Response of GET /first, which exists while a site has no member. */
export const FirstState = Type.Object({
  /** Who mail is from; null where none is sent. */
  MailFrom: Type.Union([Type.String(), Type.Null()]),
  /** How many recipes came with the start. */
  Recipes: Type.Integer({ minimum: 0 }),
})
/** @see {@link FirstState} (schema) */
export type FirstState = Static<typeof FirstState>

/** Body of POST /first. */
export const FirstBody = Type.Object({
  /** The four words of the start's output, however they are separated. */
  Words: Line(200),
  FirstName: Line(NAME_MAX),
  LastName: BlankLine(NAME_MAX),
  Email,
  Password,
  Language: LangIdParam,
  /** For whom the site is. */
  Place: BlankLine(PLACE_MAX),
  Registration,
  /** Whether the recipes that came with the start stay. */
  Examples: Type.Boolean(),
})
/** @see {@link FirstBody} (schema) */
export type FirstBody = Static<typeof FirstBody>
