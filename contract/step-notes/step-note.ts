import { Type, type Static } from 'typebox'
import { Id, IsoDate, LangIdParam, MediaPath, NO_NUL, Nullable } from '../common.ts'
import { STEP_NOTE_MAX, STEP_NOTE_REASONS, STEP_NOTES_PER_LOAD } from './limits.ts'

/** What a note at a step is: a tip, a question, or what the member changed. */
export const STEP_NOTE_KINDS = ['tip', 'question', 'changed'] as const
/** One of {@link STEP_NOTE_KINDS}. */
export type StepNoteKind = (typeof STEP_NOTE_KINDS)[number]

/** A note at a step of a recipe. */
export const StepNote = Type.Object({
  Id,
  StepId: Id,
  Kind: Type.Enum(STEP_NOTE_KINDS),
  Text: Type.String(),
  Created: IsoDate,
  /** Whether its writer has changed it. */
  IsEdited: Type.Boolean(),
  /** Members who found it helpful. */
  Helpful: Type.Integer({ minimum: 0 }),
  /** Whether the caller found it helpful; null for visitors and for the caller's own notes. */
  IsHelpful: Nullable(Type.Boolean()),
  /** Whether the caller wrote it. */
  IsOwn: Type.Boolean(),
  /** Only its writer sees it. */
  IsPrivate: Type.Boolean(),
  User: Type.Object({
    FirstName: Type.String(),
    LastName: Type.String(),
    AvatarPath: Nullable(MediaPath),
  }),
  /** Language the text is written in; sets `lang` on it. */
  LangId: LangIdParam,
  /** Only the caller, who wrote it, sees it: GET /my/cases says why. */
  IsHidden: Type.Optional(Type.Literal(true)),
})
/** @see {@link StepNote} (schema) */
export type StepNote = Static<typeof StepNote>

/** How many notes a step has. */
export const StepNoteCount = Type.Object({
  StepId: Id,
  /** Notes that the caller can see, with the caller's own. */
  Count: Type.Integer({ minimum: 1 }),
  /** Of these the caller's own. */
  Own: Type.Integer({ minimum: 0 }),
})
/** @see {@link StepNoteCount} (schema) */
export type StepNoteCount = Static<typeof StepNoteCount>

/** Query of GET /recipe/{id}/note. */
export const StepNoteQuery = Type.Object({
  StepId: Id,
  LangId: LangIdParam,
  /** Maximum number of other people's notes in the response, 1 to 100. */
  limit: Type.Integer({ minimum: 1, maximum: STEP_NOTES_PER_LOAD, default: STEP_NOTES_PER_LOAD }),
  /** Number of other people's notes to skip. The caller's own notes are only returned with 0. */
  offset: Type.Integer({ minimum: 0, maximum: 2_147_483_647, default: 0 }),
})

/** What a member writes; no database takes U+0000. */
const written = {
  Kind: Type.Enum(STEP_NOTE_KINDS),
  Text: Type.String({ minLength: 1, maxLength: STEP_NOTE_MAX, pattern: NO_NUL }),
  IsPrivate: Type.Boolean(),
}

/** Body of POST /recipe/{id}/note. */
export const NewStepNote = Type.Object({
  StepId: Id,
  ...written,
  /** A UUID chosen by the device: a note that is sent again with it is stored once. */
  Key: Type.String({ pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' }),
})

/** Body of PATCH /recipe/{id}/note/{noteId}. */
export const StepNoteBody = Type.Object(written)
/** @see {@link StepNoteBody} (schema) */
export type StepNoteBody = Static<typeof StepNoteBody>

/** Body of POST /recipe/{id}/note/{noteId}/report. */
export const StepNoteReportBody = Type.Object({ Reason: Type.Enum(STEP_NOTE_REASONS) })

/** Path parameters of the calls about one note. */
export const StepNoteParams = Type.Object({ id: Id, noteId: Id })
