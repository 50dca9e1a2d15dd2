import { Type, type Static } from 'typebox'
import { Id, IsoDate, Nullable } from '../common.ts'
import { LIST_LIMIT_MAX } from '../limits.ts'

/** Everything that is decided at the desk. */
const LOG_ACTIONS = [
  'role-granted',
  'role-revoked',
  'author-trusted',
  'author-untrusted',
  'author-given',
  'application-approved',
  'application-refused',
  'profile-approved',
  'profile-returned',
  'member-suspended',
  'suspension-lifted',
  'recipe-approved',
  'recipe-returned',
  'recipe-published-by-trust',
  'recipe-looked-at',
  'cookbook-approved',
  'cookbook-returned',
  'cookbook-published-by-trust',
  'cookbook-looked-at',
  'month-chosen',
  'month-cleared',
  'month-given-back',
  'content-hidden',
  'content-kept',
  'notice-closed',
  'food-adopted',
  'food-merged',
  'tag-adopted',
  'tag-merged',
  'registration-changed',
  'invitation-made',
  'invitation-ended',
  'read-only-changed',
] as const
/** Something that is decided at the desk. */
export type LogAction = (typeof LOG_ACTIONS)[number]

/** What decisions are about. */
const LOG_SUBJECTS = [
  'member',
  'author',
  'comment',
  'note',
  'picture',
  'recipe',
  'submission',
  'cookbook',
  'film',
  'notice',
  'food',
  'tag',
  'site',
  'invitation',
] as const
/** What a decision is about. */
export type LogSubject = (typeof LOG_SUBJECTS)[number]

/** Query of GET /desk/log: the newest rows, or those before one of them. */
export const LogQuery = Type.Object({
  Before: Type.Optional(Id),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: LIST_LIMIT_MAX })),
})
/** @see {@link LogQuery} (schema) */
export type LogQuery = Static<typeof LogQuery>

/** What the log is about, by its name now; null for what has none, or is not there any more. */
const Named = Type.Object({ Id, Name: Nullable(Type.String()) })

/** Something that was decided. */
export const LogRow = Type.Object({
  Id,
  Logged: IsoDate,
  /** Where it was decided: on a page, by the command of an operator, or by itself. */
  Source: Type.Enum(['page', 'command', 'automatic']),
  /** Null without an account: then Source says who. */
  Actor: Nullable(Named),
  Action: Type.Enum(LOG_ACTIONS),
  SubjectKind: Type.Enum(LOG_SUBJECTS),
  Subject: Nullable(Named),
  /** What else is to be said, by name: such as the role, the reason, or the end of a suspension. */
  Details: Type.Record(
    Type.String(),
    Type.Union([Type.String(), Type.Number(), Type.Boolean(), Type.Null()]),
  ),
})
/** @see {@link LogRow} (schema) */
export type LogRow = Static<typeof LogRow>

/** Response of GET /desk/log: the newest first. */
export const LogPage = Type.Object({
  Rows: Type.Array(LogRow),
  /** Whether there are earlier rows. */
  HasMore: Type.Boolean(),
})
/** @see {@link LogPage} (schema) */
export type LogPage = Static<typeof LogPage>
