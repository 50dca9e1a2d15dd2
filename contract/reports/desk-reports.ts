import { Type, type Static } from 'typebox'
import { Email } from '../account.ts'
import { DESK_TEXT_MAX } from '../desk/limits.ts'
import { TypedLine, Why } from '../desk/texts.ts'
import { Id, IsoDate, LangIdParam, MediaPath, NO_NUL, Nullable } from '../common.ts'
import {
  CASES_PER_LOAD,
  NOTICE_NAME_MAX,
  NOTICE_PAGE_MAX,
  NOTICE_TEXT_MAX,
  REPORT_KINDS,
  REPORT_REASONS,
  REPORT_WORD_MAX,
} from './limits.ts'

const Count = Type.Integer({ minimum: 0 })
const limit = Type.Integer({ minimum: 1, maximum: CASES_PER_LOAD, default: CASES_PER_LOAD })
const offset = Type.Integer({ minimum: 0, maximum: 2_147_483_647, default: 0 })

/** Query of GET /desk/reports. */
export const DeskCaseQuery = Type.Object({
  LangId: LangIdParam,
  IsDone: Type.Boolean({ default: false }),
  limit,
  offset,
})
/** @see {@link DeskCaseQuery} (schema) */
export type DeskCaseQuery = Static<typeof DeskCaseQuery>

/** What members reported about one thing, as the desk sees it. */
export const DeskCase = Type.Object({
  Id,
  Kind: Type.Enum(REPORT_KINDS),
  /** Of the comment, note, member, recipe, cookbook or author. */
  SubjectId: Id,
  RecipeId: Nullable(Id),
  /** The recipe, cookbook or author, or the recipe that it stands at; null for a picture, and once it is gone. */
  Title: Nullable(Type.String()),
  /** Names this version of it: a decision has to name it, too. */
  Revision: Type.String(),
  /** As it is now; null when it is gone. */
  Text: Nullable(Type.String()),
  /** As it was when it was last reported. */
  Reported: Type.String(),
  /** A member's picture as a data address, in the answer about one case. */
  Picture: Type.Optional(Type.String()),
  /** Who wrote it; null without an account. */
  Writer: Nullable(Type.Object({ Id, Name: Type.String(), PhotoPath: Nullable(MediaPath) })),
  State: Type.Enum(['open', 'changed', 'objected', 'hidden', 'kept', 'gone']),
  /** Null while others see it. */
  HiddenSince: Nullable(IsoDate),
  Since: IsoDate,
  /** The newest first, at most 20; nobody is named. */
  Reports: Type.Array(
    Type.Object({
      Reason: Type.Enum(REPORT_REASONS),
      Word: Type.String(),
      Sent: IsoDate,
      /** An editor has found nothing wrong with this before. */
      IsRefused: Type.Boolean(),
    }),
  ),
  /** How many there are. */
  Total: Count,
  /** How many say what, the most frequent first. */
  Reasons: Type.Array(Type.Object({ Reason: Type.Enum(REPORT_REASONS), Count })),
  Remark: Nullable(Type.String()),
  Objection: Nullable(Type.String()),
  /** Who decided last, and when. */
  DecidedBy: Nullable(Type.Object({ Id, Name: Nullable(Type.String()) })),
  Decided: Nullable(IsoDate),
  /** Somebody else has to decide: the caller wrote it, reported it or is objected to. */
  IsForOthers: Type.Optional(Type.Literal(true)),
})
/** @see {@link DeskCase} (schema) */
export type DeskCase = Static<typeof DeskCase>

/** Response of GET /desk/reports: recipes, cookbooks and authors first, then the oldest. */
export const DeskCases = Type.Object({ Cases: Type.Array(DeskCase), Open: Count, Done: Count })
/** @see {@link DeskCases} (schema) */
export type DeskCases = Static<typeof DeskCases>

/** Body of PATCH /desk/reports/{id}/hide. */
export const HideBody = Type.Object({
  Revision: Type.String(),
  Reason: Type.Enum(REPORT_REASONS),
  /** The writer reads it. */
  Remark: TypedLine(DESK_TEXT_MAX),
})
/** Body of PATCH /desk/reports/{id}/keep: there is nothing wrong with it. */
export const KeepBody = Type.Object({ Revision: Type.String(), Why })

/** Body of POST /notice: by whoever has no account. */
export const NoticeBody = Type.Object({
  Name: TypedLine(NOTICE_NAME_MAX),
  Email,
  /** Of what it is about. */
  Page: Type.String({ maxLength: NOTICE_PAGE_MAX, pattern: '^https?://[^\\s\\p{Cc}]+$' }),
  Reason: Type.Enum(REPORT_REASONS),
  Text: Type.String({ minLength: 1, maxLength: NOTICE_TEXT_MAX, pattern: NO_NUL }),
  /** The sender believes that what they say is right. */
  IsInGoodFaith: Type.Boolean(),
})
/** @see {@link NoticeBody} (schema) */
export type NoticeBody = Static<typeof NoticeBody>

/** Response of POST /notice: a number to ask about it. */
export const NoticeReceipt = Type.Object({ Id, DeletedOn: IsoDate })

/** A notice as the desk sees it. */
export const Notice = Type.Object({
  Id,
  Name: Type.String(),
  Email: Type.String(),
  Page: Type.String(),
  Reason: Type.Enum(REPORT_REASONS),
  Text: Type.String(),
  /** Of the page that it was written on: 0 German, 1 English. */
  LangId: LangIdParam,
  Sent: IsoDate,
  DeletedOn: IsoDate,
  Closed: Nullable(IsoDate),
  /** What was done about it. */
  Remark: Nullable(Type.String()),
})
/** @see {@link Notice} (schema) */
export type Notice = Static<typeof Notice>

/** Response of GET /desk/notices: open ones first, the oldest of them first. */
export const Notices = Type.Object({ Notices: Type.Array(Notice) })
/** Query of GET /desk/notices. */
export const NoticeQuery = Type.Object({ limit, offset })
/** Body of PATCH /desk/notices/{id}/close. */
export const CloseBody = Type.Object({ Remark: TypedLine(REPORT_WORD_MAX) })
