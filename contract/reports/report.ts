import { Type, type Static } from 'typebox'
import { Id, IsoDate, MediaPath, NO_NUL, Nullable } from '../common.ts'
import { COMMENT_MAX } from '../limits.ts'
import { REPORT_KINDS, REPORT_REASONS, REPORT_WORD_MAX } from './limits.ts'

/** What somebody adds in their own words. */
const Word = Type.Optional(Type.String({ maxLength: REPORT_WORD_MAX, pattern: NO_NUL }))

/** Something by which its writer is named: members' ids are not known to others. */
const WRITTEN = ['comment', 'note'] as const

/** Body of POST /report. */
export const ReportBody = Type.Object({
  /** `picture` is that of whoever wrote `Id`. */
  Kind: Type.Enum(REPORT_KINDS),
  Id,
  /** Of a picture: what `Id` is. @default `comment` */
  Beside: Type.Optional(Type.Enum(WRITTEN)),
  Reason: Type.Enum(REPORT_REASONS),
  Word,
})
/** @see {@link ReportBody} (schema) */
export type ReportBody = Static<typeof ReportBody>

/** A report as the member who made it sees it. */
export const Report = Type.Object({
  Id,
  Kind: Type.Enum(REPORT_KINDS),
  /** The recipe, cookbook or author, or the recipe that it stands at; null for a picture, and once it is gone. */
  Title: Nullable(Type.String()),
  Reason: Type.Enum(REPORT_REASONS),
  Word: Type.String(),
  Sent: IsoDate,
  /** What came of it; `gone` when its writer has deleted it. */
  Outcome: Type.Enum(['open', 'hidden', 'kept', 'gone']),
  /** The member sees it nevertheless. */
  IsShown: Type.Boolean(),
})
/** @see {@link Report} (schema) */
export type Report = Static<typeof Report>

/** Response of GET /my/reports: the newest first. */
export const Reports = Type.Object({ Reports: Type.Array(Report) })

/** Body of PATCH /my/reports/{id}/show. */
export const ShowBody = Type.Object({ IsShown: Type.Boolean() })

/** Something of the caller's that is hidden, or was until the desk heard them. */
export const OwnCase = Type.Object({
  Id,
  Kind: Type.Enum(REPORT_KINDS),
  /** Of the comment, note, member, recipe, cookbook or author. */
  SubjectId: Id,
  /** The recipe that it stands at. */
  RecipeId: Nullable(Id),
  /** The own recipe that a recipe was published from, which its author changes and sends in again. */
  OwnRecipeId: Type.Optional(Id),
  /** The recipe, cookbook or author, or the recipe that it stands at; null for a picture, and once it is gone. */
  Title: Nullable(Type.String()),
  /** As it is now; empty for a picture. */
  Text: Type.String(),
  IsHidden: Type.Boolean(),
  /** Several members have reported it, and nobody at the desk has looked yet. */
  IsByItself: Type.Boolean(),
  /** The desk has still to look: at the reports, a change or an objection. */
  IsWaiting: Type.Boolean(),
  Reason: Type.Enum(REPORT_REASONS),
  /** What the desk says. */
  Remark: Nullable(Type.String()),
  Objection: Nullable(Type.String()),
  MayObject: Type.Boolean(),
  /** Its text can be changed here. */
  MayChange: Type.Boolean(),
  MayDelete: Type.Boolean(),
})
/** @see {@link OwnCase} (schema) */
export type OwnCase = Static<typeof OwnCase>

/** Response of GET /my/cases: the newest first. */
export const OwnCases = Type.Object({ Cases: Type.Array(OwnCase) })
/** @see {@link OwnCases} (schema) */
export type OwnCases = Static<typeof OwnCases>

/** Body of PATCH /my/cases/{id}/object. */
export const ObjectBody = Type.Object({
  Text: Type.String({ minLength: 1, maxLength: REPORT_WORD_MAX, pattern: NO_NUL }),
})
/** Body of PATCH /my/cases/{id}/change; a note takes less than a comment. */
export const ChangeBody = Type.Object({
  Text: Type.String({ minLength: 1, maxLength: COMMENT_MAX, pattern: NO_NUL }),
})

/** Body of POST /my/blocks: whoever wrote this. */
export const BlockBody = Type.Object({ Kind: Type.Enum(WRITTEN), Id })

/** Members of whom the caller sees nothing. */
export const Blocks = Type.Object({
  Blocks: Type.Array(
    Type.Object({ Id, Name: Type.String(), PhotoPath: Nullable(MediaPath), Since: IsoDate }),
  ),
})
/** @see {@link Blocks} (schema) */
export type Blocks = Static<typeof Blocks>
