import { Type, type Static } from 'typebox'
import { Id, IsoDate, MediaPath } from '../common.ts'
import type { Language } from '../languages.ts'
import { DraftKey } from '../own-recipes/draft.ts'
import { DRAFT_STEPS_MAX } from '../own-recipes/limits.ts'
import * as limits from './limits.ts'

/** Version of {@link FilmDocument}. */
export const FILM_FORMAT = 1

const both = (maxLength: number) => {
  const text = Type.Optional(Type.String({ maxLength }))
  const texts: Record<Language, typeof text> = { en: text, de: text }
  return Type.Object(texts)
}

/** A SHA-256 in hex. */
const Sha256 = Type.String({ pattern: '^[\\da-f]{64}$' })

/** Milliseconds from the beginning of the film. */
const FilmMs = Type.Integer({ minimum: 0, maximum: limits.FILM_MS_MAX })

/** A step of the recipe, and its part of the film. */
export const FilmStep = Type.Object({
  /** Key of the step in the draft. */
  Key: DraftKey,
  /**
   * Where its part begins; the part ends where the next one begins, or with the film. Absent: the step
   * has no film and is shown as a card.
   */
  StartsMs: Type.Optional(FilmMs),
  /** Its part is one picture that is held. */
  IsStill: Type.Optional(Type.Literal(true)),
  /** What its part shows, for those who do not see it. */
  Describe: Type.Optional(both(limits.FILM_DESCRIPTION_MAX)),
  /** The sound that tells a cook something, without brackets. */
  Sound: Type.Optional(both(limits.FILM_SOUND_MAX)),
})
/** @see {@link FilmStep} (schema) */
export type FilmStep = Static<typeof FilmStep>

/** A line of text that is shown over the film. */
export const FilmCaption = Type.Object({
  StartsMs: FilmMs,
  StopsMs: FilmMs,
  Text: Type.String({ minLength: 1, maxLength: limits.FILM_CAPTION_MAX }),
})
/** @see {@link FilmCaption} (schema) */
export type FilmCaption = Static<typeof FilmCaption>

const Captions = Type.Optional(Type.Array(FilmCaption, { maxItems: limits.FILM_CAPTIONS_MAX }))

/**
 * The steps and words of a film as it was made: parts follow each other in the order of the steps, without a
 * gap; the first begins at 0. The rules beyond the schema are those of `film-rules.ts`.
 */
export const FilmDocument = Type.Object({
  Format: Type.Literal(FILM_FORMAT),
  /** Length of the film. */
  DurationMs: Type.Integer({ minimum: 1, maximum: limits.FILM_MS_MAX }),
  /** Every step of the recipe once, in its order. */
  Steps: Type.Array(FilmStep, { minItems: 1, maxItems: DRAFT_STEPS_MAX }),
  /** By language, in the order of their times; they do not overlap. */
  Captions: Type.Object({ en: Captions, de: Captions }),
})
/** @see {@link FilmDocument} (schema) */
export type FilmDocument = Static<typeof FilmDocument>

/** The film of an own recipe. */
export const OwnFilm = Type.Object({
  /** Asks for the steps, as `Videos.Main.Id` does. Another film of the same recipe has another id. */
  Id,
  /** Counts the changes of its document. */
  Version: Type.Integer({ minimum: 1 }),
  Document: FilmDocument,
  /** Secret address, served to whoever knows it. */
  Path: MediaPath,
  Bytes: Type.Integer({ minimum: 1 }),
  Width: Type.Integer({ minimum: 1 }),
  Height: Type.Integer({ minimum: 1 }),
  HasSound: Type.Boolean(),
  MadeAt: IsoDate,
})
/** @see {@link OwnFilm} (schema) */
export type OwnFilm = Static<typeof OwnFilm>

/** Body of X261: the file that is about to be sent. */
export const NewFilmUpload = Type.Object({
  Bytes: Type.Integer({ minimum: 1 }),
  /** SHA-256 of the whole file in hex, where the device has counted it. */
  Sha256: Type.Optional(Sha256),
})
/** @see {@link NewFilmUpload} (schema) */
export type NewFilmUpload = Static<typeof NewFilmUpload>

/** Body of X264: what the sent file is. */
export const FinishFilm = Type.Object({
  Document: FilmDocument,
  /** The file is as a camera has made it: its parts need not begin with key frames. */
  IsUntouched: Type.Optional(Type.Boolean()),
})
/** @see {@link FinishFilm} (schema) */
export type FinishFilm = Static<typeof FinishFilm>

/** Body of X266: other words of the film as it was read. */
export const ChangeFilm = Type.Object({
  Version: Type.Integer({ minimum: 1 }),
  Document: FilmDocument,
})
/** @see {@link ChangeFilm} (schema) */
export type ChangeFilm = Static<typeof ChangeFilm>

/** Names an upload. */
const UploadId = Type.String({ pattern: '^[\\w-]{20,60}$' })
/** Path parameters of the calls about an upload. */
export const UploadParams = Type.Object({ id: UploadId })
/** Path parameters of X263: a part, counted from 0. */
export const UploadPartParams = Type.Object({
  id: UploadId,
  number: Type.Integer({ minimum: 0, maximum: limits.FILM_UPLOAD_PARTS_MAX - 1 }),
})
/** Headers of X263. */
export const UploadPartHeaders = Type.Object({
  /** SHA-256 of the part in hex. */
  'x-part-sha256': Sha256,
})

/** An upload that was begun. Its parts may be sent in any order, by any device of the member, more than once. */
export const FilmUpload = Type.Object({
  Id: UploadId,
  /** Size of the whole file. */
  Bytes: Type.Integer({ minimum: 1, maximum: limits.FILM_BYTES_MAX }),
  /** Size of each part but the last. */
  PartBytes: Type.Integer({ minimum: 1 }),
  /** Numbers of the parts that have arrived, from 0. */
  Parts: Type.Array(Type.Integer({ minimum: 0 })),
})
/** @see {@link FilmUpload} (schema) */
export type FilmUpload = Static<typeof FilmUpload>
