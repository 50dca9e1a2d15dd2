import { Type, type Static } from 'typebox'
import {
  Id,
  IsoDate,
  LangIdParam,
  LanguageTag,
  MediaPath,
  NO_NUL,
  Nullable,
  Paging,
} from '../common.ts'
import { FilmDocument } from '../films/own-film.ts'
import { Draft, DraftKey } from '../own-recipes/draft.ts'
import { OwnPicture } from '../own-recipes/own-recipe.ts'
import { FieldPath } from './field-path.ts'
import { REMARK_MAX, REMARKS_MAX } from './limits.ts'
import { Remark, Submission, SubmissionWord } from './submission.ts'

const Count = Type.Integer({ minimum: 0 })

/**
 * Lists of the desk. `waiting`: oldest first. `returned`: sent back and not sent in again, newest first.
 * `trusted`: published by trusted authors and not looked at, oldest first.
 */
export const DESK_LISTS = ['waiting', 'returned', 'trusted'] as const
/** One of {@link DESK_LISTS}. */
export type DeskList = (typeof DESK_LISTS)[number]

/** Who reads a submission. */
const Reader = Type.Object({
  Name: Type.String(),
  /** The caller. */
  IsMe: Type.Boolean(),
})

/** A submission in a list of the desk. */
export const DeskCard = Type.Object({
  /** Of the submission. */
  Id,
  Number: Type.Integer({ minimum: 1 }),
  /** In the requested language, or else in the other one. */
  Name: Type.String(),
  CoverPath: Nullable(MediaPath),
  /** The languages of its name. */
  Languages: Type.Array(LanguageTag),
  StepCount: Count,
  /** Its author. */
  Author: Type.Object({ Id: Nullable(Id), Name: Type.String() }),
  /** It is the caller's own: somebody else decides. */
  IsMine: Type.Boolean(),
  Sent: IsoDate,
  /** Fields, and parts of the film, that differ from the version that was published before; null for a first one. */
  Changes: Nullable(Count),
  /** Foods in it that the catalogue does not know. */
  UnknownFoods: Count,
  /** Who is reading it now; null for nobody. */
  Reader: Nullable(Reader),
  /** Remarks when it was last returned, and how many of them are done; null for one that never was. */
  Again: Nullable(Type.Object({ Remarks: Count, Done: Count })),
})
/** @see {@link DeskCard} (schema) */
export type DeskCard = Static<typeof DeskCard>

/** Query of a list of the desk. */
export const DeskQuery = Type.Object({
  LangId: LangIdParam,
  ...Paging,
  List: Type.Enum(DESK_LISTS),
})
/** @see {@link DeskQuery} (schema) */
export type DeskQuery = Static<typeof DeskQuery>

/** A list of the desk. */
export const DeskSubmissions = Type.Object({
  Submissions: Type.Array(DeskCard),
  /** How many are in each list. */
  Counts: Type.Object({ waiting: Count, returned: Count, trusted: Count }),
})
/** @see {@link DeskSubmissions} (schema) */
export type DeskSubmissions = Static<typeof DeskSubmissions>

/** A film as the desk sees it, at its marks and with its captions. */
export const DeskFilm = Type.Object({
  /** Served to whoever knows it. */
  Path: MediaPath,
  Document: FilmDocument,
})
/** @see {@link DeskFilm} (schema) */
export type DeskFilm = Static<typeof DeskFilm>

/** What differs between the film of a submission and the published one. */
export const DeskFilmChanges = Type.Object({
  /** Another file, or one where there was none, or none where there was one. */
  IsOtherFilm: Type.Boolean(),
  /** Keys of the steps whose beginning or words differ, in their order. */
  Steps: Type.Array(DraftKey),
  /** Languages whose captions differ. */
  Captions: Type.Array(LanguageTag),
})
/** @see {@link DeskFilmChanges} (schema) */
export type DeskFilmChanges = Static<typeof DeskFilmChanges>

/** A submission as an editor reads it, beside what is published. */
export const DeskSubmission = Type.Object({
  Card: DeskCard,
  Submission,
  /** Without the author's own note. */
  Draft,
  /** The version that was published before; null for a first one. */
  Live: Nullable(Type.Object({ Number: Type.Integer({ minimum: 1 }), Draft })),
  /** Its film; absent without one. */
  Film: Type.Optional(DeskFilm),
  /** The film that is published, unless it is hidden; absent without one. */
  LiveFilm: Type.Optional(DeskFilm),
  /** Absent without any film. */
  FilmChanges: Type.Optional(DeskFilmChanges),
  /** Id of the published recipe; null for a first one. */
  PublicId: Nullable(Id),
  /** Pictures that the drafts refer to by id. */
  Pictures: Type.Array(OwnPicture),
  /** Remarks on the version that was returned before; empty without one. */
  Before: Type.Array(Remark),
  /** Words that the catalogue does not know: foods become new ones, tags and tools are left out. */
  Unknown: Type.Object({
    Foods: Type.Array(Type.String()),
    Tags: Type.Array(Type.String()),
    Tools: Type.Array(Type.String()),
  }),
  /** Who has decided about it; null while it waits. */
  Decision: Nullable(
    Type.Object({
      /** Null for what a trusted author published, and without an account. */
      Name: Nullable(Type.String()),
      IsMe: Type.Boolean(),
      Decided: IsoDate,
    }),
  ),
  /** Published by a trusted author, and nobody at the desk has looked at it. */
  IsToLookAt: Type.Boolean(),
})
/** @see {@link DeskSubmission} (schema) */
export type DeskSubmission = Static<typeof DeskSubmission>

/** A submission is sent back: with a remark, with an answer, or with both. */
export const ReturnBody = Type.Object({
  Answer: Type.Optional(SubmissionWord),
  Remarks: Type.Array(
    Type.Object({
      Field: FieldPath,
      Text: Type.String({ minLength: 1, maxLength: REMARK_MAX, pattern: NO_NUL }),
    }),
    { maxItems: REMARKS_MAX },
  ),
})
/** @see {@link ReturnBody} (schema) */
export type ReturnBody = Static<typeof ReturnBody>
