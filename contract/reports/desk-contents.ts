import { Type, type Static } from 'typebox'
import { Id, IsoDate, LangIdParam, MediaPath, Nullable } from '../common.ts'
import { HideBody } from './desk-reports.ts'
import { CONTENTS_PER_LOAD, HIDDEN_BY_COUNT } from './limits.ts'

const Kind = Type.Enum(HIDDEN_BY_COUNT)

/** Query of GET /desk/contents. */
export const DeskContentQuery = Type.Object({
  LangId: LangIdParam,
  Kind,
  limit: Type.Integer({ minimum: 1, maximum: CONTENTS_PER_LOAD, default: CONTENTS_PER_LOAD }),
  offset: Type.Integer({ minimum: 0, maximum: 2_147_483_647, default: 0 }),
})
/** @see {@link DeskContentQuery} (schema) */
export type DeskContentQuery = Static<typeof DeskContentQuery>

/** A comment, a note or a picture of a member that everybody sees. */
export const DeskContent = Type.Object({
  Kind,
  /** Of the comment or note; of a picture the member's. */
  Id,
  /** Names this version of it: hiding it has to name it, too. */
  Revision: Type.String(),
  /** Empty for a picture. */
  Text: Type.String(),
  /** The recipe that it stands at; null for a picture. */
  Recipe: Nullable(Type.Object({ Id, Name: Type.String() })),
  Writer: Type.Object({ Id, Name: Type.String(), PhotoPath: Nullable(MediaPath) }),
  /** Null for a picture. */
  Posted: Nullable(IsoDate),
  /** Members have reported it, and the desk has not decided. */
  IsReported: Type.Boolean(),
  /** Somebody else has to decide: the caller wrote it, or reported it. */
  IsForOthers: Type.Boolean(),
})
/** @see {@link DeskContent} (schema) */
export type DeskContent = Static<typeof DeskContent>

/** Response of GET /desk/contents: the newest first, of pictures those of the newest members. */
export const DeskContents = Type.Object({
  Contents: Type.Array(DeskContent),
  HasMore: Type.Boolean(),
})
/** @see {@link DeskContents} (schema) */
export type DeskContents = Static<typeof DeskContents>

/** Body of PATCH /desk/contents/hide. */
export const DeskHideBody = Type.Object({ Kind, Id, ...HideBody.properties })
